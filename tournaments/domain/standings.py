"""Who stands where: one pure ranking for every page, screen, export and API.

Rows equal in every tie-break of the order share a place, and the next place is skipped: 1, 2, 2, 4.
"""

from collections.abc import Iterable
from itertools import groupby

from tournaments.domain.standing_rows import Row, Standing, Status
from tournaments.domain.tie_breaks import ELIMINATION, TIE_BREAKS, Order, lowest_total, order_of

__all__ = [
    "ELIMINATION",
    "Order",
    "Row",
    "Standing",
    "Status",
    "lowest_total",
    "order_of",
    "rank",
]


def rank(rows: Iterable[Row], order: Order) -> list[Standing]:
    """Return the rows with their places, best first; equals, and those without place, as they came.

    Rows without a place (absent, waiting, disqualified, without a hand) stand at the end and
    count for nobody's place. `KeyError` for a tie-break that is not in `TIE_BREAKS`.
    """
    functions = [TIE_BREAKS[name] for name in order]

    def score(row: Row) -> tuple[int, ...]:
        return tuple(function(row) for function in functions)

    rows = list(rows)
    placed: list[Standing] = []
    for _, equal in groupby(sorted((row for row in rows if row.is_ranked), key=score), key=score):
        sharing, place = list(equal), len(placed) + 1
        placed.extend(Standing(row, place, len(sharing) > 1) for row in sharing)
    return [*placed, *(Standing(row, None) for row in rows if not row.is_ranked)]
