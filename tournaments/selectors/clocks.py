"""The clock of a round and what of it is left at each table, by the server's time."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from scoring.match import MatchState
from tournaments.domain.clock_data import clock_from_data
from tournaments.domain.countdown import Countdown
from tournaments.domain.round_clock import RoundClock, start_decision_clock
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


def offer_clocks(
    played: Iterable[tuple[Match, MatchState]],
) -> Mapping[tuple[int, str], Countdown]:
    """How long each open offer stands, by table id and match key; none where the stage sets none.

    From when the event was recorded that put the player out; it stands still with the round.
    """
    offered = [
        (match, player, position)
        for match, state in played
        if stage_settings(match.table.round.stage).buy_in_seconds is not None
        for player, position in _offer_positions(match, state)
    ]
    events = MatchEvent.objects.filter(
        is_current=True,
        table__in={match.table.pk for match, _player, _position in offered},
        position__in={position for _match, _player, position in offered},
    )
    times = {(event.table_id, event.position): event.made_at for event in events}
    return {
        (match.table.pk, player): _offer_clock(match.table, times[match.table.pk, position])
        for match, player, position in offered
    }


def _offer_positions(match: Match, state: MatchState) -> Iterator[tuple[str, int]]:
    by = {one.player: one.event_index for one in state.exits}
    for offer in state.offers:
        yield offer.player, match.timeline.live[by[offer.player]].position


def _offer_clock(table: Table, offered_at: datetime) -> Countdown:
    seconds = stage_settings(table.round.stage).buy_in_seconds or 0
    clock = round_clock(table.round)
    pauses = () if clock is None else clock.whole.pauses
    return start_decision_clock(offered_at, seconds, pauses)


def _is_deal(data: object) -> bool:
    return isinstance(data, dict) and data.get("type") in _DEALS
