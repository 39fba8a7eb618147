"""Matches by the clock: the hand in play is finished (docs/decisions/clocks.md)."""

from collections.abc import Iterator
from datetime import datetime

from scoring.problems import Problem, problem, translatable
from tournaments.domain.countdown import Countdown


def late_hand_problems(clock: Countdown, dealt_at: datetime, now: datetime) -> Iterator[Problem]:
    """Why a hand that was dealt then cannot be recorded now: `clock.run_out`.

    A hand dealt before the time was up is played to its end, however long that takes.
    """
    end = clock.ends_at()
    if clock.has_run_out(now) and end is not None and dealt_at >= end:
        yield problem("clock.run_out", _RUN_OUT)


def unready_problems(clock: Countdown | None, now: datetime) -> Iterator[Problem]:
    """Why a match cannot end by the clock now: `clock.not_started`, `clock.time_left`."""
    if clock is None:
        yield problem("clock.not_started", _NOT_STARTED)
    elif not clock.has_run_out(now):
        yield problem("clock.time_left", _TIME_LEFT)


_RUN_OUT = translatable(
    "The time was up before this hand was dealt, so it does not count: give the table extra time "
    "if it is to."
)
_NOT_STARTED = translatable("The clock of this round has not been started.")
_TIME_LEFT = translatable("The time of this table is not up yet.")
