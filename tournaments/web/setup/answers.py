"""The settings form before anybody typed: of a new tournament, and of one that is there."""

from collections.abc import Mapping

from babel.numbers import get_currency_precision

from scoring.variants import all_variants
from tournaments.models import Tournament
from tournaments.web.setup.reading import NUMBERS
from tournaments.web.setup.rule_fields import typed_rules
from tournaments.web.times import local


def blank_answers() -> dict[str, str]:
    """A new tournament: the first rule sheet, for interest."""
    return {"variant": all_variants()[0].key}


def answers_of(tournament: Tournament) -> dict[str, str]:
    """A tournament's settings as they would be typed."""
    start = local(tournament.starts_at, tournament.club)
    numbers = {name: getattr(tournament, name) for name in NUMBERS}
    return {
        "name": tournament.name,
        "variant": tournament.variant_key,
        "date": start.date().isoformat(),
        "time": start.time().isoformat("minutes"),
        "currency": tournament.currency,
        "unit": _unit_typed(tournament),
        **{name: "" if value is None else str(value) for name, value in numbers.items()},
        **typed_rules(tournament.house_rules),
    }


def completed(data: Mapping[str, str], tournament: Tournament) -> dict[str, str]:
    """What was sent, with what a form of frozen rules does not ask from the tournament itself."""
    return {**answers_of(tournament), **dict(data.items())}


def _unit_typed(tournament: Tournament) -> str:
    if tournament.unit_minor is None:
        return ""
    digits = get_currency_precision(tournament.currency)
    return f"{tournament.unit_minor / 10**digits:.{digits}f}"
