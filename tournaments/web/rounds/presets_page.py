"""What clubs usually play, each explained, to be chosen with one click."""

from collections.abc import Sequence
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from scoring.variants import get_variant
from tournaments.domain.stages.presets import PRESETS, Preset
from tournaments.domain.stages.settings import StageSettings
from tournaments.selectors.stage_names import stage_name
from tournaments.web.rounds.stage_words import stage_sentences

Context = dict[str, Any]


@require_safe
def show_presets(request: HttpRequest) -> HttpResponse:
    """Every preset with its rule sheet and what each of its stages is."""
    presets = [_explained(preset) for preset in PRESETS.values()]
    return render(request, "rounds/presets.html", {"presets": presets})


def preset_cards(chosen: str) -> list[Context]:
    """The presets as cards of a form: `{key, name, text, sheet, checked}`."""
    return [
        {
            "key": preset.key,
            "name": _(preset.name),
            "text": _(preset.explanation),
            "sheet": _(get_variant(preset.variant_key).name),
            "checked": preset.key == chosen,
        }
        for preset in PRESETS.values()
    ]


def _explained(preset: Preset) -> Context:
    variant = get_variant(preset.variant_key)
    several = len(preset.stages) > 1
    return {
        "key": preset.key,
        "name": _(preset.name),
        "text": _(preset.explanation),
        "sheet": _(variant.name),
        "sheet_url": reverse("rule_sheet", args=(variant.key,)),
        "stages": [
            {
                "title": _stage_title(number, preset.stages) if several else "",
                "sentences": stage_sentences(settings, variant),
            }
            for number, settings in enumerate(preset.stages, start=1)
        ],
    }


def _stage_title(number: int, stages: Sequence[StageSettings]) -> str:
    return stage_name(number, stages[number - 1].name)
