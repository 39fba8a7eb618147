"""Clocks are points in time: what is left depends on the instant asked about and nothing else."""

import json
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tournaments.domain.clock_data import clock_from_data, clock_to_data
from tournaments.domain.round_clock import (
    Countdown,
    Pause,
    start_decision_clock,
    start_round_clock,
)

START = datetime(2026, 3, 14, 19, 0, tzinfo=UTC)


def after(minutes: int) -> datetime:
    return START + timedelta(minutes=minutes)


def minutes_left(clock: Countdown, minutes: int) -> float:
    return clock.left(after(minutes)).total_seconds() / 60


def test_the_time_runs_down_and_stops_at_none() -> None:
    clock = start_round_clock(START, 50).whole
    assert [minutes_left(clock, now) for now in (-5, 0, 20, 50, 70)] == [50, 50, 30, 0, 0]
    assert clock.ends_at() == after(50)
    assert clock.has_run_out(after(50))
    assert not clock.has_run_out(after(49))


def test_a_pause_costs_no_time() -> None:
    clock = start_round_clock(START, 50).whole.pause(after(10))
    assert clock.is_paused
    assert clock.ends_at() is None
    assert minutes_left(clock, 40) == 40
    clock = clock.resume(after(40))
    assert minutes_left(clock, 45) == 35
    assert clock.ends_at() == after(80)
    assert minutes_left(clock, 20) == 40


def test_a_clock_stopped_after_its_end_has_ended() -> None:
    clock = start_round_clock(START, 50).whole.pause(after(60))
    assert clock.ends_at() == after(50)


def test_one_table_gets_more_time_and_the_others_do_not() -> None:
    clock = start_round_clock(START, 50).give_extra(3, 5).give_extra(3, 2)
    assert clock.at_table(3).ends_at() == after(57)
    assert clock.at_table(4).ends_at() == after(50)


def test_extra_time_is_some_time() -> None:
    with pytest.raises(RuleBroken) as refused:
        start_round_clock(START, 50).give_extra(3, 0)
    assert [found.code for found in refused.value.problems] == ["clock.no_time"]


def test_a_buy_in_decision_stands_still_with_its_round() -> None:
    pauses = (Pause(after(9), after(20)),)
    clock = start_decision_clock(after(10), 60, pauses)
    assert minutes_left(clock, 15) == 1
    assert clock.ends_at() == after(21)


def test_fault_25_the_zone_of_a_time_changes_nothing_and_none_is_refused() -> None:
    clock = start_round_clock(START, 50).whole
    kyiv = timezone(timedelta(hours=2))
    assert clock.left(after(20).astimezone(kyiv)) == timedelta(minutes=30)
    with pytest.raises(ValueError, match="no time zone"):
        clock.left(after(20).replace(tzinfo=None))
    with pytest.raises(ValueError, match="no time zone"):
        start_round_clock(START.replace(tzinfo=None), 50)


def test_a_clock_is_not_stopped_twice_nor_started_twice_nor_in_the_past() -> None:
    running = start_round_clock(START, 50).whole
    stopped = running.pause(after(10))
    wrong = {
        "clock.stopped": lambda: stopped.pause(after(11)),
        "clock.running": lambda: running.resume(after(11)),
        "clock.backwards": lambda: stopped.resume(after(9)),
    }
    for code, act in wrong.items():
        with pytest.raises(RuleBroken) as refused:
            act()
        assert [found.code for found in refused.value.problems] == [code]
    with pytest.raises(RuleBroken):
        running.pause(after(-1))


def test_a_clock_survives_being_json_and_goes_on_from_there() -> None:
    clock = start_round_clock(START, 50).give_extra(3, 5).pause(after(10))
    kept = clock_from_data(json.loads(json.dumps(clock_to_data(clock))))
    assert kept == clock
    resumed = kept.resume(after(30))
    assert resumed.at_table(3).ends_at() == after(75)
    assert clock_from_data(clock_to_data(resumed)) == resumed


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"started_at": "soon", "seconds": 1, "pauses": [], "extra_minutes": {}},
        {"started_at": "2026-03-14T19:00:00", "seconds": 1, "pauses": [], "extra_minutes": {}},
    ],
)
def test_what_is_no_clock_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(RuleBroken) as refused:
        clock_from_data(data)
    assert [found.code for found in refused.value.problems] == ["clock.unreadable"]


@given(st.lists(st.integers(1, 30), max_size=8), st.integers(1, 60), st.integers(0, 300))
def test_what_is_left_at_the_end_is_nothing_and_before_it_something(
    steps: list[int], minutes: int, now: int
) -> None:
    clock, at = start_round_clock(START, minutes).whole, 0
    for step in steps:
        at += step
        clock = clock.resume(after(at)) if clock.is_paused else clock.pause(after(at))
    end = clock.ends_at()
    if end is None:
        assert clock.left(after(max(now, at))) == clock.left(after(at)) > timedelta(0)
    else:
        assert clock.has_run_out(end)
        assert not clock.has_run_out(end - timedelta(seconds=1))
    assert clock.left(after(now)) >= clock.left(after(now + 1))
