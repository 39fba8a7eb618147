"""Closing a round, and dropping one."""

from collections.abc import Collection

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from scoring.problems import RuleBroken
from tournaments.domain.access import Act
from tournaments.models import Round, RoundState
from tournaments.selectors.rounds import find_round
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.dropping import drop_round
from tournaments.web.actors import actor_of
from tournaments.web.numbers import read_whole
from tournaments.web.rounds.asking import Question, ask, tick
from tournaments.web.rounds.place import OPEN, Place, find_place


@never_cache
@require_http_methods(["GET", "POST"])
def close(request: HttpRequest, round_id: int) -> HttpResponse:
    """Ask whether to close a round, naming the tables that still play; a post closes it."""
    closing = find_round(round_id)
    place = find_place(request, closing.stage.tournament_id, Act.PLAN_ROUNDS)
    if closing.state not in OPEN:
        return redirect("rounds", place.tournament.pk)
    named = [read_whole(text) or 0 for text in request.POST.getlist("unfinished")]
    question = closing_question(place, closing, named)
    if request.method != "POST":
        return ask(request, place, question)
    reason = request.POST.get("reason", "")
    try:
        close_round(actor=actor_of(request), round_id=round_id, unfinished=named, reason=reason)
    except RuleBroken as broken:
        if find_round(round_id).state not in OPEN:
            return redirect("rounds", place.tournament.pk)
        return ask(request, place, question, broken.problems)
    messages.success(request, _("Round %(round)s is closed.") % {"round": closing.number})
    return redirect("rounds", place.tournament.pk)


@never_cache
@require_http_methods(["GET", "POST"])
def drop(request: HttpRequest, round_id: int) -> HttpResponse:
    """Ask before a published round is dropped; a post with name and reason drops it."""
    dropped = find_round(round_id)
    place = find_place(request, dropped.stage.tournament_id, Act.DROP_ROUND)
    if dropped.state == RoundState.DROPPED:
        return redirect("rounds", place.tournament.pk)
    question = dropping_question(place, dropped)
    if request.method != "POST":
        return ask(request, place, question)
    try:
        drop_round(
            actor=actor_of(request),
            round_id=round_id,
            typed_name=request.POST.get("typed_name", ""),
            reason=request.POST.get("reason", ""),
        )
    except RuleBroken as broken:
        if find_round(round_id).state == RoundState.DROPPED:
            return redirect("rounds", place.tournament.pk)
        return ask(request, place, question, broken.problems)
    messages.success(request, _("Round %(round)s is dropped.") % {"round": dropped.number})
    return redirect("rounds", place.tournament.pk)


def closing_question(place: Place, closing: Round, named: Collection[int]) -> Question:
    """Whether to close: each table that plays is ticked."""
    label = _("Table %(number)s ends unfinished")
    return Question(
        title=_("Close round %(round)s?") % {"round": closing.number},
        text=_("No hand can be added to it afterwards; the next round can be made then."),
        url=reverse("close_round", args=(closing.pk,)),
        action=_("Close the round"),
        asks_reason=bool(place.playing),
        legend=_("These tables still play. Tick each that ends as it stands:"),
        choices=[
            tick("unfinished", table.number, label % {"number": table.number}, named)
            for table in place.playing
        ],
    )


def dropping_question(place: Place, dropped: Round) -> Question:
    """Whether to drop: the name is typed, so that nobody does it by a slip."""
    return Question(
        title=_("Drop round %(round)s?") % {"round": dropped.number},
        text=_(
            "Its tables are gone and count no more; what was recorded at them is kept, and its "
            "money goes back."
        ),
        url=reverse("drop_round", args=(dropped.pk,)),
        action=_("Drop the round"),
        grave=True,
        asks_reason=True,
        name=place.tournament.name,
    )
