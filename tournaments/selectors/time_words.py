"""Times as people in the club's hall read them: the server's time in the club's zone."""

from datetime import datetime
from zoneinfo import ZoneInfo

from django.utils import timezone
from django.utils.formats import date_format

from tournaments.models import Club


def clock_time(at: datetime, club: Club) -> str:
    """Hours and minutes: “20:47”."""
    return date_format(local(at, club), "H:i")


def day(at: datetime, club: Club) -> str:
    """The day in words: “Saturday 17 October 2026”."""
    return date_format(local(at, club), "l j E Y")


def local(at: datetime, club: Club) -> datetime:
    """A time in the club's zone."""
    return timezone.localtime(at, ZoneInfo(club.time_zone))


def short_day(at: datetime, club: Club) -> str:
    """The day without its weekday, as lists name it: “17 October 2026”."""
    return date_format(local(at, club), "j E Y")
