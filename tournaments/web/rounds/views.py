"""The console's place for rounds, and the acts that bring an event on."""

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.models import RoundState
from tournaments.services.rounds.deleting import delete_drafts
from tournaments.services.rounds.drafting import draft_rounds
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.rounds.page import rounds_context
from tournaments.web.rounds.place import find_place
from tournaments.web.rounds.seeds import new_seed
from tournaments.web.rounds.tie_page import tie_links


@never_cache
@require_safe
def show_rounds(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The present stage and round, and what comes next."""
    return show(request, tournament_id)


@require_POST
def make_draft(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Make the draft of the next round, or of all that are left; drafts before it go."""
    try:
        drafts = draft_rounds(actor=actor_of(request), tournament_id=tournament_id, seed=new_seed())
    except RuleBroken as broken:
        return show(request, tournament_id, broken.problems)
    return redirect("round_draft", drafts[0].pk)


@require_POST
def delete_draft(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Throw the drafts away; a second click finds none."""
    try:
        delete_drafts(actor=actor_of(request), tournament_id=tournament_id)
    except RuleBroken as broken:
        place = find_place(request, tournament_id, Act.PLAN_ROUNDS)
        if any(one.state == RoundState.DRAFT for one in place.rounds):
            return show(request, tournament_id, broken.problems)
    else:
        messages.success(request, _("The draft is deleted."))
    return redirect("rounds", tournament_id)


def show(
    request: HttpRequest, tournament_id: int, problems: Sequence[Problem] = ()
) -> HttpResponse:
    """The page, or the same with what is wrong."""
    place = find_place(request, tournament_id)
    context = rounds_context(place, tie_links(place, problems))
    context |= club_frame(request, place.tournament.club)
    return render(request, "rounds/rounds.html", context, status=422 if problems else 200)
