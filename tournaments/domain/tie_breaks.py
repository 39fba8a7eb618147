"""Tie-breaks by name: what decides between two rows of the standings.

Each turns a row into a figure of which the lowest is the best. An order is a tuple of their
names, the first deciding first; a further tie-break is a function put into `TIE_BREAKS`, or into
`GROUP_TIE_BREAKS` if it has to see all the rows that are equal so far.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from scoring.match_rules import Ranking, TieBreak
from tournaments.domain.head_to_head import head_to_head
from tournaments.domain.standing_rows import Figure, Row

TieBreakFunction = Callable[[Row], Figure]
GroupTieBreak = Callable[[Sequence[Row]], Sequence[Figure]]
"""The rows that are equal so far, to a figure for each."""

Order = tuple[str, ...]
"""Names out of `TIE_BREAKS` and `GROUP_TIE_BREAKS`, the first deciding first."""

_BEHIND_ALL = 10**18


def beaten(row: Row) -> int:
    """Those still in, and winners, before those who left."""
    return int(row.is_beaten)


def left_earlier(row: Row) -> int:
    """Of those who left, the last first."""
    return -row.left_at if row.is_beaten and row.left_at is not None else 0


def total(row: Row) -> int:
    """The lower total first: every point counts against."""
    if row.total is None:
        raise ValueError("a row without a total has no place")
    return row.total


def buy_ins_of_beaten(row: Row) -> int:
    """Of those who left, the one who bought in less often first."""
    return row.buy_ins if row.is_beaten else 0


def hands_won(row: Row) -> int:
    """More hands won first."""
    return -row.hands_won


def kalukis(row: Row) -> int:
    """More kalukis first."""
    return -row.kalukis


def fewer_buy_ins(row: Row) -> int:
    """Fewer buy-ins first."""
    return row.buy_ins


def rounds_missed(row: Row) -> int:
    """Who missed fewer rounds first: no round is no points."""
    return row.rounds_missed


def counted(row: Row) -> Figure:
    """What the stage counts, the better first."""
    if row.counted is None:
        raise ValueError("a row for which nothing counts has no place")
    return row.counted


def best_match(row: Row) -> Figure:
    """The better best match first; no finished match is behind all."""
    return _BEHIND_ALL if row.best_match is None else row.best_match


def later_elimination(row: Row) -> int:
    """Who was in at the end of his last match, then whoever was put out of his later."""
    return -_BEHIND_ALL if row.last_exit is None else -row.last_exit


def drawn_card(row: Row) -> int:
    """The higher card of the seating draw first; no card is behind all."""
    return _BEHIND_ALL if row.drawn is None else row.drawn


TIE_BREAKS: Mapping[str, TieBreakFunction] = MappingProxyType(
    {
        function.__name__: function
        for function in (
            beaten,
            left_earlier,
            total,
            buy_ins_of_beaten,
            hands_won,
            kalukis,
            fewer_buy_ins,
            rounds_missed,
            counted,
            best_match,
            later_elimination,
            drawn_card,
        )
    }
)

GROUP_TIE_BREAKS: Mapping[str, GroupTieBreak] = MappingProxyType({"head_to_head": head_to_head})

ELIMINATION: Order = ("beaten", "left_earlier", "total", "buy_ins_of_beaten")
"""The last in wins; who left together by lower total, then fewer buy-ins (variants.md §3.1, §7)."""


def lowest_total(*tie_breaks: str) -> Order:
    """The order of the contract variants and scarne (variants.md §3.6 to §3.8).

    Whoever left before the end stands behind all who played on: fewer hands are fewer points.
    """
    return ("beaten", "left_earlier", "total", *tie_breaks)


def order_of(ranking: Ranking, tie_break: TieBreak) -> Order:
    """Return the order a variant asks for."""
    match ranking:
        case Ranking.LAST_IN:
            return ELIMINATION
        case Ranking.LOWEST_TOTAL:
            return lowest_total(*_names_of(tie_break))
        case _:
            assert_never(ranking)


def _names_of(tie_break: TieBreak) -> tuple[str, ...]:
    return () if tie_break is TieBreak.NONE else (tie_break.value,)
