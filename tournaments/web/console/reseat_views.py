"""Putting wrong seats of a round right."""

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.domain.refusals import Stale
from tournaments.domain.reseating import Follow
from tournaments.models import Round
from tournaments.selectors.access import require
from tournaments.selectors.rounds import find_round
from tournaments.services.rounds.reseating import reseat_round
from tournaments.web.actors import actor_of
from tournaments.web.console.page import tournament_context
from tournaments.web.console.reseat_page import read_seats, reseat_context
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.summary import summary, texts_at


@never_cache
@require_http_methods(["GET", "POST"])
def reseat(request: HttpRequest, round_id: int) -> HttpResponse:
    """How people sit; a post says how they really do."""
    held = find_round(round_id)
    require(actor_of(request), Act.RULE_AT_TABLE, tournament=held.stage.tournament)
    if request.method != "POST":
        return _show(request, held)
    by_seat = request.POST.get("results_follow") == Follow.SEAT.value
    try:
        reseat_round(
            actor=actor_of(request),
            round_id=round_id,
            seats=read_seats(request.POST.dict()),
            follow=Follow.SEAT if by_seat else Follow.PERSON,
            reason=request.POST.get("reason", ""),
            version=read_whole(request.POST.get("version", "")),
        )
    except Stale:
        messages.warning(request, _("Something was recorded meanwhile. Look again."))
        return redirect("reseat_round", round_id)
    except RuleBroken as broken:
        return _show(request, held, broken.problems)
    messages.success(request, _("The seats are as you said; every result is with whose it is."))
    return redirect("console", held.stage.tournament_id)


def _show(request: HttpRequest, held: Round, problems: Sequence[Problem] = ()) -> HttpResponse:
    tournament = held.stage.tournament
    context = {
        "tournament": tournament_context(tournament),
        "reseat": reseat_context(held, request.POST),
        "problems": summary(problems),
        "reason": {
            "typed": request.POST.get("reason", ""),
            "errors": texts_at(problems, "reason"),
        },
    }
    context |= club_frame(request, tournament.club)
    return render(request, "tournaments/reseat.html", context, status=422 if problems else 200)
