"""People leave and come late: what was played stays, the rest is planned anew."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.domain.schedule.asking import ask, plan
from tests.domain.schedule.recount import exposures, meetings, repeats
from tests.domain.schedule.test_plan_schedule import FEW_STEPS, check_report
from tournaments.domain.schedule import Round, Schedule, plan_schedule

SIZES = (3, 4, 6)


def replan(schedule: Schedule, after: int, leave: int, come: int, **more: object) -> Schedule:
    """Plan the rounds after some of them, without the first so many players, with new ones."""
    players = sum(map(len, schedule.rounds[0]))
    request = ask(
        0,
        len(schedule.rounds) - after,
        SIZES,
        field=tuple(range(leave, players + come)),
        played=schedule.rounds[:after],
        **more,
    )
    again = plan_schedule(request)
    check_report(request, again)
    return again


@settings(max_examples=25, deadline=None)
@given(
    st.integers(12, 40), st.integers(2, 5), st.integers(0, 3), st.integers(0, 3), st.integers(0, 9)
)
def test_leavers_are_gone_late_entries_sit_and_rounds_played_count(
    players: int, rounds: int, leave: int, come: int, seed: int
) -> None:
    first = plan(players, rounds, SIZES, seed=str(seed), steps=FEW_STEPS)
    again = replan(first, 1, leave, come, seed=str(seed), steps=FEW_STEPS)
    assert len(again.rounds) == rounds - 1


@pytest.mark.parametrize(
    ("players", "rounds", "after", "leave", "come"),
    [(24, 6, 3, 0, 3), (32, 8, 4, 3, 2), (40, 8, 3, 3, 2), (64, 8, 4, 5, 3), (200, 6, 3, 11, 4)],
)
def test_a_changed_field_goes_on_without_a_repeat(
    players: int, rounds: int, after: int, leave: int, come: int
) -> None:
    first = plan(players, rounds, SIZES, seed="club")
    again = replan(first, after, leave, come, seed="club")
    assert again.quality.repeats == 0
    assert repeats([*first.rounds[:after], *again.rounds]) == 0


def test_families_stay_apart_when_the_field_changes() -> None:
    families = tuple((5 * number, 5 * number + 1) for number in range(20))
    first = plan(100, 8, SIZES, seed="club", apart=families)
    again = replan(first, 4, 7, 5, seed="club", apart=families)
    assert not again.quality.broken
    assert again.quality.repeats == 0


def test_only_the_next_round_can_be_planned() -> None:
    first = plan(64, 5, (4, 4, 4), seed="club")
    following = plan(64, 1, (4, 4, 4), seed="club", played=first.rounds)
    assert following.quality.repeats == 0
    assert following.quality.seat_spread <= 2


def test_without_a_change_a_replan_is_as_good_as_the_plan() -> None:
    first = plan(16, 5, (4, 4, 4), seed="club")
    again = plan(16, 1, (4, 4, 4), seed="club", played=first.rounds[:4])
    assert again.quality.repeats == 0


def test_whoever_sat_at_the_small_table_is_not_sent_there_again() -> None:
    """11 players: two tables of four and one of three; after three rounds two have not been."""
    rounds: tuple[Round, ...] = ()
    for _ in range(3):
        rounds += plan(11, 1, SIZES, played=rounds, steps=FEW_STEPS).rounds
    exposed = exposures(rounds, range(11))
    assert sorted(exposed) == [0, 0] + [1] * 9


def test_late_entries_do_not_make_up_for_small_tables_they_missed() -> None:
    played = plan(11, 3, SIZES, steps=FEW_STEPS).rounds
    following = plan(0, 1, SIZES, field=tuple(range(15)), played=played, steps=FEW_STEPS)
    (tables,) = following.rounds
    small = min(tables, key=len)
    assert len(small) == 3
    assert not set(small) >= {11, 12, 13}


def test_meetings_with_people_who_left_stay_in_the_report() -> None:
    played = (((0, 1, 2), (3, 4, 5)), ((0, 1, 2), (3, 4, 5)))
    following = plan(0, 1, (3, 3, 3), field=(0, 3, 4), played=played)
    assert meetings(played)[frozenset((1, 2))] == 2
    assert following.quality.repeats == 7
