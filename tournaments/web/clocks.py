"""What a page shows of a clock: the time left when it was made, by the server, and until when."""

from datetime import datetime, timedelta
from typing import Any

from django.utils.translation import gettext as _

from tournaments.models import Club
from tournaments.selectors.clocks import TimeLeft
from tournaments.web.times import clock_time

Context = dict[str, Any]

_MINUTE = 60


def clock_context(
    time: TimeLeft | None, now: datetime, club: Club, *, up: str = ""
) -> Context | None:
    """The context of `components/clock.html`; None where no clock runs. `up`: what to say once
    nothing is left, if not what holds for hands."""
    if time is None:
        return None
    return {
        "seconds": int(time.left.total_seconds()),
        "at": int(now.timestamp()),
        "text": minutes_words(time.left),
        "note": _note(time, club, up),
        "runs": not time.is_paused and not time.has_run_out,
        "kind": "bad" if time.has_run_out else "warn" if time.is_paused else "info",
    }


def minutes_words(left: timedelta) -> str:
    """“12:05”, minutes and seconds however many minutes there are."""
    minutes, seconds = divmod(int(left.total_seconds()), _MINUTE)
    return f"{minutes}:{seconds:02}"


def _note(time: TimeLeft, club: Club, up: str) -> str:
    if time.has_run_out:
        return up or _("Time is up: the hand in play is the last")
    if time.is_paused or time.ends_at is None:
        return _("The clock is stopped")
    return _("until %(time)s") % {"time": clock_time(time.ends_at, club)}
