"""A whole match of British Kaluki as a club published it, to the point and the unit.

Stakes 1 : 2 : 4 : 4. Everything is by name; whoever went out is not in the points of his hand.
"""

from dataclasses import dataclass, field

PLAYERS = ("Jim", "Pete", "Jill", "Sam", "Ann")
HOUSE_RULES = {"stakes": {"call": 1, "kaluki": 2, "initial": 4, "buy_in": 4}}


@dataclass(frozen=True)
class SheetHand:
    """One line of the sheet; `buy_ins` are those taken after it, with the score of the return."""

    went_out: str
    points: dict[str, int]
    totals: dict[str, int]
    money: dict[str, int]
    finish: str = "ordinary"
    buy_ins: dict[str, int] = field(default_factory=dict)


def _by_name(*values: int) -> dict[str, int]:
    return dict(zip(PLAYERS, values, strict=True))


HANDS = (
    SheetHand(
        "Jill",
        {"Jim": 23, "Pete": 44, "Sam": 12, "Ann": 75},
        totals=_by_name(23, 44, 0, 12, 75),
        money=_by_name(-1, -1, 4, -1, -1),
    ),
    SheetHand(
        "Pete",
        {"Jim": 45, "Jill": 4, "Sam": 41, "Ann": 50},
        totals=_by_name(68, 44, 4, 53, 125),
        money=_by_name(-1, 4, -1, -1, -1),
    ),
    SheetHand(
        "Jim",
        {"Pete": 80, "Jill": 38, "Sam": 55, "Ann": 64},
        totals=_by_name(68, 124, 42, 108, 189),
        money=_by_name(8, -2, -2, -2, -2),
        finish="kaluki",
        buy_ins={"Ann": 124},
    ),
    SheetHand(
        "Jill",
        {"Jim": 52, "Pete": 2, "Sam": 72, "Ann": 3},
        totals=_by_name(120, 126, 42, 180, 127),
        money=_by_name(-1, -1, 4, -1, -1),
        buy_ins={"Sam": 127},
    ),
    SheetHand(
        "Jill",
        {"Jim": 68, "Pete": 76, "Sam": 44, "Ann": 61},
        totals=_by_name(188, 202, 42, 171, 188),
        money=_by_name(-1, -1, 4, -1, -1),
    ),
)

WINNER = "Jill"
MONEY_FROM_HANDS = _by_name(4, -1, 9, -6, -6)
NET = _by_name(0, -5, 33, -14, -14)
PLACES = _by_name(3, 5, 1, 2, 4)
"""Four left in the last hand: by total, then Jim before Ann, who had bought in once."""
