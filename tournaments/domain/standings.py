"""Who stands where: one pure ranking for every page, screen, export and API.

Rows equal in every tie-break of the order share a place, and the next place is skipped: 1, 2, 2, 4.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from tournaments.domain.standing_rows import Row, Standing, Status
from tournaments.domain.tie_breaks import (
    ELIMINATION,
    GROUP_TIE_BREAKS,
    TIE_BREAKS,
    GroupTieBreak,
    Order,
    lowest_total,
    order_of,
)

__all__ = [
    "ELIMINATION",
    "Order",
    "Row",
    "Standing",
    "Status",
    "lowest_total",
    "order_of",
    "part",
    "rank",
]


def rank(rows: Iterable[Row], order: Order, while_in: Order = ()) -> list[Standing]:
    """Return the rows with their places, best first; equals, and those without place, as they came.

    `while_in` are further tie-breaks, for those only who are not out. Rows without a place (absent,
    waiting, disqualified, without a hand) stand at the end and count for nobody's place. `KeyError`
    for a tie-break that there is not.
    """
    rows = list(rows)
    placed: list[Standing] = []
    for sharing in _part_all([row for row in rows if row.is_ranked], order, while_in):
        place = len(placed) + 1
        placed.extend(Standing(row, place, len(sharing) > 1) for row in sharing)
    return [*placed, *(Standing(row, None) for row in rows if not row.is_ranked)]


def _part_all(rows: list[Row], order: Order, while_in: Order) -> Iterator[list[Row]]:
    """The rows in groups of equals, best first."""
    for group in part(rows, order):
        if any(row.is_out for row in group):
            yield group
        else:
            yield from part(group, while_in)


def part(rows: list[Row], order: Order) -> list[list[Row]]:
    """The rows in groups that this order does not part, best first."""
    groups = [rows] if rows else []
    for figures_of in [_figures(name) for name in order]:
        groups = [finer for group in groups for finer in _split(group, figures_of)]
    return groups


def _figures(name: str) -> GroupTieBreak:
    if name in GROUP_TIE_BREAKS:
        return GROUP_TIE_BREAKS[name]
    function = TIE_BREAKS[name]
    return lambda group: [function(row) for row in group]


def _split(group: list[Row], figures_of: GroupTieBreak) -> list[list[Row]]:
    if len(group) == 1:
        return [group]
    ranked = sorted(zip(figures_of(group), group, strict=True), key=itemgetter(0))
    return [[row for _, row in equal] for _, equal in groupby(ranked, key=itemgetter(0))]
