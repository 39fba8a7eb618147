"""What a director decides about a tournament, and what may be decided at all."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TypedDict

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from scoring.variant import Variant
from tournaments.domain.chosen_sizes import choose_sizes, size_problems
from tournaments.domain.currencies import currency_problems
from tournaments.domain.rule_choice import resolve_rules

LONGEST_NAME = 120
DEAREST_UNIT = 1_000_000
FEWEST_ENTRIES = 2
MOST_ENTRIES = 100_000


class _OptionalSettings(TypedDict, total=False):
    house_rules: Mapping[str, object]
    currency: str
    unit_minor: int | None
    table_smallest: int | None
    table_preferred: int | None
    table_largest: int | None
    most_entries: int | None


class NewSettings(_OptionalSettings):
    """Settings of a new tournament as keyword arguments; `TournamentSettings` explains them."""

    name: str
    starts_at: datetime
    variant_key: str


class SettingsChange(_OptionalSettings, total=False):
    """Any of the settings as keyword arguments: those that are to change."""

    name: str
    starts_at: datetime
    variant_key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentSettings:
    """Everything that is decided about a tournament.

    `house_rules` is plain JSON as `scoring.house_rules` takes it. An empty currency is a tournament
    for interest; otherwise `unit_minor` is what one unit of the stakes is worth in minor units.
    Table sizes left None come from the rule sheet; `most_entries` None takes any number.
    """

    name: str
    starts_at: datetime
    variant_key: str
    house_rules: Mapping[str, object] = field(default_factory=dict)
    currency: str = ""
    unit_minor: int | None = None
    table_smallest: int | None = None
    table_preferred: int | None = None
    table_largest: int | None = None
    most_entries: int | None = None


@dataclass(frozen=True, slots=True)
class CheckedSettings:
    """Settings that may stand, every table size filled in, and the rules they give."""

    settings: TournamentSettings
    variant: Variant


def check_settings(settings: TournamentSettings) -> CheckedSettings:
    """The settings as they are kept. `RuleBroken` with every problem, each naming its field."""
    settings = replace(settings, name=" ".join(settings.name.split()))
    problems = [*_name_problems(settings.name), *_plain_problems(settings)]
    try:
        variant = resolve_rules(settings.variant_key, settings.house_rules)
    except RuleBroken as broken:
        raise RuleBroken((*problems, *broken.problems)) from None
    sizes = choose_sizes(
        variant, settings.table_smallest, settings.table_preferred, settings.table_largest
    )
    insist((*problems, *size_problems(variant, sizes)))
    filled = replace(
        settings,
        table_smallest=sizes.smallest,
        table_preferred=sizes.preferred,
        table_largest=sizes.largest,
    )
    return CheckedSettings(filled, variant)


def _name_problems(name: str) -> Iterator[Problem]:
    if not name:
        yield problem("tournament.name_missing", _NAME_MISSING, field="name")
    if len(name) > LONGEST_NAME:
        yield problem("tournament.name_too_long", _NAME_TOO_LONG, field="name", most=LONGEST_NAME)
    if any(unicodedata.category(sign) in {"Cc", "Cs"} for sign in name):
        yield problem("tournament.name_unprintable", _NAME_UNPRINTABLE, field="name")


def _plain_problems(settings: TournamentSettings) -> Iterator[Problem]:
    if settings.starts_at.utcoffset() is None:
        yield problem("tournament.start_without_zone", _NO_ZONE, field="starts_at")
    yield from _money_problems(settings.currency, settings.unit_minor)
    most = settings.most_entries
    if most is not None and not FEWEST_ENTRIES <= most <= MOST_ENTRIES:
        code = "tournament.most_entries_out_of_range"
        yield problem(
            code, _MOST_ENTRIES, field="most_entries", least=FEWEST_ENTRIES, most=MOST_ENTRIES
        )


def _money_problems(currency: str, unit_minor: int | None) -> Iterator[Problem]:
    yield from currency_problems("tournament.unknown_currency", currency)
    if currency and unit_minor is None:
        yield problem("tournament.money_without_unit", _NO_UNIT, field="unit_minor")
    if not currency and unit_minor is not None:
        yield problem("tournament.unit_without_money", _NO_MONEY, field="unit_minor")
    if unit_minor is not None and not 1 <= unit_minor <= DEAREST_UNIT:
        code = "tournament.unit_out_of_range"
        yield problem(code, _UNIT, field="unit_minor", least=1, most=DEAREST_UNIT)


_NAME_MISSING = translatable("Give the tournament a name.")
_NAME_TOO_LONG = translatable("A tournament's name has at most {most} letters and signs.")
_NAME_UNPRINTABLE = translatable("The name holds a sign that cannot be shown; please type it anew.")
_NO_ZONE = translatable("The start needs a time zone.")
_MOST_ENTRIES = translatable("A tournament takes {least} to {most} entries, or any number.")
_NO_UNIT = translatable("Say what one unit of the stakes is worth, or play for interest.")
_NO_MONEY = translatable("A tournament for interest has no unit: name a currency or leave it out.")
_UNIT = translatable("One unit is worth {least} to {most} minor units of the currency.")
