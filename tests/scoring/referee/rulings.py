"""Short ways to ask the referee."""

from collections.abc import Iterable

from scoring.cards import parse_card, parse_cards
from scoring.house_rules import apply_house_rules
from scoring.melds import format_meld, parse_meld
from scoring.referee import (
    GoingOutRuling,
    LastTurn,
    LayDownRuling,
    Reason,
    TableRuling,
    read_table,
    rule_exchange,
    rule_going_out,
    rule_lay_down,
    rule_lay_off,
)
from scoring.variants import get_variant


def lay_down(
    key: str,
    *melds: str,
    hand: int = 1,
    opened: bool = False,
    own: Iterable[str] = (),
    **house_rules: object,
) -> LayDownRuling:
    variant = apply_house_rules(get_variant(key), house_rules)
    offers, before = [*map(parse_meld, melds)], [*map(parse_meld, own)]
    return rule_lay_down(variant, hand, offers, opened=opened, own=before)


def lay_off(table: str, player: str, meld: int, cards: str) -> TableRuling:
    return rule_lay_off(read_table(table), player, meld, parse_meld(cards))


def exchange(table: str, player: str, meld: int, cards: str) -> TableRuling:
    return rule_exchange(read_table(table), player, meld, parse_cards(cards))


def go_out(
    key: str,
    *melds: str,
    hand: int = 1,
    opened: bool = False,
    discard: str = "",
    left: int = 0,
    **house_rules: object,
) -> GoingOutRuling:
    variant = apply_house_rules(get_variant(key), house_rules)
    turn = LastTurn(
        opened=opened,
        melds=tuple(map(parse_meld, melds)),
        discard=parse_card(discard) if discard else None,
        left=left,
    )
    return rule_going_out(variant, hand, turn)


def codes(reasons: Iterable[Reason]) -> list[str]:
    return [reason.problem.code for reason in reasons]


def read(ruling: LayDownRuling) -> list[str]:
    """The melds as they were read; empty where one is none."""
    return [format_meld(meld.reading.cards) if meld.reading else "" for meld in ruling.melds]


def shown(ruling: TableRuling) -> str:
    """The meld as it lies after a legal ruling."""
    return format_meld(ruling.meld.cards) if ruling.meld else ""
