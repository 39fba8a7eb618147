"""The form of stages: what is asked about each, as typed, and read back."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from scoring.problems import Problem, problem, translatable
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.settings_data import settings_to_data
from tournaments.web.numbers import read_whole
from tournaments.web.rounds.choice_words import (
    ADVANCINGS,
    CARRY_OVERS,
    COUNTINGS,
    MAKINGS,
    MATCH_ENDS,
    SCOPES,
)
from tournaments.web.setup.widgets import NUMBER, TEXT

Data = dict[str, Any]
Text = Any
"""A string, or one that is translated when it is shown."""

NUMBERS = ("hands", "minutes", "buy_in_seconds", "advance", "rounds")
SIZES = ("smallest", "preferred", "largest")
CHOICES = ("match_end", "limit_scope", "tables_made", "counting", "carry_over")
GOING_ON: Mapping[str, tuple[str, ...]] = {
    "nobody": (),
    "top_overall": ("players",),
    "top_per_table": ("players", "next_best"),
    "under_total": ("points",),
}
"""The numbers that go with each rule of who goes on."""

_NUMBER_LABELS: dict[str, tuple[Text, Text]] = {
    "hands": (_("Hands of a match"), _("where it has a number of them")),
    "minutes": (_("Minutes of a match"), _("where it goes by the clock")),
    "buy_in_seconds": (_("Seconds to decide on a buy-in"), _("empty: until the next deal")),
    "advance": (_("Left of a table"), _("to the last, and where winners advance")),
    "rounds": (_("Rounds"), _("empty: until one table or one player is left")),
    "sizes.smallest": (_("Smallest table"), ""),
    "sizes.preferred": (_("Preferred table"), ""),
    "sizes.largest": (_("Largest table"), ""),
    "advancing.players": (_("How many go on"), _("overall, or of each table")),
    "advancing.next_best": (_("Next best"), _("beside the first of each table")),
    "advancing.points": (_("Under how many points"), ""),
}
_CHOICE_LABELS: dict[str, tuple[Text, list[tuple[str, Text]]]] = {
    "tables_made": (_("Tables are"), [(key.value, words[0]) for key, words in MAKINGS.items()]),
    "match_end": (_("A match ends"), [(key.value, word) for key, word in MATCH_ENDS.items()]),
    "limit_scope": (_("The limit counts"), [(key.value, word) for key, word in SCOPES.items()]),
    "counting": (_("What counts"), [(key.value, words[0]) for key, words in COUNTINGS.items()]),
    "carry_over": (
        _("Brought along from before"),
        [(key.value, word) for key, word in CARRY_OVERS.items()],
    ),
    "advancing": (_("Who goes on"), [*ADVANCINGS.items()]),
}
ORDER = (
    "name", "tables_made", "rounds", "match_end", "hands", "minutes", "buy_in_seconds",
    "advance", "limit_scope",
    "sizes.smallest", "sizes.preferred", "sizes.largest", "counting", "carry_over",
    "advancing", "advancing.players", "advancing.next_best", "advancing.points",
)  # fmt: skip
"""The questions about a stage, as they come on the page."""


def stage_form(stages: int, data: Mapping[str, str]) -> forms.Form:
    """The questions of so many stages with what was typed; fields are as “stages.0.hands”."""
    form = forms.Form(data, auto_id="%s", label_suffix="", use_required_attribute=False)
    for index in range(stages):
        for name in ORDER:
            form.fields[f"stages.{index}.{name}"] = _field(name)
    form.full_clean()
    return form


def _field(name: str) -> forms.Field:
    if name in _CHOICE_LABELS:
        label, choices = _CHOICE_LABELS[name]
        widget = forms.Select(attrs={"class": "inp"}, choices=choices)
        return forms.CharField(label=label, required=False, widget=widget)
    if name in _NUMBER_LABELS:
        label, hint = _NUMBER_LABELS[name]
        return forms.CharField(label=label, help_text=hint, required=False, widget=NUMBER)
    return forms.CharField(label=_("Name of the stage"), required=False, widget=TEXT)


def typed_stage(index: int, settings: StageSettings) -> dict[str, str]:
    """A stage's settings as they would be typed."""
    data = settings_to_data(settings)
    advancing: Any = data["advancing"]
    sizes: Any = data["sizes"]
    plain = {name: data[name] for name in ("name", *CHOICES, *NUMBERS)}
    numbers = {f"advancing.{key}": value for key, value in advancing.items() if key != "rule"}
    named = {f"sizes.{name}": sizes[name] for name in SIZES}
    found = {**plain, **named, "advancing": advancing["rule"], **numbers}
    return {f"stages.{index}.{key}": "" if value is None else str(value)
            for key, value in found.items()}  # fmt: skip


def read_stage(
    index: int, data: Mapping[str, str], before: StageSettings, problems: list[Problem]
) -> Data:
    """A stage as JSON; what the form does not ask stays as it was `before`."""
    read = _Reading(f"stages.{index}.", data, problems)
    rule = read.text("advancing")
    advancing = {name: read.number(f"advancing.{name}", 0) for name in GOING_ON.get(rule, ())}
    return settings_to_data(before) | {
        "name": read.text("name"),
        **{name: read.text(name) for name in CHOICES},
        "hands": read.number("hands", None),
        "minutes": read.number("minutes", None),
        "buy_in_seconds": read.number("buy_in_seconds", None),
        "advance": read.number("advance", 1),
        "rounds": read.number("rounds", None),
        "sizes": {name: read.number(f"sizes.{name}", 0) for name in SIZES},
        "advancing": {"rule": rule, **advancing},
    }


class _Reading:
    """One stage's answers; what is no number is noted and read as `missing`."""

    def __init__(self, prefix: str, data: Mapping[str, str], problems: list[Problem]) -> None:
        self._prefix, self._data, self._problems = prefix, data, problems

    def text(self, name: str) -> str:
        return self._data.get(f"{self._prefix}{name}", "").strip()

    def number(self, name: str, missing: int | None) -> int | None:
        typed = self.text(name)
        number = read_whole(typed)
        if typed and number is None:
            field = f"{self._prefix}{name}"
            self._problems.append(problem("stage.no_number", _NO_NUMBER, field=field, typed=typed))
        return missing if number is None else number


_NO_NUMBER = translatable("“{typed}” is no whole number.")
