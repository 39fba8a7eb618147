"""The table page: opened for whoever asks, and shown with what an act brought up."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from tournaments.selectors.matches import load_match
from tournaments.selectors.tables import find_table
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.tables.page import Shown, table_context
from tournaments.web.tables.table_page import TablePage, allowed_acts


def open_page(request: HttpRequest, table_id: int) -> TablePage:
    """The table as whoever asks may see it."""
    match = load_match(find_table(table_id))
    actor = actor_of(request)
    return TablePage(actor, match, match.timeline.fold(), allowed_acts(actor, match))


def show(request: HttpRequest, page: TablePage, shown: Shown, *, status: int = 200) -> HttpResponse:
    """The table page with whatever somebody's act brought up."""
    club = page.match.table.round.stage.tournament.club
    context = table_context(page, shown) | club_frame(request, club)
    return render(request, "tables/table.html", context, status=status)
