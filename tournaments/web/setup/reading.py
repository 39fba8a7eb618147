"""What was typed becomes settings, with everything that is wrong found at once."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time
from typing import Any
from zoneinfo import ZoneInfo

from scoring.problems import Problem, RuleBroken, problem, translatable
from scoring.variant import Variant
from tournaments.domain.tournament_settings import (
    CheckedSettings,
    TournamentSettings,
    check_settings,
)
from tournaments.models import Club
from tournaments.selectors.rule_words import rule_label
from tournaments.web.amounts import read_amount
from tournaments.web.numbers import read_whole
from tournaments.web.setup.rule_fields import PREFIX, read_rules

NUMBERS = ("table_smallest", "table_preferred", "table_largest", "most_entries")


@dataclass(frozen=True, slots=True)
class Read:
    """Settings as keyword arguments of the services, and what is wrong with them.

    `checked` is what the rules and sizes come to, None while something is wrong with those.
    """

    settings: dict[str, Any]
    problems: tuple[Problem, ...]
    checked: CheckedSettings | None


def read_settings(data: Mapping[str, str], club: Club, published: Variant | None) -> Read:
    """Every answer read; `published` is the sheet chosen, None where there is no such one."""
    problems: list[Problem] = []
    settings = {
        "name": data.get("name", ""),
        "starts_at": _starts_at(data, club, problems),
        "variant_key": data.get("variant", ""),
        "house_rules": read_rules(published, data) if published is not None else {},
        "currency": data.get("currency", ""),
        "unit_minor": _unit(data, problems),
        **{name: _number(data, name, problems) for name in NUMBERS},
    }
    blamed = {found.field for found in problems}
    problems += (found for found in _find_problems(settings) if found.field not in blamed)
    found = tuple(_in_words(found) for found in problems)
    return Read(settings, found, _check_but_name(settings))


def _find_problems(settings: dict[str, Any]) -> tuple[Problem, ...]:
    try:
        check_settings(TournamentSettings(**settings))
    except RuleBroken as broken:
        return broken.problems
    return ()


def _check_but_name(settings: dict[str, Any]) -> CheckedSettings | None:
    """What the settings come to: a name that is still missing changes nothing about that."""
    try:
        return check_settings(TournamentSettings(**{**settings, "name": "–"}))
    except RuleBroken:
        return None


def _starts_at(data: Mapping[str, str], club: Club, problems: list[Problem]) -> datetime:
    """The start in the club's zone; where it cannot be read, any time the rest is checked with."""
    try:
        day = date.fromisoformat(data.get("date", "").strip())
    except ValueError:
        problems.append(problem("setup.no_day", _NO_DAY, field="date"))
        day = None
    try:
        start = time.fromisoformat(data.get("time", "").strip()).replace(tzinfo=None)
    except ValueError:
        problems.append(problem("setup.no_time", _NO_TIME, field="time"))
        start = None
    if day is None or start is None:
        return datetime.now(UTC)
    at = datetime.combine(day, start, tzinfo=ZoneInfo(club.time_zone))
    if at.astimezone(UTC).astimezone(at.tzinfo).replace(tzinfo=None) != at.replace(tzinfo=None):
        problems.append(problem("setup.no_such_time", _SKIPPED, field="time"))
    return at


def _unit(data: Mapping[str, str], problems: list[Problem]) -> int | None:
    """What one unit is worth in minor units; typed as an amount of the currency."""
    typed, currency = data.get("unit", "").strip(), data.get("currency", "")
    if not typed or not currency:
        return None
    minor = read_amount(typed, currency)
    if minor is None or abs(minor) > _TOO_MUCH:
        problems.append(problem("setup.no_amount", _NO_AMOUNT, field="unit_minor", typed=typed))
        return None
    return minor


def _number(data: Mapping[str, str], name: str, problems: list[Problem]) -> int | None:
    typed = data.get(name, "").strip()
    number = read_whole(typed)
    if typed and number is None:
        problems.append(problem("setup.no_number", _NO_NUMBER, field=name, typed=typed))
    return number


def _in_words(found: Problem) -> Problem:
    """A house rule by the words of its question, where the rules name it by its key."""
    key = (found.field or "").removeprefix(PREFIX)
    if not (found.field or "").startswith(PREFIX) or "field" not in dict(found.params):
        return found
    params = {**dict(found.params), "field": f"“{rule_label(key)}”"}
    return replace(found, params=tuple(sorted(params.items())))


_TOO_MUCH = 10**12
_NO_DAY = translatable("Give the day as a date, such as 2027-02-06.")
_NO_TIME = translatable("Give the time of the start, such as 19:30.")
_SKIPPED = translatable("On that day the clocks are put forward past this time.")
_NO_AMOUNT = translatable("“{typed}” is no amount of this currency: give it such as 0.10.")
_NO_NUMBER = translatable("“{typed}” is no whole number.")
