"""Switching on and off that a second player agrees to each hand."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from scoring.problems import RuleBroken
from tournaments.services.confirmations import ask_for_two
from tournaments.web.actors import actor_of
from tournaments.web.console.views import show
from tournaments.web.summary import summary


@require_POST
def ask(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """`wanted` is “yes” or anything else for no."""
    wanted = request.POST.get("wanted") == "yes"
    try:
        ask_for_two(actor=actor_of(request), tournament_id=tournament_id, wanted=wanted)
    except RuleBroken as broken:
        return show(request, tournament_id, summary(broken.problems))
    return redirect("console", tournament_id)
