"""A ruling as the page shows it: the verdict, the cards, each reason with its rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from scoring.cards import parse_cards
from scoring.melds import MeldCard, parse_meld
from scoring.referee import quote, read_table
from scoring.rule_sheet import SheetRow
from scoring.variant import Variant
from tournaments.domain.referee_questions import AT_TABLE, list_objections
from tournaments.web.marks import card, cards
from tournaments.web.referee.questions import Question
from tournaments.web.referee.verdicts import (
    count_points,
    list_sentences,
    tag_verdict,
)

Context = dict[str, Any]


def ruling_context(question: Question, ruling: Context) -> Context:
    """The context of `referee/ruling.html`."""
    variant = _rules_of(question)
    return {
        "tag": tag_verdict(question.ask, ruling, opened=question.opened),
        "sentences": [*list_sentences(ruling)],
        "melds": [_meld(meld) for meld in _list_melds(ruling)],
        "left": _left(ruling),
        "why": _("Why not the others") if ruling.get("taker") else _("Why not"),
        "reasons": [_reason(variant, reason) for reason in list_objections(ruling)],
        "notes": [_reason(variant, reason) for reason in ruling.get("notes", [])],
        "nearest": [_cards(text) for text in ruling.get("nearest", [])],
        "fits": ", ".join(str(index + 1) for index in ruling.get("fits", [])),
        "table": ruling.get("table") or "",
    }


def _rules_of(question: Question) -> Variant:
    """The rules that were ruled by: of a table told with house rules, its own."""
    if question.ask not in AT_TABLE or question.told_rules is not None:
        return question.variant
    return read_table(question.typed["table"]).rules()


def _list_melds(ruling: Context) -> Iterable[Context]:
    found: Context | None = ruling.get("meld")
    several: list[Context] = ruling.get("melds", [])
    return several if found is None else [found]


def _meld(meld: Context) -> Context:
    kinds = {"set": _("Set"), "run": _("Run"), None: _("No meld")}
    points = meld.get("points")
    return {
        "kind": kinds[meld["kind"]],
        "cards": _cards(" ".join(meld["cards"])),
        "points": "" if points is None else count_points(points),
    }


def _left(ruling: Context) -> Context | None:
    """What the best lay-down leaves in hand."""
    if "points_left" not in ruling:
        return None
    held = parse_cards(ruling["left"])
    return {"cards": cards(held), "points": count_points(ruling["points_left"])}


def _cards(text: str) -> list[Context]:
    return [_laid(laid) for laid in parse_meld(text)]


def _laid(laid: MeldCard) -> Context:
    named = laid.stands_for
    return {"card": card(laid.card), "stands_for": None if named is None else card(named)}


def _reason(variant: Variant, reason: Mapping[str, Any]) -> Context:
    rows = quote(variant, reason["code"])
    number = None if reason["meld"] is None else reason["meld"] + 1
    return {
        "text": reason["message"],
        "rule": f"§{reason['rule']}",
        "meld": _("Meld %(number)s") % {"number": number} if number else "",
        "rows": [_row(row) for row in rows],
    }


def _row(row: SheetRow) -> Context:
    return {"label": row.label.render(_), "value": row.value.render(_)}
