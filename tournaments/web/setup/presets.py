"""Choosing a preset for a new tournament: it brings its rule sheet along."""

from collections.abc import Mapping
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.stages.presets import PRESETS
from tournaments.web.rounds.presets_page import preset_cards

Context = dict[str, Any]

SHOWN = "shown_preset"
"""The preset whose rule sheet the form shows already; another sheet may be chosen after it."""


def with_preset(data: Mapping[str, str]) -> dict[str, str]:
    """What was sent; with the rule sheet of the preset where it was chosen just now."""
    sent = dict(data.items())
    preset = PRESETS.get(sent.get("preset", ""))
    if preset is None or sent.get(SHOWN, "") == preset.key:
        return sent
    return sent | {"variant": preset.variant_key, SHOWN: preset.key}


def presets_context(data: Mapping[str, str]) -> Context:
    """The context `presets` of `tournaments/setup.html`."""
    chosen = data.get("preset", "")
    alone = {
        "key": "",
        "name": _("The rule sheet alone"),
        "text": _("One round: seats are drawn, and each table plays as its rule sheet says."),
        "checked": not chosen,
    }
    return {
        "shown": data.get(SHOWN, ""),
        "url": reverse("presets"),
        "list": [alone, *preset_cards(chosen)],
    }
