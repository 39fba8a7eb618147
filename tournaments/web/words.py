"""Words of the game as pages say them."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from scoring.contract import Contract
from scoring.finish import Finish
from scoring.variant import Variant
from tournaments.selectors.card_words import rank_letters
from tournaments.web.marks import multiplied

_TEXTS = {
    Finish.ORDINARY: gettext_lazy("after having opened earlier"),
    Finish.KALUKI: gettext_lazy("all cards in one turn"),
    Finish.FIRST_OPENING: gettext_lazy("in the turn of the first opening"),
    Finish.BLOCKED: gettext_lazy("nobody could draw: everyone counts"),
    Finish.VOID: gettext_lazy("nobody went out: same dealer again"),
}


def finish_text(finish: Finish) -> str:
    """What that means at the table."""
    return str(_TEXTS[finish])


def finish_effect(variant: Variant, finish: Finish) -> str:
    """By what the losers' points are multiplied, where they are."""
    return multiplied(variant.multiplier(finish))


def hand_title(variant: Variant, number: int) -> str:
    """“Hand 4”, “Hand 4 of 9”."""
    if variant.hand_count is None:
        return _("Hand %(number)s") % {"number": number}
    return _("Hand %(number)s of %(count)s") % {"number": number, "count": variant.hand_count}


def contract_words(contract: Contract | None) -> str:
    """What a hand demands: “2 sets + 1 run”; empty where points open."""
    if contract is None:
        return ""
    sets = ngettext("%(count)s set", "%(count)s sets", contract.sets) % {"count": contract.sets}
    runs = ngettext("%(count)s run", "%(count)s runs", contract.runs) % {"count": contract.runs}
    named = [text for text, count in ((sets, contract.sets), (runs, contract.runs)) if count]
    return " + ".join(named)


def wild_words(variant: Variant, number: int) -> str:
    """The rank that is wild in a hand, as printed; empty where there is none."""
    rank = variant.wild_rank(number)
    return "" if rank is None else rank_letters(rank)


def dealt_words(cards: int) -> str:
    """How many cards each is dealt."""
    return ngettext("%(count)s card each", "%(count)s cards each", cards) % {"count": cards}
