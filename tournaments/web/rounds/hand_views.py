"""Seating a round by hand."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from scoring.problems import Problem, RuleBroken, insist
from tournaments.domain.access import Act
from tournaments.services.rounds.drafting import draft_by_hand
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.rounds.hand_page import hand_context, read_seats
from tournaments.web.rounds.place import find_place


@never_cache
@require_http_methods(["GET", "POST"])
def seat_by_hand(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The form; a post makes the draft of the tables typed."""
    place = find_place(request, tournament_id, Act.PLAN_ROUNDS)
    problems: tuple[Problem, ...] = ()
    if request.method == "POST":
        tables, unreadable = read_seats(place.field, request.POST)
        try:
            insist(unreadable)
            draft = draft_by_hand(
                actor=actor_of(request), tournament_id=tournament_id, tables=tables
            )
        except RuleBroken as broken:
            problems = broken.problems
        else:
            return redirect("round_draft", draft.pk)
    context = hand_context(place, request.POST, problems)
    context |= club_frame(request, place.tournament.club)
    return render(request, "rounds/by_hand.html", context, status=422 if problems else 200)
