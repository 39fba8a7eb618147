"""The clock of a round: run by the director, it ends timed matches and lets nobody be cut short."""

import pytest

from scoring.problems import RuleBroken
from tests.evening.seated_stage import begin_round, let_time_run_out, tournament_of
from tests.seated import ask
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, LogEntry, Round, Table
from tournaments.selectors.clocks import round_clock
from tournaments.services.hands import record_hand
from tournaments.services.rounds.timing import (
    give_extra_time,
    pause_clock,
    resume_clock,
    start_clock,
)
from tournaments.services.rulings import take_back
from tournaments.services.timed_matches import end_by_clock

HAND = {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20, "4": 30}}


@pytest.fixture
def table(club: Club) -> Table:
    """A table of a timed stage of fifty minutes a match."""
    return begin_round(club, match_end="timed", minutes=50)[0]


def codes(broken: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [found.code for found in broken.value.problems]


def end_position(answer: dict[str, object]) -> int:
    history = answer["history"]
    assert isinstance(history, list)
    assert history[-1]["kind"] == "end"
    return int(history[-1]["position"])


def test_a_clock_runs_as_long_as_the_stage_says(director: Actor, table: Table) -> None:
    started = start_clock(actor=director, round_id=table.round_id)
    clock = round_clock(started)
    assert clock is not None
    assert clock.whole.length.total_seconds() == 50 * 60
    assert LogEntry.objects.latest("pk").act == "start_clock"


def test_a_clock_is_started_once(director: Actor, table: Table) -> None:
    start_clock(actor=director, round_id=table.round_id, minutes=5)
    with pytest.raises(RuleBroken) as broken:
        start_clock(actor=director, round_id=table.round_id)
    assert codes(broken) == ["clock.started"]


def test_it_is_stopped_and_started_again(director: Actor, table: Table) -> None:
    start_clock(actor=director, round_id=table.round_id)
    pause_clock(actor=director, round_id=table.round_id)
    with pytest.raises(RuleBroken) as broken:
        pause_clock(actor=director, round_id=table.round_id)
    assert codes(broken) == ["clock.stopped"]
    resumed = round_clock(resume_clock(actor=director, round_id=table.round_id))
    assert resumed is not None
    assert not resumed.whole.is_paused
    assert len(resumed.whole.pauses) == 1


def test_a_clock_nobody_started_cannot_be_stopped(director: Actor, table: Table) -> None:
    with pytest.raises(RuleBroken) as broken:
        pause_clock(actor=director, round_id=table.round_id)
    assert codes(broken) == ["clock.not_started"]


def test_everything_wrong_with_extra_time_is_said_at_once(director: Actor, table: Table) -> None:
    start_clock(actor=director, round_id=table.round_id)
    before = Round.objects.get(pk=table.round_id).clock
    with pytest.raises(RuleBroken) as broken:
        give_extra_time(actor=director, round_id=table.round_id, table=9, minutes=0, reason=" ")
    assert codes(broken) == ["clock.minutes", "clock.no_such_table", "reason.missing"]
    assert Round.objects.get(pk=table.round_id).clock == before


def test_only_a_director_runs_the_clock(table: Table) -> None:
    with pytest.raises(NotAllowed):
        start_clock(actor=Actor(), round_id=table.round_id)


def test_the_hand_in_play_when_the_time_runs_out_is_the_last(director: Actor, table: Table) -> None:
    let_time_run_out(table)
    answer = record_hand(ask(director, table), number=1, hand=HAND)
    assert answer["finished"]
    assert answer["totals"] == {"1": 0, "2": 10, "3": 20, "4": 30}
    assert end_position(answer)


def test_a_void_deal_after_the_time_is_not_dealt_again(director: Actor, table: Table) -> None:
    """A void hand is no result, and there is no time for another (variants.md §4)."""
    let_time_run_out(table)
    assert record_hand(ask(director, table), number=1, hand={"finish": "void"}, reason="misdeal")[
        "finished"
    ]


def test_a_hand_dealt_after_the_time_counts_only_with_extra_time(
    director: Actor, table: Table
) -> None:
    let_time_run_out(table)
    answer = record_hand(ask(director, table), number=1, hand=HAND)
    request = ask(director, table)
    take_back(request, position=end_position(answer), event_version=1, reason="The bell was early")
    with pytest.raises(RuleBroken) as broken:
        record_hand(ask(director, table), number=2, hand=HAND)
    assert codes(broken) == ["clock.run_out"]
    give_extra_time(
        actor=director, round_id=table.round_id, table=1, minutes=100, reason="The bell was early"
    )
    answer = record_hand(ask(director, table), number=2, hand=HAND)
    assert not answer["finished"]


def test_a_match_with_no_hand_in_play_ends_by_the_clock(director: Actor, table: Table) -> None:
    let_time_run_out(table)
    assert end_by_clock(ask(director, table))["finished"]
    assert LogEntry.objects.latest("pk").act == "end_by_clock"


def test_a_match_does_not_end_while_time_is_left(director: Actor, table: Table) -> None:
    with pytest.raises(RuleBroken) as broken:
        end_by_clock(ask(director, table))
    assert codes(broken) == ["clock.not_started"]
    start_clock(actor=director, round_id=table.round_id)
    with pytest.raises(RuleBroken) as broken:
        end_by_clock(ask(director, table))
    assert codes(broken) == ["clock.time_left"]
    assert not record_hand(ask(director, table), number=1, hand=HAND)["finished"]


def test_a_refused_hand_ends_nothing(director: Actor, table: Table) -> None:
    let_time_run_out(table)
    with pytest.raises(RuleBroken) as broken:
        record_hand(ask(director, table), number=1, hand={**HAND, "points": {"2": 1}})
    assert "clock.run_out" not in codes(broken)
    table.refresh_from_db()
    assert not table.is_finished


def test_elsewhere_a_clock_is_shown_and_binds_nobody(director: Actor, club: Club) -> None:
    (table,) = begin_round(club)
    let_time_run_out(table)
    assert not record_hand(ask(director, table), number=1, hand=HAND)["finished"]
    assert tournament_of(table).version == 1
