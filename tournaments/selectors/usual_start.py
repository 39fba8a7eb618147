"""When a club's next tournament is likely to begin."""

from datetime import datetime, time, timedelta

from tournaments.models import Club, Tournament
from tournaments.selectors.time_words import local

FIRST_HOUR = time(19)
"""The hour proposed to a club that has not played yet."""


def next_usual_start(club: Club, after: datetime) -> datetime:
    """When the clock of the club next shows the hour its latest tournament was planned for."""
    now = local(after, club)
    hour = _usual_hour(club)
    day = now.date() if now.time() < hour else now.date() + timedelta(days=1)
    return datetime.combine(day, hour, tzinfo=now.tzinfo)


def _usual_hour(club: Club) -> time:
    latest = Tournament.objects.filter(club=club).order_by("-starts_at").first()
    if latest is None:
        return FIRST_HOUR
    return local(latest.starts_at, club).time().replace(second=0, microsecond=0)
