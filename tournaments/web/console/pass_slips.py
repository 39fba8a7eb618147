"""A new pass for every table on one page, to print and cut: a slip a table."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from tournaments.domain.access import Act
from tournaments.services.table_passes import make_passes_for_all
from tournaments.web.actors import actor_of
from tournaments.web.console.desk import find_staffed
from tournaments.web.console.page import tournament_context
from tournaments.web.frame import club_frame
from tournaments.web.qr import is_only_here, pass_link


@never_cache
@require_POST
def make_all_passes(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Make a pass for each table that plays and show them all, this once."""
    tournament, _may = find_staffed(request, tournament_id, Act.MANAGE_TOURNAMENT)
    made = make_passes_for_all(actor=actor_of(request), tournament_id=tournament.pk)
    context = {
        "tournament": tournament_context(tournament),
        "only_here": is_only_here(request),
        "slips": [
            {
                "number": one.table_pass.table.number,
                "key": one.table_pass.pk,
                **pass_link(request, one.token),
            }
            for one in made
        ],
        **club_frame(request, tournament.club),
    }
    return render(request, "tournaments/pass_slips.html", context)
