"""Whole schedules: who meets whom, and what the report says of it."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.domain.schedule.asking import EVEN, FREE, ask, plan
from tests.domain.schedule.recount import (
    everybody_sits_once,
    exposures,
    meetings,
    most_meetings,
    repeats,
    seat_spread,
    table_sizes,
)
from tests.domain.schedule.test_bounds import fewest_repeats, split
from tournaments.domain.schedule import (
    Ending,
    Exposure,
    Preference,
    Progress,
    Schedule,
    ScheduleRequest,
    Span,
    plan_schedule,
)

FEW_STEPS = 3_000


def check_report(request: ScheduleRequest, schedule: Schedule) -> None:
    """Everything the report says, counted again."""
    rounds, quality = [*request.played, *schedule.rounds], schedule.quality
    assert everybody_sits_once(schedule.rounds, request.players)
    assert table_sizes(schedule.rounds) == {request.table_sizes()}
    assert quality.repeats == repeats(rounds)
    assert quality.most_meetings == most_meetings(rounds)
    assert quality.repeats >= quality.lower_bound or quality.broken
    assert quality.proven_optimal == (quality.repeats == quality.lower_bound and not quality.broken)
    met = meetings(schedule.rounds)
    assert quality.broken == tuple(pair for pair in request.apart if met[frozenset(pair)])
    assert quality.unmet_wishes == tuple(pair for pair in request.wishes if met[frozenset(pair)])


@settings(max_examples=40, deadline=None)
@given(
    st.integers(5, 40),
    st.integers(1, 6),
    st.sampled_from([(3, 4, 6), (3, 5, 6), (2, 4, 5)]),
    st.sampled_from(Exposure),
    st.sampled_from(Preference),
)
def test_everybody_sits_once_a_round_at_a_legal_table_and_the_report_is_true(
    players: int,
    rounds: int,
    sizes: tuple[int, int, int],
    exposure: Exposure,
    preference: Preference,
) -> None:
    request = ask(players, rounds, sizes, exposure=exposure, preference=preference, steps=FEW_STEPS)
    schedule = plan_schedule(request)
    check_report(request, schedule)
    exposed = exposures(schedule.rounds, request.players)
    assert schedule.quality.small_table_exposure == Span(min(exposed), max(exposed))
    assert schedule.quality.seat_spread == seat_spread(schedule.rounds, request.players)
    if exposure is EVEN:
        assert max(exposed) - min(exposed) <= 1


@pytest.mark.parametrize(
    ("players", "rounds", "sizes", "exposure", "most"),
    [
        (12, 3, (4, 4, 4), EVEN, 6),
        (16, 5, (4, 4, 4), EVEN, 0),
        (20, 5, (4, 4, 4), EVEN, 0),
        (32, 8, (4, 4, 4), EVEN, 0),
        (32, 10, (4, 4, 4), EVEN, 0),
        (40, 8, (4, 4, 4), EVEN, 0),
        (64, 10, (4, 4, 4), EVEN, 0),
        (100, 8, (4, 4, 4), EVEN, 0),
        (200, 6, (4, 4, 4), EVEN, 0),
        (400, 6, (4, 4, 4), EVEN, 0),
        (1000, 6, (4, 4, 4), EVEN, 0),
        (18, 3, (4, 4, 5), FREE, 4),
        (23, 4, (3, 4, 5), EVEN, 0),
        (23, 4, (4, 4, 5), FREE, 0),
        (50, 5, (4, 5, 5), EVEN, 0),
        (50, 5, (4, 4, 5), EVEN, 0),
    ],
)
def test_no_schedule_has_fewer_repeats(
    players: int, rounds: int, sizes: tuple[int, int, int], exposure: Exposure, most: int
) -> None:
    schedule = plan(players, rounds, sizes, exposure=exposure, seed="x")
    assert repeats(schedule.rounds) == most
    assert schedule.quality.proven_optimal
    assert schedule.ending is Ending.PROVEN
    assert schedule.quality.seat_spread <= 1


@pytest.mark.parametrize(
    ("players", "rounds", "sizes", "most"), [(18, 3, (4, 4, 5), 12), (23, 4, (4, 4, 5), 6)]
)
def test_even_exposure_has_its_price_in_repeats(
    players: int, rounds: int, sizes: tuple[int, int, int], most: int
) -> None:
    schedule = plan(players, rounds, sizes, steps=20_000, seed="x")
    assert repeats(schedule.rounds) <= most
    assert schedule.quality.small_table_exposure == Span(1, 2)


@pytest.mark.parametrize(
    ("sizes", "rounds"), [((3, 3), 3), ((4, 3), 3), ((2, 2, 2), 3), ((4, 4), 3), ((3, 2), 3)]
)
@pytest.mark.parametrize("exposure", Exposure)
def test_small_fields_get_what_trying_every_plan_finds(
    sizes: tuple[int, ...], rounds: int, exposure: Exposure
) -> None:
    limits = (sizes[-1], sizes[0], sizes[0])
    schedule = plan(sum(sizes), rounds, limits, exposure=exposure, steps=30_000)
    assert schedule.quality.repeats == fewest_repeats(sizes, rounds, even=exposure is EVEN)


def test_repeats_can_be_spread_instead_of_few() -> None:
    few = plan(12, 3, (4, 4, 4), preference=Preference.FEWEST)
    spread = plan(12, 3, (4, 4, 4), preference=Preference.SPREAD)
    assert (few.quality.repeats, few.quality.most_meetings) == (6, 3)
    assert spread.quality.most_meetings == 2


class TestTheSameEverywhere:
    def test_equal_requests_give_equal_schedules(self) -> None:
        request = ask(22, 6, (3, 4, 6), seed="club", apart=((0, 1),), steps=FEW_STEPS)
        assert plan_schedule(request).rounds == plan_schedule(request).rounds

    def test_another_seed_gives_another_schedule(self) -> None:
        one, other = (plan(16, 5, (4, 4, 4), seed=seed) for seed in "ab")
        assert one.rounds != other.rounds
        assert one.quality.repeats == other.quality.repeats == 0

    def test_a_schedule_found_by_search_is_this_one_on_every_machine(self) -> None:
        schedule = plan(9, 3, (4, 5, 5), seed="Blackpool", steps=FEW_STEPS)
        assert schedule.rounds == GOLDEN_SEARCHED

    def test_a_constructed_schedule_is_this_one_on_every_machine(self) -> None:
        assert plan(9, 2, (3, 3, 3), seed="Blackpool").rounds == GOLDEN_CONSTRUCTED


GOLDEN_SEARCHED = (
    ((5, 1, 3, 4, 0), (7, 6, 8, 2)),
    ((4, 2, 6, 1, 7), (0, 3, 5, 8)),
    ((8, 5, 0, 6, 2), (1, 4, 7, 3)),
)
GOLDEN_CONSTRUCTED = (
    ((5, 4, 1), (6, 8, 0), (7, 2, 3)),
    ((2, 6, 5), (1, 3, 8), (4, 0, 7)),
)


class TestWhenItEnds:
    def test_steps_end_the_search(self) -> None:
        schedule = plan(17, 5, (3, 4, 6), steps=500)
        assert schedule.ending is Ending.STEPS
        assert 500 <= schedule.steps < 600

    def test_the_clock_ends_it_early_and_the_report_says_so(self) -> None:
        ticks = iter(range(1_000_000))
        request = ask(17, 5, (3, 4, 6), seconds=20.0)
        schedule = plan_schedule(request, clock=lambda: float(next(ticks)))
        assert schedule.ending is Ending.CLOCK
        check_report(request, schedule)
        assert schedule.quality.seconds > 20

    def test_whoever_watches_may_stop_it_and_gets_the_best_so_far(self) -> None:
        seen: list[Progress] = []

        def watch(progress: Progress) -> bool:
            seen.append(progress)
            return len(seen) < 5

        request = ask(17, 5, (3, 4, 6), steps=10_000)
        schedule = plan_schedule(request, watch=watch)
        assert schedule.ending is Ending.STOPPED
        check_report(request, schedule)
        assert [progress.most_steps for progress in seen] == [10_000] * 5
        assert seen[-1].repeats == schedule.quality.repeats
        assert [progress.cost for progress in seen] == sorted(
            (progress.cost for progress in seen), reverse=True
        )

    def test_keeping_people_apart_is_watched_and_stopped_as_well(self) -> None:
        everybody = tuple((one, other) for one in range(8) for other in range(one))
        seen: list[Progress] = []
        request = ask(8, 3, (4, 4, 4), apart=everybody, steps=10_000)
        schedule = plan_schedule(request, watch=lambda told: bool(seen.append(told)))
        assert schedule.ending is Ending.STOPPED
        assert [progress.steps for progress in seen] == [0, 0]

    def test_more_steps_never_make_it_worse(self) -> None:
        found = [plan(14, 5, (3, 4, 6), steps=steps).quality.repeats for steps in (50, 2_000)]
        assert found[1] <= found[0]


class TestWhoShouldNotMeet:
    @settings(max_examples=25, deadline=None)
    @given(st.integers(12, 60), st.integers(1, 5), st.integers(0, 99), st.data())
    def test_families_are_kept_apart(
        self, players: int, rounds: int, seed: int, data: st.DataObject
    ) -> None:
        families = [(2 * number, 2 * number + 1) for number in range(players // 4)]
        apart = tuple(data.draw(st.lists(st.sampled_from(families), unique=True)))
        request = ask(players, rounds, (3, 4, 6), apart=apart, seed=str(seed), steps=FEW_STEPS * 2)
        schedule = plan_schedule(request)
        check_report(request, schedule)
        assert not schedule.quality.broken

    def test_a_family_of_as_many_as_there_are_tables_is_kept_apart(self) -> None:
        family = tuple((one, other) for one in range(4) for other in range(one))
        assert not plan(16, 3, (4, 4, 4), apart=family, steps=FEW_STEPS).quality.broken

    @settings(max_examples=40, deadline=None)
    @given(
        st.sampled_from([(3, 3), (3, 2), (4, 3), (4, 4), (3, 3, 2)]),
        st.integers(1, 3),
        st.sampled_from(Exposure),
        st.data(),
    )
    def test_they_are_kept_apart_wherever_trying_every_way_finds_one(
        self, sizes: tuple[int, ...], rounds: int, exposure: Exposure, data: st.DataObject
    ) -> None:
        pairs = st.sampled_from([*combinations(range(sum(sizes)), 2)])
        apart = tuple(data.draw(st.lists(pairs, unique=True, max_size=8)))
        schedule = plan(
            sum(sizes),
            rounds,
            (sizes[-1], sizes[0], sizes[0]),
            apart=apart,
            exposure=exposure,
            steps=FEW_STEPS,
        )
        ways = split(tuple(range(sum(sizes))), sizes)
        can_be = any(not any(meetings([way])[frozenset(pair)] for pair in apart) for way in ways)
        assert can_be == (not schedule.quality.broken)

    def test_even_exposures_yield_to_who_must_not_meet(self) -> None:
        """Only 4 may sit with 0, so these two have the small table each time."""
        apart = ((0, 1), (0, 2), (0, 3))
        schedule = plan(5, 3, (2, 3, 3), apart=apart, steps=FEW_STEPS)
        assert not schedule.quality.broken
        assert schedule.quality.small_table_exposure == Span(0, 3)

    def test_what_cannot_be_kept_apart_is_named(self) -> None:
        family = tuple((one, other) for one in range(3) for other in range(one))
        schedule = plan(8, 1, (4, 4, 4), apart=family, steps=FEW_STEPS)
        assert len(schedule.quality.broken) == 1
        assert not schedule.quality.proven_optimal

    def test_club_mates_are_kept_apart_where_they_can_be(self) -> None:
        mates = ((0, 1), (2, 3), (4, 5))
        schedule = plan(32, 6, (4, 4, 4), wishes=mates)
        assert schedule.quality.unmet_wishes == ()
        assert schedule.quality.repeats == 0

    def test_fault_10_a_wish_yields_to_a_repeat_and_is_named(self) -> None:
        schedule = plan(16, 5, (4, 4, 4), wishes=((3, 9),), steps=FEW_STEPS)
        assert schedule.quality.unmet_wishes == ((3, 9),)
        assert schedule.quality.repeats == 0

    def test_a_large_field_with_many_families_has_no_repeat_either(self) -> None:
        families = tuple((2 * number, 2 * number + 1) for number in range(60))
        schedule = plan(200, 6, (4, 4, 4), apart=families)
        assert not schedule.quality.broken
        assert schedule.quality.repeats == 0

    def test_pairs_may_name_people_who_do_not_play(self) -> None:
        request = ask(8, 1, (4, 4, 4), apart=((0, 99),), wishes=((98, 99),))
        check_report(request, plan_schedule(request))


def test_players_keep_their_own_numbers() -> None:
    field = (41, 7, 12, 30, 5, 8, 9, 77)
    schedule = plan(0, 2, (4, 4, 4), field=field, met=((41, 7),))
    assert everybody_sits_once(schedule.rounds, field)


def test_who_has_met_before_is_kept_apart_for_once() -> None:
    met = tuple((4 * table, 4 * table + seat) for table in range(4) for seat in (1, 2, 3))
    schedule = plan(16, 1, (4, 4, 4), met=met)
    assert schedule.quality.repeats == 0
    assert not {frozenset(pair) for pair in met} & set(meetings(schedule.rounds))


def test_the_report_counts_the_meetings_before() -> None:
    schedule = plan(4, 1, (4, 4, 4), met=((0, 1), (1, 0), (2, 3)))
    assert schedule.quality.repeats == 3
    assert schedule.quality.most_meetings == 3
    assert schedule.quality.lower_bound == 3
    assert Counter(map(len, schedule.rounds)) == {1: 1}
