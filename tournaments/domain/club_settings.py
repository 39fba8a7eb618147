"""What a club is founded with."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from zoneinfo import available_timezones

from scoring.problems import Problem, problem, translatable
from tournaments.domain.currencies import currency_problems

DEFAULT_TIME_ZONE = "Europe/London"
DEFAULT_CURRENCY = "GBP"
LONGEST = {"name": 120, "slug": 60, "place": 160}
"""Letters of each text at most."""

_SLUG = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
_NO_NAME = translatable("A club needs a name.")
_NO_SLUG = translatable(
    "A club's address is small letters a to z, digits and hyphens, not “{slug}”."
)
_TOO_LONG = translatable("{field} holds {most} letters at most; this one has {length}.")
_UNPRINTABLE = translatable("{field} holds a sign that cannot be shown.")
_NO_ZONE = translatable("There is no time zone {zone}; write for example Europe/Kyiv.")


@dataclass(frozen=True, slots=True)
class ClubSettings:
    """A club's name, the last part of its address, its place, time zone and usual currency.

    An empty currency is a club that plays for interest.
    """

    name: str
    slug: str
    place: str = ""
    time_zone: str = DEFAULT_TIME_ZONE
    currency: str = DEFAULT_CURRENCY


def club_problems(settings: ClubSettings) -> Iterator[Problem]:
    """Whatever a club cannot be founded with, each problem with its field."""
    if not settings.name.strip():
        yield problem("club.no_name", _NO_NAME, field="name")
    if not _SLUG.fullmatch(settings.slug):
        yield problem("club.bad_slug", _NO_SLUG, field="slug", slug=settings.slug)
    yield from _text_problems(settings)
    if settings.time_zone not in available_timezones():
        yield problem("club.time_zone", _NO_ZONE, field="time_zone", zone=settings.time_zone)
    yield from currency_problems("club.unknown_currency", settings.currency)


def _text_problems(settings: ClubSettings) -> Iterator[Problem]:
    for field, most in LONGEST.items():
        text = getattr(settings, field)
        if len(text) > most:
            yield problem("club.too_long", _TOO_LONG, field=field, most=most, length=len(text))
        # What is wrong with an address is said already, whatever the sign.
        if field != "slug" and not text.isprintable():
            yield problem("club.unprintable", _UNPRINTABLE, field=field)
