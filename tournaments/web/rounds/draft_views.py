"""A draft: looked at, changed by hand, published."""

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from scoring.problems import Problem, RuleBroken
from tournaments.domain.rounds.planned import Tables
from tournaments.models import Entry, Round, RoundState
from tournaments.selectors.rounds import find_round, plan_of
from tournaments.services.rounds.drafting import change_draft
from tournaments.services.rounds.publishing import publish_round
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.rounds.arrangement import Change, apply_change, read_tables
from tournaments.web.rounds.draft_page import draft_context
from tournaments.web.rounds.draft_sight import DraftSight
from tournaments.web.rounds.place import find_place


@never_cache
@require_http_methods(["GET", "POST"])
def show_draft(request: HttpRequest, round_id: int) -> HttpResponse:
    """A draft for staff; a post changes who sits where. A round published leads to its tables."""
    draft = find_round(round_id)
    if draft.state != RoundState.DRAFT:
        find_place(request, draft.stage.tournament_id)
        return redirect("rounds", draft.stage.tournament_id)
    if request.method != "POST":
        return _show(request, draft)
    asked = apply_change(
        read_tables(request.POST.get("tables", "")) or plan_of(draft).tables,
        Change(read_whole(request.POST.get("entry", "")), request.POST.get("other", "")),
    )
    tables = tuple(table for table in asked if table)
    try:
        change_draft(actor=actor_of(request), round_id=round_id, tables=tables)
    except RuleBroken as broken:
        return _show(request, draft, tables, broken.problems)
    return redirect("round_draft", round_id)


@require_POST
def publish(request: HttpRequest, round_id: int) -> HttpResponse:
    """Let people sit down; a second click finds it done."""
    published = find_round(round_id)
    tournament_id = published.stage.tournament_id
    try:
        publish_round(actor=actor_of(request), round_id=round_id)
    except RuleBroken as broken:
        if find_round(round_id).state != RoundState.DRAFT:
            return redirect("rounds", tournament_id)
        return _show(request, published, problems=broken.problems)
    said = {"round": published.number}
    messages.success(request, _("Round %(round)s is published: people may sit down.") % said)
    return redirect("rounds", tournament_id)


def _show(
    request: HttpRequest,
    draft: Round,
    tables: Tables | None = None,
    problems: Sequence[Problem] = (),
) -> HttpResponse:
    """The draft as it is, or as somebody asked for it with what is wrong."""
    place = find_place(request, draft.stage.tournament_id)
    plan = plan_of(draft)
    names = _names({*plan.field, *(entry.pk for entry in place.field)})
    sight = DraftSight(place, draft, plan, tables or plan.tables, names, problems)
    context = draft_context(sight) | club_frame(request, place.tournament.club)
    return render(request, "rounds/draft.html", context, status=422 if problems else 200)


def _names(entries: set[int]) -> dict[int, str]:
    return dict(Entry.objects.filter(pk__in=entries).values_list("pk", "player__name"))
