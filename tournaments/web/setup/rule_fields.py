"""Questions generated from the rule sheet: one for each rule a director may set."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext as _

from scoring.cards import Rank
from scoring.cards.words import RANKS
from scoring.house_rules import HOUSE_RULES
from scoring.house_rules.kinds import Choice, Flag, RankPerHand, Whole
from scoring.variant import Variant
from tournaments.selectors.card_words import rank_letters
from tournaments.selectors.rule_words import choice_label, rule_label
from tournaments.web.setup.labels import yes_or_no
from tournaments.web.setup.widgets import NUMBER, TEXT, select

PREFIX = "house_rules."


def rule_fields(published: Variant) -> dict[str, forms.Field]:
    """By the name that problems use, a question for each house rule; empty means as published."""
    return {f"{PREFIX}{key}": _field(published, key) for key in published.house_rules}


def read_rules(published: Variant, data: Mapping[str, str]) -> dict[str, Any]:
    """The house rules typed, as `scoring.house_rules` takes them; what is empty is left out.

    What is not of its kind stays as typed, for the rules to refuse.
    """
    rules: dict[str, Any] = {}
    for key in published.house_rules:
        typed = data.get(f"{PREFIX}{key}", "").strip()
        if typed:
            group, _dot, name = key.rpartition(".")
            target = rules.setdefault(group, {}) if group else rules
            target[name] = _value(key, typed)
    return rules


def typed_rules(house_rules: Mapping[str, Any]) -> dict[str, str]:
    """The house rules of a tournament as they would be typed: the inverse of `read_rules`."""
    return {f"{PREFIX}{key}": _typed(value) for key, value in _flatten(house_rules)}


def _flatten(house_rules: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in house_rules.items():
        if isinstance(value, Mapping):
            yield from ((f"{key}.{name}", inner) for name, inner in value.items())
        else:
            yield key, value


def _field(published: Variant, key: str) -> forms.Field:
    kind, stands = HOUSE_RULES[key].kind, HOUSE_RULES[key].values(published)
    said = _said(stands)
    note = _("Rule sheet: %(value)s") % {"value": said} if said else ""
    match kind:
        case Flag():
            widget: forms.Widget = select({"true": yes_or_no(True), "false": yes_or_no(False)})
        case Choice():
            widget = select({str(word): choice_label(word) for word in kind.words})
        case Whole():
            widget, note = NUMBER, _with_bounds(note, kind, published)
        case _:
            widget = TEXT
    return forms.CharField(label=rule_label(key), help_text=note, required=False, widget=widget)


def _with_bounds(note: str, kind: Whole, published: Variant) -> str:
    most = kind.most if isinstance(kind.most, int) else kind.most(published)
    if most > _TOO_FAR_TO_SAY:
        return note
    bounds = _("%(least)s to %(most)s") % {"least": kind.least, "most": most}
    return f"{note}; {bounds}" if note else bounds


def _said(stands: tuple[Any, ...]) -> str:
    """What the published sheet says; empty where its places differ or it leaves the rule open."""
    first = stands[0]
    if len(set(stands)) > 1 or first is None:
        return ""
    if isinstance(first, bool):
        return yes_or_no(first)
    if isinstance(first, tuple):
        return _rank_letters(first)
    return str(first) if isinstance(first, int) else choice_label(first)


def _value(key: str, typed: str) -> object:
    kind = HOUSE_RULES[key].kind
    if isinstance(kind, Flag):
        return {"true": True, "false": False}.get(typed, typed)
    if isinstance(kind, RankPerHand):
        return [_read_rank(token) for token in typed.replace(",", " ").split()]
    if isinstance(kind, Whole):
        return _whole(typed)
    return typed


def _read_rank(token: str) -> int | str:
    """A rank in the letters of any of our languages."""
    rank = RANKS.get(token.lower())
    return token if rank is None else int(rank)


def _rank_letters(ranks: Iterable[int]) -> str:
    return " ".join(rank_letters(Rank(rank)) for rank in ranks)


def _whole(typed: str) -> int | str:
    digits = typed.removeprefix("-")
    is_number = digits.isascii() and digits.isdigit() and len(digits) < _TOO_LONG
    return int(typed) if is_number else typed


def _typed(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return _rank_letters(value)
    return str(value)


_TOO_LONG = 12
_TOO_FAR_TO_SAY = 100
