"""What entries bring into the next stage."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.domain.stages.made import by_table_points, line, places, rank, stage, table
from tournaments.domain.stages.carrying_over import carry_over, halve
from tournaments.domain.stages.choices import CarryOver, Counting
from tournaments.domain.stages.results import CarriedOver, StageEntry
from tournaments.domain.standing_rows import Status


def test_by_default_nothing_is_carried_over() -> None:
    assert carry_over(rank(stage(), table({1: 10, 2: 20})), stage()) == {}


def test_all_is_what_the_stage_counted() -> None:
    before = rank(stage(), table({1: 10, 2: 20}) + table({1: 5, 2: 5}, 2))
    into = stage(carry_over=CarryOver.ALL)
    assert carry_over(before, into) == {1: CarriedOver(15, 8), 2: CarriedOver(25, 8)}


def test_of_a_half_the_odd_point_is_dropped() -> None:
    before = rank(stage(), table({1: 75, 2: 30, 3: 1}))
    found = carry_over(before, stage(carry_over=CarryOver.HALF))
    assert {entry: brought.counted for entry, brought in found.items()} == {1: 37, 2: 15, 3: 0}


def test_of_half_the_table_points_too() -> None:
    before = rank(by_table_points(), table({1: 10, 2: 20, 3: 30, 4: 40, 5: 50}))
    found = carry_over(before, by_table_points(carry_over=CarryOver.HALF))
    assert {entry: one.counted for entry, one in found.items()} == {
        1: 60,
        2: 45,
        3: 30,
        4: 15,
        5: 0,
    }


@given(st.integers())
def test_a_half_is_rounded_towards_nought_for_winners_and_losers_alike(amount: int) -> None:
    assert halve(-amount) == -halve(amount)
    assert abs(2 * halve(amount) - amount) == amount % 2


def test_an_average_goes_along_with_its_hands() -> None:
    by_average = stage(counting=Counting.AVERAGE_PER_HAND, carry_over=CarryOver.ALL)
    before = rank(by_average, [line(1, total=90, hands_played=9)])
    brought = carry_over(before, by_average)
    assert brought == {1: CarriedOver(90, 9)}
    entry = StageEntry(entry=1, carried=brought[1])
    (after,) = rank(by_average, [line(1, total=10, hands_played=1)], entry).lines
    assert after.counted == Fraction(10)


def test_what_was_carried_in_goes_on() -> None:
    carried = StageEntry(entry=1, carried=CarriedOver(100, 9))
    before = rank(stage(), table({1: 10, 2: 20}), carried)
    assert carry_over(before, stage(carry_over=CarryOver.ALL))[1] == CarriedOver(110, 13)


@pytest.mark.parametrize("how", [CarryOver.ALL, CarryOver.HALF])
def test_who_has_no_place_brings_nothing_and_not_nought(how: CarryOver) -> None:
    cheat = StageEntry(entry=1, status=Status.DISQUALIFIED)
    before = rank(stage(), table({1: 10, 2: 20}), cheat, StageEntry(entry=3))
    assert set(carry_over(before, stage(carry_over=how))) == {2}


def test_what_is_carried_decides_in_the_next_stage() -> None:
    before = rank(stage(), table({1: 10, 2: 60}))
    brought = carry_over(before, stage(carry_over=CarryOver.HALF))
    entries = [StageEntry(entry=entry, carried=brought[entry]) for entry in (1, 2)]
    final = rank(stage(rounds=1), table({1: 30, 2: 10}), *entries)
    assert places(final) == {1: 1, 2: 2}
