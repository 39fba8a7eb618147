"""What can be chosen for a stage, by name."""

from enum import StrEnum


class MatchEnd(StrEnum):
    """How a match at one table ends."""

    ALL_CONTRACTS = "all_contracts"
    FIXED_HANDS = "fixed_hands"
    TO_THE_LAST = "to_the_last"
    TIMED = "timed"


class LimitScope(StrEnum):
    """Where the limit counts: in each match from zero, or in one total through the whole stage."""

    TABLE = "table"
    STAGE = "stage"


class TableMaking(StrEnum):
    """How the tables of a round are made."""

    DRAWN = "drawn"
    SCHEDULED = "scheduled"
    BY_STANDING = "by_standing"
    WINNERS_ADVANCE = "winners_advance"
    MANUAL = "manual"


class Counting(StrEnum):
    """What a stage's standings count. Fewest first in the first two, most first in the others."""

    PENALTY_POINTS = "penalty_points"
    AVERAGE_PER_HAND = "average_per_hand"
    TABLE_POINTS = "table_points"
    MONEY_WON = "money_won"


class CarryOver(StrEnum):
    """How much of the result of the stage before goes along into this one."""

    NONE = "none"
    ALL = "all"
    HALF = "half"
