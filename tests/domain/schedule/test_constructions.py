"""Schedules without a repeat that need no search."""

import pytest

from tests.domain.schedule.recount import everybody_sits_once, most_meetings, table_sizes
from tournaments.domain.schedule.constructions import construct_plan
from tournaments.domain.schedule.constructions.catalogue import STARTERS

REACHED = {
    3: {3: 4, 4: 4, 5: 7, 8: 11, 9: 13, 10: 14, 12: 17, 15: 22},
    4: {4: 5, 5: 5, 6: 7, 7: 9, 8: 10, 9: 11, 10: 12, 11: 13, 12: 14, 13: 13, 16: 21, 20: 25},
    5: {5: 6, 7: 7, 8: 8, 9: 9, 16: 16},
    6: {7: 7, 8: 8, 9: 9},
}
"""Rounds by size and number of tables; one more would need a search."""


@pytest.mark.parametrize(
    ("size", "tables", "rounds"),
    [(size, tables, rounds) for size, of in REACHED.items() for tables, rounds in of.items()],
)
def test_nobody_meets_anybody_twice_in_a_constructed_schedule(
    size: int, tables: int, rounds: int
) -> None:
    plan = construct_plan(tables, size, rounds)
    assert plan is not None
    assert len(plan) == rounds
    assert table_sizes(plan) == {(size,) * tables}
    assert everybody_sits_once(plan, range(tables * size))
    assert most_meetings(plan) == 1
    assert construct_plan(tables, size, rounds + 1) is None


@pytest.mark.parametrize(("tables", "size"), STARTERS)
def test_every_starter_turns_all_the_way_without_a_repeat(tables: int, size: int) -> None:
    plan = construct_plan(tables, size, STARTERS[tables, size].length)
    assert plan is not None
    assert everybody_sits_once(plan, range(tables * size))
    assert most_meetings(plan) == 1


@pytest.mark.parametrize(("players", "rounds"), [(64, 10), (100, 8), (200, 6), (400, 6), (1000, 6)])
def test_large_fields_at_tables_of_four_are_constructed(players: int, rounds: int) -> None:
    plan = construct_plan(players // 4, 4, rounds)
    assert plan is not None
    assert everybody_sits_once(plan, range(players))
    assert most_meetings(plan) == 1


def test_one_round_is_always_constructed() -> None:
    assert construct_plan(2, 3, 1) == [[[0, 1, 2], [3, 4, 5]]]


@pytest.mark.parametrize(("tables", "size", "rounds"), [(1, 5, 2), (3, 4, 2), (2, 4, 2)])
def test_where_a_repeat_is_certain_nothing_is_constructed(
    tables: int, size: int, rounds: int
) -> None:
    assert construct_plan(tables, size, rounds) is None
