"""Clocks as plain JSON, both ways: points in time in UTC, nothing that ticks."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Any

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.countdown import Countdown, Pause
from tournaments.domain.round_clock import RoundClock

_UNREADABLE = translatable("This is no clock, or a part of it is missing: {reason}.")


def clock_to_data(clock: RoundClock) -> dict[str, Any]:
    """{"started_at": "2026-03-14T19:00:00+00:00", "seconds": 3000, "pauses": [["…", null]],
    "extra_minutes": {"3": 5}}; a pause that lasts has null as its end."""
    whole = clock.whole
    return {
        "started_at": _write(whole.started_at),
        "seconds": int(whole.length.total_seconds()),
        "pauses": [[_write(pause.since), _write(pause.until)] for pause in whole.pauses],
        "extra_minutes": {str(table): more for table, more in clock.extra_minutes.items()},
    }


def clock_from_data(data: Mapping[str, Any]) -> RoundClock:
    """Read it back. `RuleBroken`: `clock.unreadable`."""
    try:
        return _read(data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        reason = f"{type(error).__name__} {error}"
        unreadable = problem("clock.unreadable", _UNREADABLE, reason=reason)
        raise RuleBroken((unreadable,)) from error


def _read(data: Mapping[str, Any]) -> RoundClock:
    pauses = tuple(
        Pause(datetime.fromisoformat(since), datetime.fromisoformat(until) if until else None)
        for since, until in data["pauses"]
    )
    started_at = datetime.fromisoformat(data["started_at"])
    whole = Countdown(started_at, timedelta(seconds=int(data["seconds"])), pauses)
    extra = {int(table): int(more) for table, more in data["extra_minutes"].items()}
    return RoundClock(whole, MappingProxyType(extra))


def _write(moment: datetime | None) -> str | None:
    return None if moment is None else moment.astimezone(UTC).isoformat()
