"""Rounds as the directions of a plane, tables as its lines.

Over a ring of as many elements as there are tables, table y of round r takes player y + f(c) * r
of each column c. Two players of one table meet again only if (f(c) - f(d)) * r is the same for
two r; where f(c) - f(d) has an inverse it never is. Factors f whose differences all have inverses
exist for as many columns as the smallest prime power in the number of tables (MacNeish 1922).
"""

from tournaments.domain.schedule.constructions.ring import Ring, make_ring, prime_powers
from tournaments.domain.schedule.search.board import Plan


def draw_lines(tables: int, size: int, rounds: int) -> Plan | None:
    """Up to as many rounds as there are tables; None if some prime power in it is below `size`."""
    if not size <= tables >= rounds or _smallest_field(tables) < size:
        return None
    ring = make_ring(tables)
    factors = [ring.repeat(column) for column in range(size)]
    return [_draw_round(ring, factors, element) for element in range(rounds)]


def _draw_round(ring: Ring, factors: list[int], element: int) -> list[list[int]]:
    slopes = [ring.multiply(factor, element) for factor in factors]
    return [
        [column * ring.size + ring.add(place, slope) for column, slope in enumerate(slopes)]
        for place in range(ring.size)
    ]


def _smallest_field(tables: int) -> int:
    return min(int(prime**power) for prime, power in prime_powers(tables))
