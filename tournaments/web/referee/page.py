"""The context of the referee's page."""

from __future__ import annotations

import json
from typing import Any

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from scoring.problems import Problem, RuleBroken
from scoring.variant import Variant
from scoring.variants import all_variants
from tournaments.web.referee.pad import pad_context
from tournaments.web.referee.questions import Ask, Question
from tournaments.web.referee.ruling_page import ruling_context
from tournaments.web.referee.sample import sample_table
from tournaments.web.rules.words import variant_name
from tournaments.web.summary import say_once, summary
from tournaments.web.words import contract_words, wild_words

Context = dict[str, Any]


def referee_context(question: Question) -> Context:
    """The context of `referee/referee.html`: the form, and the ruling once something is asked."""
    ruling, problems = _answer(question)
    key = question.variant.key
    return {
        "sheet": {
            "name": variant_name(question.variant),
            "url": reverse("rule_sheet", args=(key,)),
        },
        "variants": [_tab(variant, question) for variant in all_variants()],
        "questions": [_question_tab(ask, question) for ask in Ask],
        "ask": question.ask.value,
        "url": reverse("referee", args=(key,)),
        "house_rules": json.dumps(question.house_rules) if question.house_rules else "",
        "hands": _hands(question),
        "opened": question.opened,
        "typed": {**question.typed, "table": question.typed["table"] or sample_table(question)},
        "meld": question.meld + 1,
        "hint": _("For example 7C 7D 4H. What a wild card stands for goes behind =, as in JK=7S."),
        "pad": pad_context(),
        "problems": say_once(summary(problems, _field_id)),
        "ruling": None if ruling is None else ruling_context(question, ruling),
    }


def _answer(question: Question) -> tuple[Context | None, tuple[Problem, ...]]:
    if question.house_rule_problems or not question.is_asked:
        return None, question.house_rule_problems
    try:
        return question.answer(), ()
    except RuleBroken as broken:
        return None, broken.problems


def _tab(variant: Variant, question: Question) -> Context:
    url = reverse("referee", args=(variant.key,))
    return {
        "name": variant_name(variant),
        "url": f"{url}?{urlencode({'ask': question.ask.value})}",
        "current": variant.key == question.variant.key,
    }


def _question_tab(ask: Ask, question: Question) -> Context:
    asked = {"ask": ask.value, "hand": str(question.number)}
    if question.house_rules:
        asked["house_rules"] = json.dumps(question.house_rules)
    url = reverse("referee", args=(question.variant.key,))
    return {"url": f"{url}?{urlencode(asked)}", "text": _name(ask), "current": ask is question.ask}


def _name(ask: Ask) -> str:
    names = {
        Ask.LAY_DOWN: _("Lay-down"),
        Ask.BEST: _("Best lay-down"),
        Ask.GOING_OUT: _("Going out"),
        Ask.LAY_OFF: _("Lay-off"),
        Ask.EXCHANGE: _("Joker"),
    }
    return names[ask]


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
    """The control of a field: for "melds.0" that of all melds, for a line of a table the table."""
    field = (found.field or "").partition(".")[0]
    return "table" if field.startswith(("line ", "meld ")) else field
