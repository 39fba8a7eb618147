"""The form of stages: what is asked about each."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from tournaments.web.rounds.choice_words import (
    ADVANCINGS,
    CARRY_OVERS,
    COUNTINGS,
    MAKINGS,
    MATCH_ENDS,
    SCOPES,
    TIE_BREAKS,
)
from tournaments.web.rounds.tie_break_answers import FIELDS
from tournaments.web.setup.widgets import NUMBER, TEXT

Text = Any
"""A string, or one that is translated when it is shown."""


_TYPED_LABELS: dict[str, tuple[Text, Text]] = {
    "hands": (_("Hands of a match"), _("where it has a number of them")),
    "minutes": (_("Minutes of a match"), _("where it goes by the clock")),
    "buy_in_seconds": (_("Seconds to decide on a buy-in"), _("empty: until the next deal")),
    "advance": (_("Left of a table"), _("to the last, and where winners advance")),
    "rounds": (_("Rounds"), _("empty: until one table or one player is left")),
    "sizes.smallest": (_("Smallest table"), ""),
    "sizes.preferred": (_("Preferred table"), ""),
    "sizes.largest": (_("Largest table"), ""),
    "table_points": (
        _("Table points"),
        _("by place, a row for each size of table, as in 120 0 / 120 60 0"),
    ),
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
    "sizes.smallest", "sizes.preferred", "sizes.largest", "counting",
    "table_points", "carry_over", "advancing", "advancing.players",
    "advancing.next_best", "advancing.points",
)  # fmt: skip
"""The questions about a stage, as they come on the page."""


def stage_form(stages: int, data: Mapping[str, str]) -> forms.Form:
    """The questions of so many stages with what was typed; fields are as “stages.0.hands”."""
    form = forms.Form(data, auto_id="%s", label_suffix="", use_required_attribute=False)
    for index in range(stages):
        for name in (*ORDER, *FIELDS):
            form.fields[f"stages.{index}.{name}"] = _field(name)
    form.full_clean()
    return form


def _field(name: str) -> forms.Field:
    if name in _CHOICE_LABELS:
        label, choices = _CHOICE_LABELS[name]
        widget = forms.Select(attrs={"class": "inp"}, choices=choices)
        return forms.CharField(label=label, required=False, widget=widget)
    if name in FIELDS:
        return _tie_break(FIELDS.index(name) + 1)
    if name in _TYPED_LABELS:
        label, hint = _TYPED_LABELS[name]
        typed = TEXT if name == "table_points" else NUMBER
        return forms.CharField(label=label, help_text=hint, required=False, widget=typed)
    return forms.CharField(label=_("Name of the stage"), required=False, widget=TEXT)


def _tie_break(number: int) -> forms.Field:
    choices = [("", "–"), *TIE_BREAKS.items()]
    widget = forms.Select(attrs={"class": "inp"}, choices=choices)
    label = _("Tie-break %(number)s") % {"number": number}
    return forms.CharField(label=label, required=False, widget=widget)
