"""The desk: who is entered, who is here."""

from collections.abc import Sequence
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from scoring.problems import RuleBroken
from tournaments.selectors.desk import desk_rows
from tournaments.selectors.wording import say
from tournaments.services.bulk_entries import register_entries
from tournaments.services.entries import register_entry
from tournaments.services.entry_changes import check_in_everybody
from tournaments.web.actors import actor_of
from tournaments.web.entries.desk import FIND_NEXT, Desk, open_desk
from tournaments.web.entries.page import doors, entries_context, found_context
from tournaments.web.entries.words import entered_words
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.paging import page_of
from tournaments.web.summary import summary

ROWS = 250


@never_cache
@require_safe
def show_entries(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The desk's list; with `part=found` only who was found."""
    desk = open_desk(request, tournament_id)
    if request.GET.get("part") == "found":
        context = {"found": found_context(desk), "desk": doors(desk)}
        return render(request, "entries/entries.html#found", context)
    return show(request, desk)


@require_POST
def enter_player(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Enter somebody of the register; whoever is entered already stays as he is."""
    player_id = read_whole(request.POST.get("player", "")) or 0
    try:
        entry = register_entry(
            actor=actor_of(request), tournament_id=tournament_id, player_id=player_id
        )
    except RuleBroken as broken:
        if all(found.code == "entry.already" for found in broken.problems):
            messages.info(request, say(broken.problems[0]))
            return to_next(tournament_id)
        return show(request, open_desk(request, tournament_id), summary(broken.problems))
    messages.success(request, entered_words(entry))
    return to_next(tournament_id)


@require_POST
def enter_players(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Enter many of the register; whoever of them is entered already stays as he is."""
    asked = [read_whole(text) or 0 for text in request.POST.get("players", "").split(",")]
    try:
        entered = register_entries(
            actor=actor_of(request), tournament_id=tournament_id, player_ids=asked
        )
    except RuleBroken as broken:
        return show(request, open_desk(request, tournament_id), summary(broken.problems))
    text = ngettext("%(count)s player is entered.", "%(count)s players are entered.", len(entered))
    messages.success(request, text % {"count": len(entered)})
    return to_next(tournament_id)


def to_next(tournament_id: int) -> HttpResponse:
    """Back to the desk, ready to type the name of the next."""
    return redirect(f"{reverse('entries', args=(tournament_id,))}?{FIND_NEXT}=1")


@require_POST
def check_everybody_in(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Check in all who are registered."""
    try:
        number = check_in_everybody(actor=actor_of(request), tournament_id=tournament_id)
    except RuleBroken as broken:
        return show(request, open_desk(request, tournament_id), summary(broken.problems))
    text = ngettext("%(count)s is checked in.", "%(count)s are checked in.", number)
    messages.success(request, text % {"count": number})
    return redirect("entries", tournament_id)


def show(request: HttpRequest, desk: Desk, problems: Sequence[dict[str, Any]] = ()) -> HttpResponse:
    """The desk's list, or the same with what is wrong."""
    page = page_of(request, desk_rows(desk.tournament, status=desk.show), ROWS)
    context = entries_context(request, desk, page, problems)
    context |= club_frame(request, desk.tournament.club)
    return render(request, "entries/entries.html", context, status=422 if problems else 200)
