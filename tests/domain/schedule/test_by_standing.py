"""The next round by the standings: neighbours meet, and nobody again while there is a way."""

import random
from collections.abc import Sequence
from itertools import accumulate, combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tests.domain.schedule.recount import (
    everybody_sits_once,
    exposures,
    meetings,
    repeats,
    seat_spread,
)
from tournaments.domain.schedule import (
    Exposure,
    Round,
    ScheduleRequest,
    StandingRound,
    field_problems,
    insist_on_same_field,
    plan_by_standing,
)
from tournaments.domain.schedule.by_standing.layout import lay_out
from tournaments.domain.table_sizes import split_into_tables


def following(
    order: Sequence[int], played: tuple[Round, ...] = (), seed: str = "club", **more: Any
) -> StandingRound:
    """The round after those played, players in order of the standings."""
    limits = {"smallest": 3, "preferred": 4, "largest": 6} | more
    return plan_by_standing(
        ScheduleRequest(players=tuple(order), rounds=1, played=played, seed=seed, **limits)
    )


def play(players: int, rounds: int, seed: int) -> tuple[tuple[Round, ...], list[float]]:
    """An event of points by place at the table, where the better ones tend to win: its rounds, and
    the mean spans of their tables but for the first, which is drawn."""
    chance = random.Random(seed)
    skill = [chance.gauss(0, 1) for _ in range(players)]
    points = [0.0] * players
    order = chance.sample(range(players), players)
    played: tuple[Round, ...] = ()
    spans = []
    for _ in range(rounds):
        made = following(order, played, seed=str(seed))
        played, spans = (*played, made.tables), [*spans, float(made.rank_span)]
        for table in made.tables:
            form = {player: skill[player] + chance.gauss(0, 1) for player in table}
            for beaten, player in enumerate(sorted(table, key=form.__getitem__)):
                points[player] += 2 * beaten + chance.random() / 10
        order.sort(key=lambda player: -points[player])
    return played, spans[1:]


def test_without_a_past_neighbours_in_the_standings_sit_together() -> None:
    made = following(range(12))
    assert [set(table) for table in made.tables] == [{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}]
    assert made.rank_span == 3


def test_the_smaller_tables_are_at_the_bottom() -> None:
    made = following(range(11))
    assert [len(table) for table in made.tables] == [4, 4, 3]
    assert set(made.tables[-1]) == {8, 9, 10}


def test_the_small_table_goes_round_even_where_the_standings_never_change() -> None:
    """23 players: five tables of four and one of three."""
    played: tuple[Round, ...] = ()
    for _ in range(4):
        played += (following(range(23), played).tables,)
    assert max(exposures(played, range(23))) == 1
    assert repeats(played) == 0


def test_with_free_exposure_the_small_table_stays_at_the_bottom() -> None:
    first = following(range(23))
    second = following(range(23), (first.tables,), exposure=Exposure.FREE)
    assert min(second.tables[-1]) > 10
    assert len(second.tables[-1]) == 3


@given(st.lists(st.integers(0, 4), min_size=7, max_size=60), st.booleans())
def test_small_tables_are_laid_where_they_are_fairest(exposure: list[int], even: bool) -> None:
    sizes = split_into_tables(len(exposure), 3, 6, 4)
    laid = lay_out(sizes, exposure if even else None)
    assert sorted(laid, reverse=True) == list(sizes)
    if not even:
        assert laid == sizes

    def growth(order: tuple[int, ...]) -> int:
        ends = accumulate(order)
        small = (
            range(end - size, end)
            for end, size in zip(ends, order, strict=True)
            if size < max(sizes)
        )
        return sum(2 * exposure[rank] + 1 for table in small for rank in table)

    if even:
        assert growth(laid) <= min(growth(sizes), growth(sizes[::-1]))


@pytest.mark.parametrize(
    ("players", "rounds", "most_repeats", "widest"),
    [(16, 4, 4, 7.6), (20, 4, 1, 8.9), (32, 6, 0, 11.6), (64, 6, 0, 7.3), (100, 6, 0, 5.4)],
)
def test_an_event_has_no_more_repeats_and_no_wider_tables_than_the_best_known(
    players: int, rounds: int, most_repeats: int, widest: float
) -> None:
    played, spans = play(players, rounds, seed=1)
    assert everybody_sits_once(played, range(players))
    assert repeats(played) <= most_repeats
    assert sum(spans) / len(spans) <= widest


def test_two_hundred_are_seated_without_a_repeat() -> None:
    played, spans = play(200, 4, seed=2)
    assert repeats(played) == 0
    assert sum(spans) / len(spans) <= 3.9


def test_seats_are_shared_out_over_the_rounds() -> None:
    played, _ = play(16, 4, seed=3)
    assert seat_spread(played, range(16)) <= 2


