"""The context of the list of rule sheets."""

from typing import Any

from django.urls import reverse
from django.utils.text import capfirst
from django.utils.translation import gettext as _

from scoring.variant import Variant
from scoring.variants import all_variants
from tournaments.web.rules.words import (
    dealt_words,
    length_words,
    pack_words,
    players_words,
    variant_name,
)

Context = dict[str, Any]


def list_context() -> Context:
    """The context of `rules/variants.html`."""
    return {
        "variants": [_variant(variant) for variant in all_variants()],
        "api_url": reverse("api_variants"),
    }


def _variant(variant: Variant) -> Context:
    return {
        "name": variant_name(variant),
        "url": reverse("rule_sheet", args=(variant.key,)),
        "text": f"{pack_words(variant)}. {capfirst(length_words(variant))}",
        "facts": [
            {"label": _("Players"), "value": players_words(variant)},
            {"label": _("Dealt"), "value": dealt_words(variant)},
            {"label": _("Opening"), "value": _opening(variant)},
        ],
        "score_url": reverse("calculator", args=(variant.key,)),
    }


def _opening(variant: Variant) -> str:
    points = variant.opening.points
    return _("contract") if points is None else str(points)
