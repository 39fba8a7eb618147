"""A rule sheet at a glance: the six things people ask first."""

from typing import Any

from django.utils.translation import gettext as _

from scoring.variant import Variant
from tournaments.web.rules.words import dealt_words, pack_words, players_words

Context = dict[str, Any]


def glance(variant: Variant) -> list[Context]:
    """The facts at the head of a rule sheet."""
    points = variant.opening.points
    grows = _("grows hand by hand") if variant.deal.by_hand else ""
    return [
        _fact(_("Players at a table"), players_words(variant)),
        _fact(_("Cards"), variant.pack.size, pack_words(variant)),
        _fact(_("Dealt"), dealt_words(variant), grows),
        _fact(_("Opening"), _("the contract") if points is None else points),
        *_ending(variant),
    ]


def _ending(variant: Variant) -> list[Context]:
    facts = []
    if variant.out_at is not None:
        facts.append(_fact(_("Out at"), variant.out_at))
    if variant.hand_count is not None:
        facts.append(_fact(_("Hands in a match"), variant.hand_count))
    return facts


def _fact(label: str, value: object, note: str = "") -> Context:
    return {"label": label, "value": value, "note": note}
