"""The clock of a round, and of a decision to buy in."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from types import MappingProxyType

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.countdown import Countdown, Pause

__all__ = ["Countdown", "Pause", "RoundClock", "start_decision_clock", "start_round_clock"]

_NO_TIME = translatable("Extra time is 1 minute or more, not {minutes}.")


@dataclass(frozen=True, slots=True)
class RoundClock:
    """The clock of a round, with further minutes for single tables by their number."""

    whole: Countdown
    extra_minutes: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))

    def at_table(self, table: int) -> Countdown:
        """The clock as this table has it."""
        more = timedelta(minutes=self.extra_minutes.get(table, 0))
        return replace(self.whole, length=self.whole.length + more)

    def pause(self, now: datetime) -> "RoundClock":
        """The clock stopped at every table; see `Countdown.pause`."""
        return replace(self, whole=self.whole.pause(now))

    def resume(self, now: datetime) -> "RoundClock":
        """The clock started again at every table; see `Countdown.resume`."""
        return replace(self, whole=self.whole.resume(now))

    def give_extra(self, table: int, minutes: int) -> "RoundClock":
        """The same with more time for a table, on top of what it got before. `RuleBroken`:
        `clock.no_time`."""
        if minutes < 1:
            raise RuleBroken(
                (problem("clock.no_time", _NO_TIME, field="minutes", minutes=minutes),)
            )
        given = self.extra_minutes.get(table, 0) + minutes
        return replace(self, extra_minutes=MappingProxyType({**self.extra_minutes, table: given}))


def start_round_clock(
    started_at: datetime,
    minutes: int,
    pauses: tuple[Pause, ...] = (),
    extra_minutes: Mapping[int, int] = MappingProxyType({}),
) -> RoundClock:
    """The clock of a round of so many minutes."""
    return RoundClock(Countdown(started_at, timedelta(minutes=minutes), pauses), extra_minutes)


def start_decision_clock(
    offered_at: datetime, seconds: int, pauses: tuple[Pause, ...] = ()
) -> Countdown:
    """The time to take or refuse a buy-in (variants.md §3.1); it stands still with the round."""
    return Countdown(offered_at, timedelta(seconds=seconds), pauses)
