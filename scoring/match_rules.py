"""How a match is begun, left, re-entered and won, as data (variants.md §3.1, §3.7, §6)."""

from dataclasses import dataclass
from enum import StrEnum


class Ranking(StrEnum):
    """What decides a match."""

    LAST_IN = "last_in"
    LOWEST_TOTAL = "lowest_total"


class TieBreak(StrEnum):
    """What decides between equal totals before they share a place."""

    NONE = "none"
    HANDS_WON = "hands_won"


class FirstDealer(StrEnum):
    """Who deals first unless the director names somebody (variants.md §6)."""

    FIRST_SEAT = "first_seat"
    AT_RANDOM = "at_random"


class DrawTies(StrEnum):
    """When players of the seating draw draw again: on equal ranks or on identical cards."""

    RANK = "rank"
    CARD = "card"


class StockEmpty(StrEnum):
    """What becomes of a hand whose stock is gone for good."""

    VOID = "void"
    BLOCKED = "blocked"


class FinalDiscard(StrEnum):
    """Whether going out takes a last discard. The last hand is that of the last contract."""

    ALWAYS = "always"
    NEVER = "never"
    EITHER = "either"
    NOT_IN_LAST_HAND = "not_in_last_hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyInRule:
    """How often a player may come back, while how many are still in, and how far above them."""

    most: int
    least_survivors: int = 2
    reentry_margin: int = 0


NO_BUY_INS = BuyInRule(most=0)
