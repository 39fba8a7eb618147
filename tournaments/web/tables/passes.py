"""Table passes: made by a director, opened by a phone."""

from typing import Any
from urllib.parse import urlsplit

import segno
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from tournaments.domain.access import Act
from tournaments.selectors.access import find_table_pass, require
from tournaments.selectors.tables import find_table
from tournaments.services.access import make_table_pass
from tournaments.web.actors import PASS_IN_SESSION, actor_of
from tournaments.web.frame import club_frame

_MODULE = 6


@never_cache
@require_http_methods(["GET", "POST"])
def show_pass(request: HttpRequest, table_id: int) -> HttpResponse:
    """A post makes a new pass and shows its link once, as a QR code too."""
    actor = actor_of(request)
    table = find_table(table_id)
    require(actor, Act.MANAGE_TOURNAMENT, table=table)
    context: dict[str, Any] = {
        "table": {"number": table.number, "url": reverse("table", args=(table_id,))},
        "only_here": _is_only_here(request),
    }
    if request.method == "POST":
        token = make_table_pass(actor=actor, table_id=table_id).token
        link = request.build_absolute_uri(reverse("open_pass", args=(token,)))
        picture = segno.make(link).svg_inline(scale=_MODULE, omitsize=True)
        context["made"] = {"link": link, "picture": picture}
    club = table.round.stage.tournament.club
    return render(request, "tables/pass.html", context | club_frame(request, club))


def _is_only_here(request: HttpRequest) -> bool:
    """Whether the site was asked for by a name that means this very computer to every device."""
    host = urlsplit(request.build_absolute_uri()).hostname or ""
    return host in {"localhost", "0.0.0.0", "::1"} or host.startswith("127.")  # noqa: S104


@never_cache
def open_pass(request: HttpRequest, token: str) -> HttpResponse:
    """Let the phone that opened the link record at the table."""
    found = find_table_pass(token)
    if found is None:
        raise Http404
    request.session[PASS_IN_SESSION] = found.pk
    return redirect("table", found.table_id)
