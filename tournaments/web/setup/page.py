"""The context of the settings form, for a new tournament and for one that is there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.forms import BoundField
from django.utils.translation import gettext as _

from scoring.problems import Problem
from scoring.variant import Variant
from scoring.variants import UnknownVariant, all_variants, get_variant
from tournaments.web.hidden import hidden
from tournaments.web.setup.form import SettingsForm, control, mark_problems, settings_form
from tournaments.web.setup.labels import is_penalty, is_stake
from tournaments.web.setup.reading import Read
from tournaments.web.setup.rule_fields import PREFIX
from tournaments.web.setup.side import PlayedField, side_context, variant_text
from tournaments.web.summary import summary

Context = dict[str, Any]

MONEY = ("currency", "unit")
TABLES = ("most_entries", "table_smallest", "table_preferred", "table_largest")


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """What differs between making a tournament and changing one.

    `back` names what `cancel_url` leads to. `carried` is sent along unseen. `frozen`: rules and
    stakes can no longer be changed. `field`: who plays already.
    """

    title: str
    lead: str
    action: str
    url: str
    facts_url: str
    cancel_url: str
    back: str
    carried: Mapping[str, object]
    frozen: bool = False
    field: PlayedField | None = None


def published_variant(key: str) -> Variant | None:
    """The published sheet of that key; None where there is none."""
    try:
        return get_variant(key)
    except UnknownVariant:
        return None


def settings_context(
    page: SettingsPage, data: Mapping[str, str], read: Read, problems: Sequence[Problem] = ()
) -> Context:
    """The context of `tournaments/setup.html`: what was typed, and every problem at its place."""
    published = published_variant(data.get("variant", ""))
    form = settings_form(data, published)
    mark_problems(form, problems)
    order = [*form.fields]
    return {
        "title": page.title,
        "lead": page.lead,
        "action": page.action,
        "url": page.url,
        "facts_url": page.facts_url,
        "cancel_url": page.cancel_url,
        "back": page.back,
        "fields": hidden(**page.carried),
        "frozen": _frozen_words() if page.frozen else "",
        "problems": summary(sorted(problems, key=lambda found: _place(found, order)), control),
        "name": form["name"],
        "when": [form["date"], form["time"]],
        "variants": None if page.frozen else variants_context(form, data),
        "groups": [*_plain_groups(form, frozen=page.frozen)],
        **({} if page.frozen else rules_context(form)),
        "side": side_context(read.checked, published, page.field),
    }


def rules_context(form: SettingsForm) -> Context:
    """The questions that depend on the rule sheet chosen: the partial `rules`."""
    keys = [name.removeprefix(PREFIX) for name in form.fields if name.startswith(PREFIX)]
    penalties = [key for key in keys if is_penalty(key)]
    stakes = [key for key in keys if is_stake(key)]
    others = [key for key in keys if key not in (*penalties, *stakes)]
    groups = [
        _rule_group(form, _("Stakes"), _("in units, for each player"), stakes),
        _rule_group(form, _("House rules"), _("what your club plays otherwise"), others),
        _rule_group(form, _("Points of cards"), _("left in hand"), penalties),
    ]
    return {
        "rule_groups": [group for group in groups if group["fields"]],
        "shown_variant": form.data.get("variant", ""),
    }


def _place(found: Problem, order: Sequence[str]) -> int:
    """Where on the page a problem is, so that the summary goes from top to bottom."""
    name = control(found)
    return order.index(name) if name in order else len(order)


def _plain_groups(form: SettingsForm, *, frozen: bool) -> list[Context]:
    money = _group(form, _("Money"), _("for interest, or for how much"), MONEY)
    tables = _group(form, _("Places and tables"), _("the rule sheet’s sizes if left empty"), TABLES)
    return [tables] if frozen else [money, tables]


def _rule_group(form: SettingsForm, title: str, hint: str, keys: Sequence[str]) -> Context:
    return _group(form, title, hint, [f"{PREFIX}{key}" for key in keys])


def _group(form: SettingsForm, title: str, hint: str, names: Sequence[str]) -> Context:
    fields = [form[name] for name in names]
    return {"title": title, "hint": hint, "open": any(map(_matters, fields)), "fields": fields}


def _matters(field: BoundField) -> bool:
    """Whether a question is answered or wrongly so: then its group stands open."""
    return bool(field.errors) or bool(field.value())


def variants_context(form: SettingsForm, data: Mapping[str, str]) -> Context:
    """The rule sheets to choose from: the partial `variants`."""
    chosen = data.get("variant", "")
    return {
        "errors": form["variant"].errors,
        "list": [
            {
                "key": variant.key,
                "name": _(variant.name),
                "text": variant_text(variant),
                "checked": variant.key == chosen,
            }
            for variant in all_variants()
        ],
    }


def _frozen_words() -> str:
    return _(
        "Play has begun: rule sheet, house rules, points of cards, currency, unit and stakes are"
        " frozen. Name, day, hour, places and sizes of tables can still be changed."
    )
