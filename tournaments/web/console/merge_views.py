"""Merging the tables of a round: shown first, done by one act."""

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
from tournaments.models import Round
from tournaments.selectors.access import require
from tournaments.selectors.merging import plan_merge
from tournaments.selectors.rounds import find_round
from tournaments.services.rounds.merging import merge_tables
from tournaments.web.actors import actor_of
from tournaments.web.console.merge_page import merge_context
from tournaments.web.console.page import tournament_context
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.summary import summary, texts_at


@never_cache
@require_http_methods(["GET", "POST"])
def merge(request: HttpRequest, round_id: int) -> HttpResponse:
    """What would move where and why; a post does it."""
    held = find_round(round_id)
    require(actor_of(request), Act.PLAN_ROUNDS, tournament=held.stage.tournament)
    if request.method != "POST":
        return _show(request, held)
    try:
        merge_tables(
            actor=actor_of(request),
            round_id=round_id,
            version=read_whole(request.POST.get("version", "")) or 0,
            reason=request.POST.get("reason", ""),
        )
    except Stale:
        messages.warning(request, _("Something was recorded meanwhile. Look again."))
        return redirect("merge_tables", round_id)
    except RuleBroken as broken:
        return _show(request, held, broken.problems)
    messages.success(request, _("The tables are merged: people play on at their new tables."))
    return redirect("console", held.stage.tournament_id)


def _show(request: HttpRequest, held: Round, problems: Sequence[Problem] = ()) -> HttpResponse:
    tournament = held.stage.tournament
    try:
        shown = merge_context(held, plan_merge(held, tournament.log_head))
    except RuleBroken as broken:
        shown, problems = None, (*problems, *broken.problems)
    context = {
        "tournament": tournament_context(tournament),
        "merge": shown,
        "problems": summary(problems),
        "reason": {
            "typed": request.POST.get("reason", ""),
            "errors": texts_at(problems, "reason"),
        },
    }
    context |= club_frame(request, tournament.club)
    return render(
        request, "tournaments/merge.html", context, status=422 if request.method == "POST" else 200
    )
