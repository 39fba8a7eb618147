"""The context of a rule sheet, generated from the data that scores."""

import json
from typing import Any

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.text import capfirst, slugify
from django.utils.translation import gettext as _

from scoring.rule_sheet import RuleSheet, SheetRow, SheetSection, rule_sheet
from scoring.variant import Variant
from scoring.variants import get_variant
from tournaments.models import Tournament
from tournaments.web.rules.contracts import contract_rows
from tournaments.web.rules.glance import glance
from tournaments.web.rules.values import is_about_values, value_rows
from tournaments.web.rules.words import summary, variant_name
from tournaments.web.rules.worked_hand import worked_hand

Context = dict[str, Any]


def published_context(variant: Variant) -> Context:
    """The context of `rules/variant.html` for a sheet as it is published."""
    return {
        **_sheet_context(variant),
        "sheet": {**_head(variant), "for": "", "back_url": reverse("rules")},
        "score_url": reverse("calculator", args=(variant.key,)),
        "data_url": reverse("api_variant", args=(variant.key,)),
    }


def tournament_context(tournament: Tournament, variant: Variant) -> Context:
    """The same for a tournament's rules, house rules in force."""
    back_url = reverse("tournament", args=(tournament.pk,))
    return {
        **_sheet_context(variant),
        "sheet": {**_head(variant), "for": tournament.name, "back_url": back_url},
        "score_url": _score_url(tournament),
        "data_url": "",
    }


def _sheet_context(variant: Variant) -> Context:
    published = rule_sheet(get_variant(variant.key))
    return {
        "glance": glance(variant),
        "contracts": contract_rows(variant),
        "wilds": bool(variant.wild_ranks),
        "values": value_rows(variant),
        "sections": [
            _section(section, published)
            for section in rule_sheet(variant).sections
            if not is_about_values(section)
        ],
        "worked": worked_hand(variant),
    }


def _head(variant: Variant) -> Context:
    return {
        "name": variant_name(variant),
        "text": capfirst(summary(variant)),
        "key": variant.key,
        "revision": variant.revision,
    }


def _score_url(tournament: Tournament) -> str:
    url = reverse("calculator", args=(tournament.variant_key,))
    if not tournament.house_rules:
        return url
    return f"{url}?{urlencode({'house_rules': json.dumps(tournament.house_rules)})}"


def _section(section: SheetSection, published: RuleSheet) -> Context:
    usual = {
        row.label: row for other in published.sections if other.title == section.title
        for row in other.rows
    }  # fmt: skip
    return {
        "id": f"rules-{slugify(section.title.text)}",
        "title": section.title.render(_),
        "rows": [_row(row, usual.get(row.label)) for row in section.rows],
    }


def _row(row: SheetRow, usual: SheetRow | None) -> Context:
    differs = row.in_force and usual is not None and usual.value != row.value
    return {
        "label": row.label.render(_),
        "value": row.value.render(_),
        "changed": row.in_force,
        "usual": usual.value.render(_) if usual is not None and differs else "",
    }
