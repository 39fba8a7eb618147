"""The contracts of a variant, hand by hand."""

from typing import Any

from django.utils.translation import gettext as _

from scoring.contract import Contract
from scoring.variant import Variant
from tournaments.web.words import wild_words

Context = dict[str, Any]


def contract_rows(variant: Variant) -> list[Context]:
    """What each hand demands; nothing where points open."""
    if not variant.contracts:
        return []
    numbers = range(1, (variant.hand_count or len(variant.contracts)) + 1)
    return [_row(variant, number) for number in numbers]


def _row(variant: Variant, number: int) -> Context:
    return {
        "number": number,
        "melds": _melds(variant, variant.contracts[number - 1]),
        "dealt": variant.cards_dealt(number, variant.players_max),
        "wild": wild_words(variant, number),
    }


def _melds(variant: Variant, contract: Contract) -> list[Context]:
    cards_of_set, cards_of_run = variant.set_rule.least_cards, variant.run_rule.least_cards
    a_set = _meld("set", _("set of %(cards)s"), cards_of_set)
    a_run = _meld("run", _("run of %(cards)s"), cards_of_run)
    return [a_set] * contract.sets + [a_run] * contract.runs


def _meld(kind: str, text: str, size: int) -> Context:
    return {"kind": kind, "cards": range(size), "text": text % {"cards": size}}
