"""Making a draw: the promise, the draw by seed, the draw by hand, another first dealer."""

from collections.abc import Callable, Mapping
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.refusals import Stale
from tournaments.selectors.tables import find_table
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.seating import (
    draw_seats,
    draw_seats_by_hand,
    name_first_dealer,
    prepare_draw,
)
from tournaments.web.actors import actor_of
from tournaments.web.numbers import read_whole
from tournaments.web.once import do_once
from tournaments.web.seating.first_dealers import DealerForm
from tournaments.web.seating.form import DrawForm, read_draw_form
from tournaments.web.seating.views import show

Make = Callable[[DrawRequest, DrawForm], Mapping[str, Any]]


@require_POST
def promise_draw(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Publish the promise; a second one while it is open is the same."""
    try:
        prepare_draw(actor=actor_of(request), tournament_id=tournament_id)
    except RuleBroken as broken:
        return show(request, find_tournament(tournament_id), DrawForm(), broken.problems)
    return redirect("draw", tournament_id)


def by_seed(asked: DrawRequest, form: DrawForm) -> Mapping[str, Any]:
    """Draw by the promise and the word."""
    return draw_seats(asked, public_word=form.word)


def by_hand(asked: DrawRequest, form: DrawForm) -> Mapping[str, Any]:
    """Draw by the cards typed."""
    return draw_seats_by_hand(asked, cards=form.cards, packs=form.packs)


def draw_view(make: Make) -> Callable[[HttpRequest, int], HttpResponse]:
    """The view that makes a draw, once however often it is sent; or says what is wrong."""

    @require_POST
    def view(request: HttpRequest, tournament_id: int) -> HttpResponse:
        form = read_draw_form(request.POST)
        asked = DrawRequest(
            actor_of(request), tournament_id, form.expected, form.everybody, form.reason
        )
        try:
            do_once(form.form_id, lambda: int(make(asked, form)["number"]))
        except Stale as stale:
            found = problem("seating_draw.field_changed", _FIELD, entries=stale.present["entries"])
            return show(request, find_tournament(tournament_id), form, (found,), status=409)
        except RuleBroken as broken:
            return show(request, find_tournament(tournament_id), form, broken.problems)
        messages.success(request, _("The seats are drawn."))
        return redirect("draw", tournament_id)

    return view


@require_POST
def change_first_dealer(request: HttpRequest, table_id: int) -> HttpResponse:
    """Let somebody else deal first at a table."""
    form = DealerForm(table_id, request.POST.get("seat", ""), request.POST.get("reason", ""))
    tournament = find_table(table_id).round.stage.tournament
    seat = read_whole(form.seat) or 0
    try:
        name_first_dealer(actor=actor_of(request), table_id=table_id, seat=seat, reason=form.reason)
    except RuleBroken as broken:
        return show(request, tournament, DrawForm(), broken.problems, form)
    messages.success(request, _("Somebody else deals first."))
    return redirect("draw", tournament.pk)


_FIELD = translatable(
    "The field changed meanwhile: {entries} would be drawn now. Look at it and draw again."
)
