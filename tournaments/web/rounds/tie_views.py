"""Deciding who of those who share a place across the line goes on."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from scoring.problems import RuleBroken
from tournaments.domain.access import Act
from tournaments.models import Round, TieDecision
from tournaments.selectors.rounds import find_round
from tournaments.selectors.stage_sights import entry_names
from tournaments.selectors.ties import see_ties
from tournaments.services.rounds.deciding import TieRequest, decide_tie, undo_tie_decision
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.once import read_form_id
from tournaments.web.rounds.place import find_place
from tournaments.web.rounds.tie_page import TypedRuling, ties_context
from tournaments.web.rounds.tie_words import going_on_words

UNDO = "undo"


@never_cache
@require_http_methods(["GET", "POST"])
def decide(request: HttpRequest, round_id: int) -> HttpResponse:
    """The ties of a round; a post decides one of them, or takes a decision back."""
    one = find_round(round_id)
    if request.method != "POST":
        return _show(request, one, TypedRuling())
    typed = _read(request)
    try:
        decision = _rule(request, one, typed)
    except RuleBroken as broken:
        refused = TypedRuling(
            table=typed.table,
            going_on=typed.going_on,
            reason=typed.reason,
            problems=broken.problems,
        )
        return _show(request, one, refused)
    messages.success(request, _done_words(one, decision))
    waits = any(sight.in_force is None for sight in see_ties(one))
    if waits:
        return redirect("decide_ties", round_id)
    return redirect("rounds", one.stage.tournament_id)


def _read(request: HttpRequest) -> TypedRuling:
    return TypedRuling(
        table=read_whole(request.POST.get("table", "")) or 0,
        going_on=[read_whole(text) or 0 for text in request.POST.getlist("going_on")],
        reason=request.POST.get("reason", ""),
    )


def _rule(request: HttpRequest, one: Round, typed: TypedRuling) -> TieDecision:
    ruling = TieRequest(
        actor=actor_of(request),
        round_id=one.pk,
        table=typed.table,
        reason=typed.reason,
        submission_id=read_form_id(request.POST.get("submission_id", "")),
    )
    if request.POST.get("step") == UNDO:
        return undo_tie_decision(ruling)
    return decide_tie(ruling, tuple(typed.going_on))


def _done_words(one: Round, decision: TieDecision) -> str:
    if not decision.going_on:
        return _("The decision is taken back.")
    return going_on_words(decision, entry_names(one.stage.tournament))


def _show(request: HttpRequest, one: Round, typed: TypedRuling) -> HttpResponse:
    """The page, with what is wrong; where nobody is tied any more there is nothing to ask."""
    place = find_place(request, one.stage.tournament_id, Act.DECIDE_TIE)
    sights = see_ties(one)
    if not sights and not typed.problems:
        return redirect("rounds", place.tournament.pk)
    context = ties_context(place, one, sights, entry_names(place.tournament), typed)
    context |= club_frame(request, place.tournament.club)
    status = 422 if typed.problems else 200
    return render(request, "rounds/ties.html", context, status=status)
