"""The best order for one table at a time."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise, permutations

from tournaments.domain.schedule.search.board import Plan
from tournaments.domain.schedule.seats.tally import Tally

MOST_SWEEPS = 6
TRY_ALL = 5
"""Up to this size every order of a table is tried; in larger ones two at a time change seats."""

SEAT, NEIGHBOUR = 200, 1


def arrange_tables(plan: Plan, tally: Tally) -> None:
    """Give each table the order that is fairest in view of all others, until none changes."""
    for _ in range(MOST_SWEEPS):
        changed = [_arrange(table, tally) for tables in plan for table in tables]
        if not any(changed):
            return


def _arrange(table: list[int], tally: Tally) -> bool:
    """Change one table for the better; whether it could be."""
    tally.count(table, -1)
    seats, left = _price_seats(table, tally), _price_neighbours(table, tally)
    orders = _orders(len(table))
    best = min(orders, key=lambda order: _price(order, seats, left))
    better = _price(best, seats, left) < _price(orders[0], seats, left)
    if better:
        table[:] = [table[index] for index in best]
    tally.count(table, 1)
    return better


def _price(order: tuple[int, ...], seats: list[list[int]], left: list[list[int]]) -> int:
    total = left[order[-1]][order[0]]
    for seat, index in enumerate(order):
        total += seats[index][seat]
    for one, other in pairwise(order):
        total += left[one][other]
    return total


def _price_seats(table: list[int], tally: Tally) -> list[list[int]]:
    return [[SEAT * times for times in tally.counts[player][: len(table)]] for player in table]


def _price_neighbours(table: list[int], tally: Tally) -> list[list[int]]:
    left = tally.left
    return [[NEIGHBOUR * left.get((one, other), 0) for other in table] for one in table]


@cache
def _orders(size: int) -> tuple[tuple[int, ...], ...]:
    """The orders to try, the present one first."""
    if size <= TRY_ALL:
        return tuple(permutations(range(size)))
    return tuple(range(size)), *_exchanges(size)


def _exchanges(size: int) -> Iterator[tuple[int, ...]]:
    for one, other in combinations(range(size), 2):
        order = list(range(size))
        order[one], order[other] = other, one
        yield tuple(order)
