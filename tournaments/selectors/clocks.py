"""The clock of a round and what of it is left at each table, by the server's time."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from tournaments.domain.clock_data import clock_from_data
from tournaments.domain.countdown import Countdown
from tournaments.domain.round_clock import RoundClock
from tournaments.domain.stages.choices import MatchEnd
from tournaments.models import EventKind, MatchEvent, Round, Stage, Table
from tournaments.selectors.matches import Match
from tournaments.selectors.stages import stage_settings

_DEALS = (EventKind.HAND, EventKind.VOID)


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """What a clock shows at a moment; `ends_at` is None while it stands still."""

    left: timedelta
    ends_at: datetime | None
    is_paused: bool

    @property
    def has_run_out(self) -> bool:
        """Whether nothing is left."""
        return not self.left


def is_timed(stage: Stage) -> bool:
    """Whether the matches of a stage end by the clock."""
    return stage_settings(stage).match_end is MatchEnd.TIMED


def round_clock(round_: Round) -> RoundClock | None:
    """The clock of a round; None until somebody starts it."""
    return clock_from_data(round_.clock) if round_.clock else None


def table_clock(table: Table) -> Countdown | None:
    """The clock of a round as one of its tables has it."""
    clock = round_clock(table.round)
    return None if clock is None else clock.at_table(table.number)


def time_left(clock: Countdown, now: datetime) -> TimeLeft:
    """What the clock shows then."""
    return TimeLeft(clock.left(now), clock.ends_at(), clock.is_paused)


def time_at_table(table: Table, now: datetime) -> TimeLeft | None:
    """What is left at a table; None where no clock runs, or its match is over."""
    clock = None if table.is_finished else table_clock(table)
    return None if clock is None else time_left(clock, now)


def dealt_at(match: Match, clock: Countdown) -> datetime:
    """When the hand in play began: as soon as the one before was recorded.

    The first one with the clock. A correction moves nothing: the time of the first version counts.
    """
    hands = (one for one in reversed(match.timeline.live) if one.data and _is_deal(one.data))
    last = next(hands, None)
    if last is None:
        return clock.started_at
    recorded = MatchEvent.objects.get(table=match.table, position=last.position, version=1)
    return max(clock.started_at, recorded.made_at)


def _is_deal(data: object) -> bool:
    return isinstance(data, dict) and data.get("type") in _DEALS
