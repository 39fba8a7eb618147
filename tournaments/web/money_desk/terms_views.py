"""Fee and prizes as the director sets them, with what they come to while they are typed."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.models import Tournament
from tournaments.selectors.desk_money import find_terms
from tournaments.services.prizes import set_prize_terms
from tournaments.web.actors import actor_of
from tournaments.web.console.desk import find_staffed
from tournaments.web.console.page import tournament_context
from tournaments.web.frame import club_frame
from tournaments.web.money_desk.foresight import foresight_context
from tournaments.web.money_desk.terms_form import (
    answers_of,
    control,
    mark_problems,
    terms_form,
)
from tournaments.web.money_desk.terms_reading import read_terms
from tournaments.web.money_problems import in_money
from tournaments.web.summary import say_once, summary

Context = dict[str, Any]


@never_cache
@require_http_methods(["GET", "POST"])
def terms(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The form of fee and prizes; a post sets them."""
    tournament = _find(request, tournament_id)
    if request.method != "POST":
        return _show(request, tournament, answers_of(find_terms(tournament), tournament.currency))
    read = read_terms(request.POST, tournament.currency)
    if read.problems:
        return _show(request, tournament, request.POST, read.problems)
    try:
        set_prize_terms(actor=actor_of(request), tournament_id=tournament_id, typed=read.typed)
    except RuleBroken as broken:
        return _show(request, tournament, request.POST, broken.problems)
    messages.success(request, _("Fee and prizes are set."))
    return redirect("money", tournament_id)


@require_POST
def terms_facts(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """What the answers so far come to; nothing is written."""
    tournament = _find(request, tournament_id)
    context = {"side": foresight_context(tournament, request.POST)}
    return render(request, "tournaments/prize_terms.html#facts", context)


def _find(request: HttpRequest, tournament_id: int) -> Tournament:
    tournament, _may = find_staffed(request, tournament_id, Act.MANAGE_MONEY)
    if not tournament.currency:
        raise Http404
    return tournament


def _show(
    request: HttpRequest,
    tournament: Tournament,
    data: Mapping[str, str],
    problems: Sequence[Problem] = (),
) -> HttpResponse:
    form, problems = terms_form(data), in_money(problems, tournament.currency)
    mark_problems(form, problems)
    context = {
        "tournament": tournament_context(tournament),
        "form": form,
        "problems": say_once(summary(problems, control)),
        "facts_url": reverse("prize_terms_facts", args=(tournament.pk,)),
        "cancel_url": reverse("money", args=(tournament.pk,)),
        "side": foresight_context(tournament, data),
        **club_frame(request, tournament.club),
    }
    status = 422 if problems else 200
    return render(request, "tournaments/prize_terms.html", context, status=status)
