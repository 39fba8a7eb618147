"""The referee in a tournament: under its rules, with precedents, and rulings recorded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from scoring.problems import RuleBroken
from tournaments.domain.access import Act, allows
from tournaments.domain.referee_questions import record_answer
from tournaments.models import Tournament
from tournaments.selectors.access import holders, require
from tournaments.selectors.log import find_in_log
from tournaments.selectors.referee import find_precedents, recorded_rulings
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.referee_rulings import record_ruling
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.once import do_once, read_form_id
from tournaments.web.paging import page_of, pages_context
from tournaments.web.referee.page import referee_context
from tournaments.web.referee.place import tournament_place
from tournaments.web.referee.questions import Question, read_tournament_question
from tournaments.web.referee.rulings_page import record_context, ruling_rows
from tournaments.web.referee.views import answer
from tournaments.web.summary import texts_at

Context = dict[str, Any]

MOST_PRECEDENTS = 5
RULINGS_A_PAGE = 50


@never_cache
@require_safe
def show_tournament_referee(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The form under the rules of a tournament. Raises `Tournament.DoesNotExist`."""
    tournament = find_tournament(tournament_id)
    question = read_tournament_question(tournament, request.GET)
    return _show(request, tournament, question)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def rulings(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The rulings of the club; a post records one. Raises `NotAllowed` and as above."""
    tournament = find_tournament(tournament_id)
    if request.method != "POST":
        return _list(request, tournament)
    question = read_tournament_question(tournament, request.POST)
    form_id = read_form_id(request.POST.get("form_id", ""))
    try:
        do_once(form_id, lambda: _record(request, tournament, question))
    except RuleBroken as broken:
        return _show(request, tournament, question, texts_at(broken.problems, "reason"))
    return redirect("rulings", tournament_id)


def _record(request: HttpRequest, tournament: Tournament, question: Question) -> int:
    record_ruling(
        actor=actor_of(request),
        tournament_id=tournament.pk,
        ask=question.ask,
        question=question.asked(),
        reason=request.POST.get("reason", ""),
        table_number=read_whole(request.POST.get("at_table", "")),
    )
    return tournament.pk


def _show(
    request: HttpRequest,
    tournament: Tournament,
    question: Question,
    errors: Sequence[str] = (),
) -> HttpResponse:
    ruling, problems = answer(question)
    context = referee_context(question, tournament_place(tournament), ruling, problems)
    held = holders(actor_of(request), tournament=tournament)
    if ruling is not None and allows(held, Act.RULE_AT_TABLE):
        context["record"] = record_context(tournament, question, request.POST.dict(), errors)
    if ruling is not None and allows(held, Act.READ_LOG):
        context["precedents"] = _precedents(tournament, question, ruling)
    return render(request, "referee/referee.html", context | club_frame(request, tournament.club))


def _precedents(tournament: Tournament, question: Question, ruling: Context) -> list[Context]:
    asked = record_answer(question.ask, question.asked(), ruling)
    return ruling_rows(find_precedents(tournament.club, asked)[:MOST_PRECEDENTS])


def _list(request: HttpRequest, tournament: Tournament) -> HttpResponse:
    require(actor_of(request), Act.READ_LOG, tournament=tournament)
    query = request.GET.get("q", "").strip()
    page = page_of(request, find_in_log(recorded_rulings(tournament.club), query), RULINGS_A_PAGE)
    place = tournament_place(tournament)
    context = {
        "tournament": {"name": tournament.name, "url": place.rules_url},
        "referee_url": place.url,
        "q": query,
        "rows": ruling_rows(page),
        "pages": pages_context(request, page),
    }
    return render(request, "referee/rulings.html", context | club_frame(request, tournament.club))
