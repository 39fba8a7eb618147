"""The settings form before anybody typed: of a new tournament, and of one that is there."""

from collections.abc import Mapping
from datetime import datetime

from django.utils import timezone

from scoring.variants import all_variants
from tournaments.models import Club, Tournament
from tournaments.selectors.usual_start import next_usual_start
from tournaments.web.amounts import write_amount
from tournaments.web.setup.reading import NUMBERS
from tournaments.web.setup.rule_fields import typed_rules
from tournaments.web.times import local


def blank_answers(club: Club) -> dict[str, str]:
    """A new tournament: the first rule sheet, for interest, the next evening at the usual hour."""
    return {
        "variant": all_variants()[0].key,
        **_start_typed(next_usual_start(club, timezone.now())),
    }


def answers_of(tournament: Tournament) -> dict[str, str]:
    """A tournament's settings as they would be typed."""
    start = local(tournament.starts_at, tournament.club)
    numbers = {name: getattr(tournament, name) for name in NUMBERS}
    return {
        "name": tournament.name,
        "variant": tournament.variant_key,
        **_start_typed(start),
        "currency": tournament.currency,
        "unit": _unit_typed(tournament),
        **{name: "" if value is None else str(value) for name, value in numbers.items()},
        **typed_rules(tournament.house_rules),
    }


def completed(data: Mapping[str, str], tournament: Tournament) -> dict[str, str]:
    """What was sent, with what a form of frozen rules does not ask from the tournament itself."""
    return {**answers_of(tournament), **dict(data.items())}


def _start_typed(start: datetime) -> dict[str, str]:
    return {"date": start.date().isoformat(), "time": start.time().isoformat("minutes")}


def _unit_typed(tournament: Tournament) -> str:
    if tournament.unit_minor is None:
        return ""
    return write_amount(tournament.unit_minor, tournament.currency)
