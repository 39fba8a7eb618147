"""Acts on prizes and receipts that ask first."""

from collections.abc import Callable, Sequence
from typing import Any
from uuid import uuid4

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.models import Payment, Tournament
from tournaments.services.payments import undo_payment
from tournaments.services.prizes import lock_prizes, unlock_prizes
from tournaments.web.actors import actor_of
from tournaments.web.console.desk import find_staffed
from tournaments.web.console.page import tournament_context
from tournaments.web.frame import club_frame
from tournaments.web.money_desk.question_words import (
    lock_question,
    undo_question,
    unlock_question,
)
from tournaments.web.summary import summary, texts_at

Context = dict[str, Any]


@never_cache
@require_http_methods(["GET", "POST"])
def lock(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Ask whether to lock the prizes; a post locks them."""
    tournament, _may = find_staffed(request, tournament_id, Act.MANAGE_MONEY)
    acknowledged = request.POST.getlist("acknowledged")
    return _ask_or_act(
        request,
        tournament,
        lock_question(tournament, acknowledged),
        lambda: lock_prizes(
            actor=actor_of(request), tournament_id=tournament_id, acknowledged=acknowledged
        ),
        _("The prizes are locked and can be paid out."),
    )


@never_cache
@require_http_methods(["GET", "POST"])
def unlock(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Ask why the prizes should follow the standings again; a post unlocks them."""
    tournament, _may = find_staffed(request, tournament_id, Act.MANAGE_MONEY)
    reason = request.POST.get("reason", "")
    return _ask_or_act(
        request,
        tournament,
        unlock_question(),
        lambda: unlock_prizes(actor=actor_of(request), tournament_id=tournament_id, reason=reason),
        _("The prizes follow the standings again."),
    )


@never_cache
@require_http_methods(["GET", "POST"])
def undo(request: HttpRequest, tournament_id: int, number: int) -> HttpResponse:
    """Ask why a payment should be taken back; a post takes it back."""
    tournament, _may = find_staffed(request, tournament_id, Act.MANAGE_MONEY)
    payment = Payment.objects.select_related("entry__player").get(
        entry__tournament=tournament, number=number
    )
    reason = request.POST.get("reason", "")
    return _ask_or_act(
        request,
        tournament,
        undo_question(tournament, payment),
        lambda: undo_payment(
            actor=actor_of(request), payment_id=payment.pk, submission_id=uuid4(), reason=reason
        ),
        _("Receipt %(number)s is taken back.") % {"number": number},
    )


def _ask_or_act(
    request: HttpRequest,
    tournament: Tournament,
    question: Context,
    act: Callable[[], object],
    done: str,
) -> HttpResponse:
    if request.method != "POST":
        return _ask(request, tournament, question)
    try:
        act()
    except RuleBroken as broken:
        return _ask(request, tournament, question, broken.problems)
    messages.success(request, done)
    return redirect("money", tournament.pk)


def _ask(
    request: HttpRequest,
    tournament: Tournament,
    question: Context,
    problems: Sequence[Problem] = (),
) -> HttpResponse:
    context = {
        "tournament": tournament_context(tournament),
        "question": {**question, "url": request.path},
        "reason": {
            "typed": request.POST.get("reason", ""),
            "errors": texts_at(problems, "reason"),
        },
        "problems": summary(problems),
        **club_frame(request, tournament.club),
    }
    return render(request, "tournaments/ask.html", context, status=422 if problems else 200)
