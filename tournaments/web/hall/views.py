"""The screen in the hall."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from tournaments.models import Tournament
from tournaments.selectors.clocks import round_clock, time_left
from tournaments.selectors.moments import keep_at_moment, look_unmoved, see_one_moment
from tournaments.selectors.seating import open_round
from tournaments.selectors.tournaments import find_tournament
from tournaments.web.clocks import clock_context
from tournaments.web.frame import club_frame
from tournaments.web.hall.pages import hall_context
from tournaments.web.tournaments.board import read_board
from tournaments.web.tournaments.built import sight_of

Context = dict[str, Any]

TEMPLATE = "hall/standings.html"
UNCHANGED = 304


@never_cache
@require_safe
def show_hall(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The whole screen, or with ?part=screen what of it changes."""
    tournament = find_tournament(tournament_id)
    is_part = request.GET.get("part") == "screen"
    if is_part and request.headers.get("HX-PTag") == tournament.moment:
        return HttpResponse(status=UNCHANGED)
    now, shared = see_one_moment(tournament, _shared_context)
    context = _context(request, now, shared)
    if not is_part:
        return render(request, TEMPLATE, context | club_frame(request, now.club))
    response = render(request, f"{TEMPLATE}#screen", context)
    response["HX-PTag"] = now.moment
    return response


def _shared_context(tournament: Tournament) -> Context:
    return keep_at_moment(
        f"hall:{sight_of(tournament.moment)}",
        lambda: look_unmoved(tournament, lambda now: hall_context(read_board(now))),
    )


def _context(request: HttpRequest, tournament: Tournament, shared: Context) -> Context:
    page = reverse("hall", args=(tournament.pk,))
    asked = {"url": f"{page}?{urlencode({'part': 'screen'})}", "ptag": tournament.moment}
    return {
        **shared,
        "hall": {**shared["hall"], **asked, "clock": _clock(tournament)},
        "tournament": {"name": tournament.name, "address": _address(request, tournament)},
        "live_url": f"/live/{tournament.pk}",
        "version": tournament.version,
    }


def _clock(tournament: Tournament) -> Context | None:
    """Never kept with the rest: what is left is another every second."""
    playing = open_round(tournament)
    clock = None if playing is None else round_clock(playing)
    if clock is None:
        return None
    now = timezone.now()
    return clock_context(time_left(clock.whole, now), now, tournament.club)


def _address(request: HttpRequest, tournament: Tournament) -> str:
    """Where a phone finds the same, short enough to be typed."""
    return f"{request.get_host()}{reverse('tournament', args=(tournament.pk,))}"
