"""The screen in the hall."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from tournaments.models import Tournament
from tournaments.selectors.building import build_once
from tournaments.selectors.tournaments import find_tournament
from tournaments.web.frame import club_frame
from tournaments.web.hall.pages import hall_context
from tournaments.web.tournaments.board import read_board
from tournaments.web.tournaments.built import moment_of

TEMPLATE = "hall/standings.html"
UNCHANGED = 304

_SECONDS_KEPT = 3600


@never_cache
@require_safe
def show_hall(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The whole screen, or with ?part=screen what of it changes."""
    tournament = find_tournament(tournament_id)
    if request.GET.get("part") != "screen":
        context = _context(request, tournament) | club_frame(request, tournament.club)
        return render(request, TEMPLATE, context)
    if request.headers.get("HX-PTag") == tournament.moment:
        return HttpResponse(status=UNCHANGED)
    response = render(request, f"{TEMPLATE}#screen", _context(request, tournament))
    response["HX-PTag"] = tournament.moment
    return response


def _context(request: HttpRequest, tournament: Tournament) -> dict[str, Any]:
    shared = build_once(
        f"hall:{moment_of(tournament)}",
        lambda: hall_context(read_board(tournament)),
        seconds=_SECONDS_KEPT,
    )
    page = reverse("hall", args=(tournament.pk,))
    asked = {"url": f"{page}?{urlencode({'part': 'screen'})}", "ptag": tournament.moment}
    return {
        **shared,
        "hall": {**shared["hall"], **asked},
        "tournament": {"name": tournament.name, "address": _address(request, tournament)},
        "live_url": f"/live/{tournament.pk}",
        "version": tournament.version,
    }


def _address(request: HttpRequest, tournament: Tournament) -> str:
    """Where a phone finds the same, short enough to be typed."""
    return f"{request.get_host()}{reverse('tournament', args=(tournament.pk,))}"
