"""Schedules: who sits with whom in every round, with the fewest repeats (docs/scheduling.md)."""

from tournaments.domain.schedule.budget import Ending, Progress, Watch, keep_on
from tournaments.domain.schedule.by_standing import StandingRound, plan_by_standing
from tournaments.domain.schedule.field_check import field_problems, insist_on_same_field
from tournaments.domain.schedule.plan import plan_schedule
from tournaments.domain.schedule.request import (
    Exposure,
    Pair,
    Preference,
    Round,
    ScheduleRequest,
)
from tournaments.domain.schedule.result import Quality, Schedule, Span

__all__ = [
    "Ending",
    "Exposure",
    "Pair",
    "Preference",
    "Progress",
    "Quality",
    "Round",
    "Schedule",
    "ScheduleRequest",
    "Span",
    "StandingRound",
    "Watch",
    "field_problems",
    "insist_on_same_field",
    "keep_on",
    "plan_by_standing",
    "plan_schedule",
]
