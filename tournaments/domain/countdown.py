"""Time that runs down, as points in time: nothing ticks, what is left is worked out when asked.

All times are aware datetimes handed in; the server's, whatever a phone shows.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from scoring.problems import RuleBroken, problem, translatable

_NONE_LEFT = timedelta(0)
_RUNNING = translatable("The clock is not stopped.")
_STOPPED = translatable("The clock is stopped already.")
_BACKWARDS = translatable("The clock cannot be stopped or started before it last was.")


@dataclass(frozen=True, slots=True)
class Pause:
    """A time in which the clock stood still; `until` is None while it does."""

    since: datetime
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Countdown:
    """Time that runs from `started_at`, except in `pauses`, which are in order and apart.

    `ValueError` for a time without a zone.
    """

    started_at: datetime
    length: timedelta
    pauses: tuple[Pause, ...] = ()

    def __post_init__(self) -> None:
        pauses = ((pause.since, pause.until) for pause in self.pauses)
        for moment in (self.started_at, *(at for both in pauses for at in both if at)):
            insist_on_zone(moment)

    @property
    def is_paused(self) -> bool:
        """Whether the clock stands still now."""
        return bool(self.pauses) and self.pauses[-1].until is None

    def gone(self, now: datetime) -> timedelta:
        """How much of the time has run by then; none before the start."""
        insist_on_zone(now)
        stood = (_stood(pause, self.started_at, now) for pause in self.pauses)
        return max(_NONE_LEFT, now - self.started_at - sum(stood, _NONE_LEFT))

    def left(self, now: datetime) -> timedelta:
        """How much is left then, never less than none."""
        return max(_NONE_LEFT, self.length - self.gone(now))

    def has_run_out(self, now: datetime) -> bool:
        """Whether none is left then: no new hand begins, an offer has lapsed."""
        return not self.left(now)

    def ends_at(self) -> datetime | None:
        """When it runs out, or ran out; None while it stands still with some time left."""
        end = self.started_at + self.length
        for pause in self.pauses:
            if pause.since >= end:
                break
            if pause.until is None:
                return None
            end += max(_NONE_LEFT, pause.until - max(pause.since, self.started_at))
        return end

    def pause(self, now: datetime) -> "Countdown":
        """The clock stopped. `RuleBroken`: `clock.stopped`, `clock.backwards`."""
        if self.is_paused:
            raise _refusal("clock.stopped", _STOPPED)
        self._insist_on_order(now)
        return replace(self, pauses=(*self.pauses, Pause(now)))

    def resume(self, now: datetime) -> "Countdown":
        """The clock started again. `RuleBroken`: `clock.running`, `clock.backwards`."""
        if not self.is_paused:
            raise _refusal("clock.running", _RUNNING)
        self._insist_on_order(now)
        return replace(self, pauses=(*self.pauses[:-1], replace(self.pauses[-1], until=now)))

    def _insist_on_order(self, now: datetime) -> None:
        last = self.pauses[-1] if self.pauses else Pause(self.started_at)
        if now < (last.until or last.since):
            raise _refusal("clock.backwards", _BACKWARDS)


def insist_on_zone(moment: datetime) -> None:
    """`ValueError` unless the time says its zone: the hall's wall clock means nothing here."""
    if moment.utcoffset() is None:
        raise ValueError(f"{moment.isoformat()} has no time zone")


def _stood(pause: Pause, started_at: datetime, now: datetime) -> timedelta:
    """How long the clock stood still in a pause, between its start and now."""
    until = now if pause.until is None else min(pause.until, now)
    return max(_NONE_LEFT, until - max(pause.since, started_at))


def _refusal(code: str, text: str) -> RuleBroken:
    return RuleBroken((problem(code, text),))
