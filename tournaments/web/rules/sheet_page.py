"""The context of a rule sheet, generated from the data that scores."""

import json
from typing import Any

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.text import capfirst, slugify
from django.utils.translation import gettext as _

from scoring.rule_sheet import RuleSheet, SheetRow, SheetSection, rule_sheet
from scoring.rule_sheet.dealing_rows import hand_rows
from scoring.rule_sheet.penalty_rows import penalty_rows
from scoring.variant import Variant
from scoring.variants import get_variant
from tournaments.models import Tournament
from tournaments.web.rules.contracts import contract_rows
from tournaments.web.rules.glance import glance
from tournaments.web.rules.values import value_rows
from tournaments.web.rules.words import summary, variant_name
from tournaments.web.rules.worked_hand import worked_hand

Context = dict[str, Any]


def published_context(variant: Variant) -> Context:
    """The context of `rules/variant.html` for a sheet as it is published."""
    return {
        **_sheet_context(variant),
        "sheet": {**_head(variant), "for": "", "back_url": reverse("rules")},
        "score_url": reverse("calculator", args=(variant.key,)),
        "referee_url": reverse("referee", args=(variant.key,)),
        "data_url": reverse("api_variant", args=(variant.key,)),
    }


def tournament_context(tournament: Tournament, variant: Variant) -> Context:
    """The same for a tournament's rules, house rules in force."""
    back_url = reverse("tournament", args=(tournament.pk,))
    return {
        **_sheet_context(variant),
        "sheet": {**_head(variant), "for": tournament.name, "back_url": back_url},
        "score_url": _score_url(tournament),
        "referee_url": reverse("tournament_referee", args=(tournament.pk,)),
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
            if not _is_shown_otherwise(section, variant)
        ],
        "worked": worked_hand(variant),
    }


def _is_shown_otherwise(section: SheetSection, variant: Variant) -> bool:
    """Whether the cards or the table of contracts say it all, house rules in force included."""
    labels = [row.label for row in section.rows]
    if labels == [row.label for row in penalty_rows(variant)]:
        return True
    is_marked = any(row.in_force for row in section.rows)
    is_deal = labels == [row.label for row in hand_rows(variant)]
    return bool(variant.contracts) and is_deal and not is_marked


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
