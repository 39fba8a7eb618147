"""Acts on the tournament itself: opened, closed, finished, reopened."""

from collections.abc import Callable, Sequence
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.models import Tournament, TournamentState
from tournaments.services import tournament_states
from tournaments.web.actors import actor_of
from tournaments.web.console.desk import find_staffed
from tournaments.web.console.page import tournament_context
from tournaments.web.console.questions import finish_question, reopen_question
from tournaments.web.console.views import show
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.summary import summary, texts_at

Context = dict[str, Any]
Step = Callable[..., Tournament]


def step_view(step: Step, target: TournamentState) -> Callable[[HttpRequest, int], HttpResponse]:
    """The view of a step that needs no question: taken, or the console with what is wrong."""

    @require_POST
    def view(request: HttpRequest, tournament_id: int) -> HttpResponse:
        try:
            step(actor=actor_of(request), tournament_id=tournament_id)
        except RuleBroken as broken:
            if not _is_taken(tournament_id, target):
                return show(request, tournament_id, summary(broken.problems))
        return redirect("console", tournament_id)

    return view


@never_cache
@require_http_methods(["GET", "POST"])
def finish(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Ask whether to finish, naming the tables that still play; a post finishes."""
    tournament, _may = find_staffed(request, tournament_id, Act.MANAGE_TOURNAMENT)
    if request.method != "POST":
        return _ask(request, tournament, finish_question(tournament))
    named, refunded = _numbers(request, "unfinished"), _numbers(request, "refunded")
    reason = request.POST.get("reason", "")
    try:
        tournament_states.finish_tournament(
            actor=actor_of(request),
            tournament_id=tournament_id,
            unfinished_tables=named,
            refunded_tables=refunded,
            reason=reason,
        )
    except RuleBroken as broken:
        if _is_taken(tournament_id, TournamentState.FINISHED):
            return redirect("console", tournament_id)
        question = finish_question(tournament, named, refunded)
        return _ask(request, tournament, question, reason, broken.problems)
    messages.success(request, _("The tournament is finished: its standings are final."))
    return redirect("console", tournament_id)


@never_cache
@require_http_methods(["GET", "POST"])
def reopen(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Ask why a finished tournament should run again; a post reopens it."""
    tournament, _may = find_staffed(request, tournament_id, Act.MANAGE_TOURNAMENT)
    if request.method != "POST":
        return _ask(request, tournament, reopen_question(tournament))
    reason = request.POST.get("reason", "")
    try:
        tournament_states.reopen_tournament(
            actor=actor_of(request), tournament_id=tournament_id, reason=reason
        )
    except RuleBroken as broken:
        if _is_taken(tournament_id, TournamentState.RUNNING):
            return redirect("console", tournament_id)
        return _ask(request, tournament, reopen_question(tournament), reason, broken.problems)
    messages.success(request, _("The tournament runs again."))
    return redirect("console", tournament_id)


def _numbers(request: HttpRequest, name: str) -> list[int]:
    return [read_whole(text) or 0 for text in request.POST.getlist(name)]


def _is_taken(tournament_id: int, target: TournamentState) -> bool:
    """Whether a step refused now was taken already: by a second click on its button."""
    return Tournament.objects.filter(pk=tournament_id, state=target).exists()


def _ask(
    request: HttpRequest,
    tournament: Tournament,
    question: Context,
    reason: str = "",
    problems: Sequence[Problem] = (),
) -> HttpResponse:
    context = {
        "tournament": tournament_context(tournament),
        "question": question,
        "reason": {"typed": reason, "errors": texts_at(problems, "reason")},
        "problems": summary(problems),
        **club_frame(request, tournament.club),
    }
    status = 422 if problems else 200
    return render(request, "tournaments/ask.html", context, status=status)
