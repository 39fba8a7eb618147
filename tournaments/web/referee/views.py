"""The referee: a ruling for anybody. A question is an address, so a ruling can be passed on."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scoring.problems import Problem, RuleBroken
from tournaments.web.referee.blanks import add_to_blanks, list_blanks
from tournaments.web.referee.page import referee_context
from tournaments.web.referee.place import sheet_place
from tournaments.web.referee.questions import Question, read_question
from tournaments.web.rules.views import find_variant

Answered = tuple[dict[str, Any] | None, tuple[Problem, ...]]


@require_safe
def show_referee(request: HttpRequest, key: str) -> HttpResponse:
    """The form, and the ruling once something is asked."""
    question = read_question(find_variant(key), request.GET)
    context = referee_context(question, sheet_place(question), *answer(question))
    return render(request, "referee/referee.html", context)


def answer(question: Question) -> Answered:
    """The ruling, None while nothing is asked or it cannot be read; and what is wrong with it."""
    if question.house_rule_problems or not question.is_asked:
        return None, question.house_rule_problems
    blanks = tuple(list_blanks(question))
    try:
        ruling = question.answer()
    except RuleBroken as broken:
        return None, add_to_blanks(blanks, broken.problems)
    return (None, blanks) if blanks else (ruling, ())
