"""Seeds are kept apart, byes go round, and the tree is known before a card is dealt."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tests.domain.knockout.playing import CLUB, FOURS, Event, play_out, shuffler
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.knockout import (
    Finisher,
    KnockoutSettings,
    LuckyLoser,
    Rested,
    Seed,
    Source,
    describe_source,
    fill_first_round,
    make_bracket,
    plan_knockout,
)

ONE = KnockoutSettings(sizes=TableSizes(3, 4, 6))


def test_seeds_are_dealt_there_and_back() -> None:
    event = Event(16, ONE)
    assert [set(table.seated) for table in event.now.tables] == [
        {1, 8, 9, 16},
        {2, 7, 10, 15},
        {3, 6, 11, 14},
        {4, 5, 12, 13},
    ]


def test_the_best_seeds_sit_at_the_smaller_tables() -> None:
    event = Event(18, ONE)
    assert [len(table.seated) for table in event.now.tables] == [4, 4, 5, 5]


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 140), st.sampled_from([(1,), (2,), (1, 2)]))
def test_the_best_seeds_meet_as_late_as_can_be_while_they_win(
    players: int, advance: tuple[int, ...]
) -> None:
    event = play_out(players, KnockoutSettings(sizes=TableSizes(3, 4, 6), advance=advance))
    for one in event.rounds:
        best = sorted(min(table.seated) for table in one.tables)
        assert best == list(range(1, len(one.tables) + 1))


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 140), st.integers(0, 99))
def test_the_two_of_one_table_do_not_meet_again_at_once_before_the_final(
    players: int, seed: int
) -> None:
    two = KnockoutSettings(sizes=TableSizes(3, 4, 6), advance=(2,))
    event = play_out(players, two, shuffler(seed))
    for before, after in zip(event.rounds, event.rounds[1:-1], strict=False):
        sat_at = {entry: table.number for table in before.tables for entry in table.seated}
        for table in after.tables:
            origins = [sat_at[entry] for entry in table.seated]
            assert len(origins) == len(set(origins))


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 60), st.integers(0, 99))
def test_fault_23_nobody_has_a_second_bye_while_another_never_had_one(
    players: int, seed: int
) -> None:
    event = play_out(players, FOURS, shuffler(seed))
    had: set[int] = set()
    for one in event.rounds:
        resting = {entry for entry in one.byes if entry is not None}
        playing = {entry for table in one.tables for entry in table.seated}
        if resting & had:
            assert playing | resting <= had
        had |= resting


def test_byes_are_for_the_best_seeds() -> None:
    event = Event(23, FOURS)
    assert event.now.byes == (1, 2, 3)


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 70), st.sampled_from([CLUB, FOURS]), st.integers(0, 99))
def test_everybody_sits_or_rests_once_in_each_round_and_only_who_went_on(
    players: int, wanted: KnockoutSettings, seed: int
) -> None:
    event = play_out(players, wanted, shuffler(seed))
    field = set(event.seeds)
    for one, planned in zip(event.rounds, event.bracket.rounds, strict=True):
        seated = [entry for table in one.tables for entry in table.seated]
        present = [*seated, *(entry for entry in one.byes if entry is not None)]
        assert len(present) == len(set(present)) == planned.plan.entrants
        assert set(present) <= field
        assert sorted(len(table.seated) for table in one.tables) == sorted(planned.plan.sizes)
        field = set(present)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        (Seed(3), "seed 3"),
        (Finisher(3, 1), "winner of table 3"),
        (Finisher(3, 2), "second of table 3"),
        (Finisher(3, 4), "place 4 of table 3"),
        (LuckyLoser(1), "lucky loser 1"),
        (Rested(2), "bye 2"),
    ],
)
def test_a_slot_says_who_will_sit_there(source: Source, says: str) -> None:
    assert describe_source(source).message == says


def test_the_final_is_known_as_winners_of_tables() -> None:
    bracket = make_bracket(plan_knockout(16, ONE))
    final = bracket.rounds[-1]
    assert final.plan.is_final
    assert final.tables[0].slots == tuple(Finisher(table, 1) for table in (1, 2, 3, 4))


def test_fault_09_a_tree_for_20_is_refused_for_24_with_both_numbers_and_the_choices() -> None:
    bracket = make_bracket(plan_knockout(20, ONE))
    with pytest.raises(RuleBroken) as refused:
        fill_first_round(bracket, range(24))
    (found,) = refused.value.problems
    assert (found.code, found.message) == (
        "knockout.other_field",
        (
            "The tree was made for 20 players, 24 have checked in: make it anew with all of them, "
            "or change who plays until it is 20."
        ),
    )
