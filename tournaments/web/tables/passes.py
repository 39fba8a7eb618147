"""Table passes: made by a director, opened by a phone."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from tournaments.domain.access import Act
from tournaments.selectors.access import find_table_pass, require
from tournaments.selectors.tables import find_table
from tournaments.services.access import make_table_pass
from tournaments.web.actors import PASS_IN_SESSION, actor_of
from tournaments.web.frame import club_frame
from tournaments.web.qr import is_only_here, pass_link
from tournaments.web.tables.where_now import lead_to_table


@never_cache
@require_http_methods(["GET", "POST"])
def show_pass(request: HttpRequest, table_id: int) -> HttpResponse:
    """A post makes a new pass and shows its link once, as a QR code too."""
    actor = actor_of(request)
    table = find_table(table_id)
    require(actor, Act.MANAGE_TOURNAMENT, table=table)
    context: dict[str, Any] = {
        "table": {"number": table.number, "url": reverse("table", args=(table_id,))},
        "only_here": is_only_here(request),
    }
    if request.method == "POST":
        token = make_table_pass(actor=actor, table_id=table_id).token
        context["made"] = pass_link(request, token)
    club = table.round.stage.tournament.club
    return render(request, "tables/pass.html", context | club_frame(request, club))


@never_cache
def open_pass(request: HttpRequest, token: str) -> HttpResponse:
    """Let the phone that opened the link record, and lead it to the table as it plays now."""
    found = find_table_pass(token)
    if found is None:
        raise Http404
    request.session[PASS_IN_SESSION] = found.pk
    return lead_to_table(found.table.round.stage.tournament, found.table.number)