def test_who_must_not_meet_does_not_however_near_they_stand() -> None:
    apart = tuple((2 * number, 2 * number + 1) for number in range(8))
    made = following(range(16), apart=apart)
    assert made.quality.broken == ()
    assert not set(meetings([made.tables])) & {frozenset(pair) for pair in apart}


def test_who_must_not_meet_and_has_to_is_named() -> None:
    made = following(range(4), apart=((0, 1),))
    assert made.quality.broken == ((0, 1),)


def test_club_mates_are_parted_at_the_price_of_the_standings() -> None:
    made = following(range(12), wishes=((0, 1),))
    assert made.quality.unmet_wishes == ()
    assert 3 < made.rank_span <= 5


def test_fault_10_no_third_meeting_is_made_for_club_mates_and_the_report_names_the_wish() -> None:
    """Only two tables of eight avoid a third meeting, and the mates are at one of them."""
    halves = (range(4), range(4, 8))
    once = [pair for half in halves for pair in combinations(half, 2)]
    twice = 2 * [pair for pair in combinations(range(8), 2) if pair not in once]
    made = following((0, 4, 1, 5, 2, 6, 3, 7), met=(*once, *twice), wishes=((1, 0), (0, 7)))
    assert {frozenset(table) for table in made.tables} == {frozenset(half) for half in halves}
    assert made.quality.most_meetings == 2
    assert made.quality.unmet_wishes == ((1, 0),)


@settings(max_examples=10, deadline=None)
@given(st.integers(8, 24), st.integers(0, 99))
def test_fault_10_wishes_never_make_a_repeat_that_could_be_avoided(players: int, seed: int) -> None:
    chance = random.Random(seed)
    wishes = tuple(tuple(chance.sample(range(players), 2)) for _ in range(players // 2))
    first = following(range(players), seed=str(seed))
    order = chance.sample(range(players), players)
    free = following(order, (first.tables,), seed=str(seed))
    wished = following(order, (first.tables,), seed=str(seed), wishes=wishes)
    if free.quality.repeats == 0:
        assert wished.quality.repeats == 0


@settings(max_examples=30, deadline=None)
@given(st.integers(3, 30), st.integers(0, 3), st.integers(0, 3), st.integers(0, 99))
def test_leavers_are_gone_late_entries_sit_and_the_report_counts_right(
    players: int, leave: int, come: int, seed: int
) -> None:
    first = following(range(players), seed=str(seed))
    field = range(min(leave, players - 3), players + come)
    order = random.Random(seed).sample(field, len(field))
    made = following(order, (first.tables,), seed=str(seed))
    assert everybody_sits_once([made.tables], field)
    assert made.quality.repeats == repeats([first.tables, made.tables])
    assert made.quality.repeats >= made.quality.lower_bound
    rank = {player: place for place, player in enumerate(order)}
    spans = [max(rank[p] for p in table) - min(rank[p] for p in table) for table in made.tables]
    assert made.rank_span * len(spans) == sum(spans)


def test_the_same_standings_and_seed_give_the_same_tables() -> None:
    first = following(range(20))
    again = [following(range(20), (first.tables,)).tables for _ in range(2)]
    assert again[0] == again[1]
    assert following(range(20), (first.tables,), seed="other").tables != again[0]


def test_a_round_is_planned_alone_and_nobody_is_named_twice() -> None:
    request = ScheduleRequest(players=(1, 1, 2, 3), rounds=2, smallest=3, largest=6, preferred=4)
    with pytest.raises(RuleBroken) as refused:
        plan_by_standing(request)
    codes = {found.code for found in refused.value.problems}
    assert codes == {"schedule.player_twice", "schedule.only_the_next"}


def test_those_whom_nobody_else_is_left_to_meet_meet_again() -> None:
    first = following(range(6))
    second = following(range(6), (first.tables,))
    assert second.quality.repeats == second.quality.lower_bound > 0
    pairs = [pair for table in first.tables for pair in combinations(table, 2)]
    assert second.quality.repeats <= len(pairs)


def test_fault_09_a_schedule_for_20_is_refused_for_24_with_both_numbers_and_the_choices() -> None:
    with pytest.raises(RuleBroken) as refused:
        insist_on_same_field(range(20), range(24))
    (found,) = refused.value.problems
    assert (found.code, found.message) == (
        "schedule.field_changed",
        (
            "The schedule was made for 20 players, 24 have checked in: plan the rounds anew with "
            "all of them, or change who plays until it is the same 20 (4 more, 0 missing)."
        ),
    )


def test_fault_09_as_many_but_other_players_are_another_field() -> None:
    assert [found.code for found in field_problems((1, 2, 3), (1, 2, 4))]
    assert not list(field_problems((1, 2, 3), (3, 2, 1)))
