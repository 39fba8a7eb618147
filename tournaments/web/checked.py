"""What the site found when it last worked a tournament out anew, for its staff."""

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.models import Club, TournamentCheck
from tournaments.web.times import clock_time

Context = dict[str, Any]


def checked_context(check: TournamentCheck | None, club: Club) -> Context | None:
    """When that was and what differed; None before the first check."""
    if check is None:
        return None
    count = len(check.differences)
    text = _("Worked out anew at %(time)s: as recorded") if not count else ngettext(
        "Worked out anew at %(time)s: %(count)s thing is not as recorded",
        "Worked out anew at %(time)s: %(count)s things are not as recorded",
        count,
    )  # fmt: skip
    said = {"time": clock_time(check.checked_at, club), "count": count}
    return {"good": not count, "text": text % said, "differences": check.differences}
