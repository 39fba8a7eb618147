"""The table of a number as it plays now: where a pass and an old page lead to, all evening."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from tournaments.models import Table, Tournament
from tournaments.selectors.rounds import latest_round
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.table_passes import table_now
from tournaments.selectors.tournaments import find_tournament
from tournaments.web.frame import club_frame
from tournaments.web.marks import person
from tournaments.web.tables.going_on import round_words

Context = dict[str, Any]


@never_cache
@require_safe
def show_table_now(request: HttpRequest, tournament_id: int, number: int) -> HttpResponse:
    """Lead to the table of this number; where none plays, say so and who sits where."""
    tournament = find_tournament(tournament_id)
    if table_now(tournament, number) is not None:
        return lead_to_table(tournament, number)
    context = _context(tournament, number) | club_frame(request, tournament.club)
    return render(request, "tables/where_now.html", context)


def lead_to_table(tournament: Tournament, number: int) -> HttpResponse:
    """Lead to the table of this number that plays now, or to the page that says there is none."""
    table = table_now(tournament, number)
    if table is None:
        return redirect("table_now", tournament.pk, number)
    return redirect("table", table.pk)


def _context(tournament: Tournament, number: int) -> Context:
    playing = latest_round(tournament)
    tables = seated_tables(tournament).prefetch_related("seats__entry__player")
    return {
        "tournament": {
            "name": tournament.name,
            "url": reverse("tournament", args=(tournament.pk,)),
        },
        "number": number,
        "round": "" if playing is None else round_words(playing),
        "tables": [_table(table) for table in tables],
    }


def _table(table: Table) -> Context:
    seats = sorted(table.seats.all(), key=lambda seat: seat.number)
    return {
        "number": table.number,
        "url": reverse("table", args=(table.pk,)),
        "people": [person(seat.entry.player.name) for seat in seats],
    }
