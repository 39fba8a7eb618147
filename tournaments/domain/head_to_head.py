"""Head to head: of players who are equal otherwise, whoever stood before the others at a table."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from tournaments.domain.standing_rows import Row

Tables = Mapping[tuple[int, int], int]
"""The place at each table, by round and number of the table."""


def head_to_head(equal: Sequence[Row]) -> list[int]:
    """For each row the pairs it lost less those it won, over finished matches at shared tables.

    A pair goes to whoever stood before the other more often. It decides only where each of the
    equal rows has met each other one: else a meeting missed would weigh like a defeat.
    """
    tables = [_tables_of(row) for row in equal]
    balance = [0] * len(equal)
    for one, other in combinations(range(len(equal)), 2):
        result = _compare(tables[one], tables[other])
        if result is None:
            return [0] * len(equal)
        balance[one] += result
        balance[other] -= result
    return balance


def _tables_of(row: Row) -> Tables:
    return {(met.round_number, met.table_number): met.place for met in row.meetings}


def _compare(one: Tables, other: Tables) -> int | None:
    """-1 where the first of them was before the other more often, 1 the other way; None unmet."""
    shared = one.keys() & other.keys()
    if not shared:
        return None
    ahead = sum((one[table] > other[table]) - (one[table] < other[table]) for table in shared)
    return (ahead > 0) - (ahead < 0)
