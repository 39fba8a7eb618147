"""The context of the referee's page."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from scoring.problems import Problem
from scoring.variant import Variant
from scoring.variants import all_variants
from tournaments.domain.referee_questions import Ask
from tournaments.web.referee.ask_words import ask_name
from tournaments.web.referee.pad import pad_context
from tournaments.web.referee.place import Place
from tournaments.web.referee.questions import Question
from tournaments.web.referee.ruling_page import ruling_context
from tournaments.web.referee.sample import sample_table
from tournaments.web.rules.words import variant_name
from tournaments.web.summary import say_once, summary
from tournaments.web.words import contract_words, wild_words

Context = dict[str, Any]


def referee_context(
    question: Question, place: Place, ruling: Context | None, problems: Iterable[Problem]
) -> Context:
    """The context of `referee/referee.html`: the form, and the ruling once something is asked."""
    in_tournament = place.tournament is not None
    found = say_once(summary(problems, _field_id))
    return {
        "sheet": {"name": _sheet_name(question, place), "url": place.rules_url},
        "variants": [] if in_tournament else [_tab(each, question) for each in all_variants()],
        "questions": [_question_tab(ask, question, place) for ask in Ask],
        "ask": question.ask.value,
        "url": place.url,
        "house_rules": "" if in_tournament else _house_rules(question),
        "hands": _hands(question),
        "opened": question.opened,
        "typed": {**question.typed, "table": question.typed["table"] or sample_table(question)},
        "meld": question.meld + 1,
        "intercepts": question.variant.intercepts > 0,
        "hint": _hint(question.ask),
        "pad": pad_context(),
        "problems": found,
        "faults": _by_field(found),
        "ruling": None if ruling is None else ruling_context(question, ruling),
    }


def _hint(ask: Ask) -> str:
    """How cards are typed; in hand, and where they take a joker's place, none is named."""
    if ask in {Ask.BEST, Ask.EXCHANGE}:
        return _("For example 7C 7D 4H.")
    return _("For example 7C 7D 4H. What a wild card stands for goes behind =, as in JK=7S.")


def _sheet_name(question: Question, place: Place) -> str:
    return variant_name(question.variant) if place.tournament is None else place.tournament.name


def _house_rules(question: Question) -> str:
    return json.dumps(question.house_rules) if question.house_rules else ""


def _tab(variant: Variant, question: Question) -> Context:
    url = reverse("referee", args=(variant.key,))
    return {
        "name": variant_name(variant),
        "url": f"{url}?{urlencode({'ask': question.ask.value})}",
        "current": variant.key == question.variant.key,
    }


def _question_tab(ask: Ask, question: Question, place: Place) -> Context:
    url = place.ask_url(question, ask)
    return {"url": url, "text": ask_name(ask), "current": ask is question.ask}


def _hands(question: Question) -> list[Context]:
    variant = question.variant
    numbers = range(1, len(variant.contracts[: variant.hand_count]) + 1)
    return [
        {"value": number, "label": _hand(variant, number), "checked": number == question.number}
        for number in numbers
    ]


def _hand(variant: Variant, number: int) -> str:
    told = {"number": number, "contract": contract_words(variant.contract(number))}
    label = _("Hand %(number)s: %(contract)s") % told
    wild = wild_words(variant, number)
    return f"{label}, {_('wild: %(rank)s') % {'rank': wild}}" if wild else label


def _field_id(found: Problem) -> str:
    """The control of a field: for "melds.0" that of all melds, for a line of a table the table.

    House rules come with the link and have none.
    """
    field = (found.field or "").partition(".")[0]
    if found.code.startswith("house_rules.") and field != "table":
        return ""
    return "table" if field.startswith(("line ", "meld ")) else field


def _by_field(rows: Iterable[Context]) -> dict[str, list[str]]:
    """What is wrong at each control, in sentences."""
    faults: dict[str, list[str]] = {}
    for row in rows:
        faults.setdefault(row["field"], []).append(row["text"])
    return faults
