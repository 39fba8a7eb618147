"""The register as a file, for who keeps it."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from tournaments.domain.access import Act
from tournaments.models import Club
from tournaments.reports.csv_table import CSV_TYPE, render_csv
from tournaments.reports.player_list import list_players
from tournaments.reports.sheet_table import SheetTable
from tournaments.reports.xlsx_table import XLSX_TYPE, render_xlsx
from tournaments.selectors.access import require
from tournaments.web.actors import actor_of


@require_safe
def send_csv(request: HttpRequest, slug: str) -> HttpResponse:
    """The register as CSV. Raises `Club.DoesNotExist` and `NotAllowed`."""
    return _send(request, slug, render_csv, CSV_TYPE, "csv")


@require_safe
def send_xlsx(request: HttpRequest, slug: str) -> HttpResponse:
    """The register as XLSX. Raises `Club.DoesNotExist` and `NotAllowed`."""
    return _send(request, slug, render_xlsx, XLSX_TYPE, "xlsx")


def _send(
    request: HttpRequest,
    slug: str,
    render: Callable[[SheetTable], bytes],
    content_type: str,
    suffix: str,
) -> HttpResponse:
    club = Club.objects.get(slug=slug)
    require(actor_of(request), Act.MANAGE_PLAYERS, club=club)
    disposition = f'attachment; filename="{club.slug}-players.{suffix}"'
    return HttpResponse(
        render(list_players(club)),
        content_type=content_type,
        headers={"Content-Disposition": disposition},
    )
