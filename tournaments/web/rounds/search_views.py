"""Searching longer for a better plan: started, watched, stopped, taken or dropped."""

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.models import SearchOutcome
from tournaments.selectors.round_searches import find_search
from tournaments.services.rounds.found_plans import drop_search, take_found_plan
from tournaments.services.rounds.search_requests import request_search, stop_search
from tournaments.tasks.searches import send_search
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.once import read_form_id
from tournaments.web.rounds.place import Place, find_place
from tournaments.web.rounds.search_page import search_context
from tournaments.web.rounds.search_sight import SearchSight, see_search
from tournaments.web.rounds.seeds import new_seed
from tournaments.web.summary import summary

TEMPLATE = "rounds/search.html"
UNCHANGED = 304


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def show_search(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The search for the present stage, with ?part=search it alone; a post starts one."""
    if request.method == "POST":
        return _start(request, tournament_id)
    if request.GET.get("part") == "search":
        return _answer_part(request, see_search(_place(request, tournament_id)))
    return _show(request, tournament_id)


@require_POST
def stop(request: HttpRequest, search_id: int) -> HttpResponse:
    """Have the best plan found so far; one that is over stays as it is."""
    search = stop_search(actor=actor_of(request), search_id=search_id)
    return redirect("round_search", search.stage.tournament_id)


@require_POST
def take(request: HttpRequest, search_id: int) -> HttpResponse:
    """Make the plan found the draft; a second click finds it done."""
    tournament_id = find_search(actor_of(request), search_id).stage.tournament_id
    try:
        drafts = take_found_plan(actor=actor_of(request), search_id=search_id)
    except RuleBroken as broken:
        if find_search(actor_of(request), search_id).outcome == SearchOutcome.TAKEN:
            return redirect("round_search", tournament_id)
        return _show(request, tournament_id, broken.problems)
    messages.success(request, _("The plan found is the draft now."))
    return redirect("round_draft", drafts[0].pk)


@require_POST
def drop(request: HttpRequest, search_id: int) -> HttpResponse:
    """Want nothing more of a search."""
    tournament_id = find_search(actor_of(request), search_id).stage.tournament_id
    try:
        drop_search(actor=actor_of(request), search_id=search_id)
    except RuleBroken as broken:
        return _show(request, tournament_id, broken.problems)
    messages.success(request, _("The search is dropped. The draft stays as it was."))
    return redirect("round_search", tournament_id)


def _place(request: HttpRequest, tournament_id: int) -> Place:
    return find_place(request, tournament_id, Act.PLAN_ROUNDS)


def _start(request: HttpRequest, tournament_id: int) -> HttpResponse:
    try:
        search = request_search(
            actor=actor_of(request),
            tournament_id=tournament_id,
            submission_id=read_form_id(request.POST.get("submission_id", "")),
            seconds=read_whole(request.POST.get("seconds", "")) or 0,
            seed=new_seed(),
            offers=True,
        )
    except RuleBroken as broken:
        return _show(request, tournament_id, broken.problems)
    send_search(search)
    return redirect("round_search", tournament_id)


def _show(
    request: HttpRequest, tournament_id: int, problems: Sequence[Problem] = ()
) -> HttpResponse:
    place = _place(request, tournament_id)
    context = search_context(see_search(place))
    context |= {"problems": summary(problems), **club_frame(request, place.tournament.club)}
    return render(request, TEMPLATE, context, status=422 if problems else 200)


def _answer_part(request: HttpRequest, sight: SearchSight) -> HttpResponse:
    if request.headers.get("HX-PTag") == sight.ptag:
        return HttpResponse(status=UNCHANGED)
    answer = render(request, f"{TEMPLATE}#search", search_context(sight))
    answer["HX-PTag"] = sight.ptag
    return answer
