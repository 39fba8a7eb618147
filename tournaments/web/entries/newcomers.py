"""Somebody new at the desk: into the register and into the tournament at once."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID, uuid4

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Entry
from tournaments.selectors.desk import find_people
from tournaments.services.entries import register_new_player
from tournaments.web.actors import actor_of
from tournaments.web.entries.desk import Desk, open_desk
from tournaments.web.entries.page import tournament_context
from tournaments.web.entries.rows import found_row
from tournaments.web.entries.views import to_next
from tournaments.web.entries.words import entered_words
from tournaments.web.frame import club_frame
from tournaments.web.once import do_once, read_form_id
from tournaments.web.summary import summary, texts_at

LOOKS_LIKE = "player.looks_like"


@never_cache
@require_http_methods(["GET", "POST"])
def new_entrant(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The form for somebody new; a post registers and enters him."""
    desk = open_desk(request, tournament_id)
    if Act.MANAGE_TOURNAMENT not in desk.may or Act.MANAGE_PLAYERS not in desk.may:
        raise NotAllowed(Act.MANAGE_PLAYERS)
    if request.method != "POST":
        return _show(request, desk, uuid4(), name=desk.query)
    form_id = read_form_id(request.POST.get("form_id", ""))
    try:
        entry_id = do_once(form_id, lambda: _register(request, tournament_id).pk)
    except RuleBroken as broken:
        name, note = request.POST.get("name", ""), request.POST.get("note", "")
        return _show(request, desk, form_id, name=name, note=note, problems=broken.problems)
    entry = Entry.objects.select_related("player").get(pk=entry_id)
    messages.success(request, entered_words(entry))
    return to_next(tournament_id)


def _register(request: HttpRequest, tournament_id: int) -> Entry:
    return register_new_player(
        actor=actor_of(request),
        tournament_id=tournament_id,
        name=request.POST.get("name", ""),
        note=request.POST.get("note", ""),
        in_spite_of_duplicates=request.POST.get("in_spite") == "1",
    )


def _show(
    request: HttpRequest,
    desk: Desk,
    form_id: UUID,
    *,
    name: str = "",
    note: str = "",
    problems: Sequence[Problem] = (),
) -> HttpResponse:
    warned = any(found.code == LOOKS_LIKE for found in problems)
    context = {
        "tournament": tournament_context(desk),
        "form": {
            "form_id": form_id,
            "name": name,
            "name_errors": texts_at(problems, "name"),
            "note": note,
            "note_errors": texts_at(problems, "note"),
            "warned": warned,
        },
        "problems": summary(problems),
        "alike": _alike(desk, problems),
        "enter_url": reverse("enter_player", args=(desk.tournament.pk,)),
        "back_url": reverse("entries", args=(desk.tournament.pk,)),
        **club_frame(request, desk.tournament.club),
    }
    return render(request, "entries/new.html", context, status=422 if problems else 200)


def _alike(desk: Desk, problems: Sequence[Problem]) -> list[dict[str, Any]]:
    """Those in the register who may be the same person, with what can be done for them here."""
    rows = []
    for found in problems:
        if found.code != LOOKS_LIKE:
            continue
        params = dict(found.params)
        people = find_people(desk.tournament, str(params["other"]))
        rows += [found_row(desk, one) for one in people if one.player.pk == params["other_id"]]
    return rows
