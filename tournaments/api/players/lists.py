"""Lists of players: uploaded, looked at row by row, confirmed; and the register as a file."""

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema, extend_schema_view
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_200_OK, HTTP_201_CREATED

from tournaments.api.players.inputs import ChosenLines, ListOfPlayers
from tournaments.api.players.outputs import ImportAnswer
from tournaments.api.view import ClubView
from tournaments.domain.access import Act
from tournaments.models import Club, PlayerImport
from tournaments.reports.csv_table import CSV_TYPE, render_csv
from tournaments.reports.player_list import list_players
from tournaments.reports.xlsx_table import XLSX_TYPE, render_xlsx
from tournaments.selectors.access import require
from tournaments.selectors.player_imports import import_preview
from tournaments.services.player_import import confirm_import, preview_import


class PlayerImports(ClubView):
    """Lists uploaded to a club."""

    parser_classes = (MultiPartParser,)

    @extend_schema(
        request={"multipart/form-data": ListOfPlayers}, responses={HTTP_201_CREATED: ImportAnswer}
    )
    def post(self, request: Request, club_id: int) -> Response:
        """Upload a CSV or XLSX file and see what would become of each row; nothing is added yet."""
        file = self.read(ListOfPlayers)["file"]
        preview = preview_import(
            actor=self.actor, club_id=club_id, filename=file.name, content=file.read()
        )
        return Response(ImportAnswer(preview).data, status=HTTP_201_CREATED)


class PlayerImportDetail(ClubView):
    """One uploaded list."""

    @extend_schema(responses=ImportAnswer)
    def get(self, request: Request, import_id: int) -> Response:
        """Each row, judged against the register as it is now."""
        draft = PlayerImport.objects.select_related("club").get(pk=import_id)
        require(self.actor, Act.MANAGE_PLAYERS, club=draft.club)
        return Response(ImportAnswer(import_preview(draft)).data)


class PlayerImportConfirmed(ClubView):
    """An uploaded list taken in."""

    @extend_schema(request=ChosenLines, responses=ImportAnswer)
    def post(self, request: Request, import_id: int) -> Response:
        """Add the people of the chosen lines, all or none, once."""
        done = confirm_import(actor=self.actor, import_id=import_id, **self.read(ChosenLines))
        return Response(ImportAnswer(done).data)


class PlayerFile(ClubView):
    """The register as a file that can be taken in again."""

    suffix = "csv"
    content_type = CSV_TYPE
    render = staticmethod(render_csv)

    @extend_schema(responses={(HTTP_200_OK, CSV_TYPE): OpenApiTypes.BINARY})
    def get(self, request: Request, club_id: int) -> HttpResponse:
        """Everybody in the register, in order of names."""
        club = Club.objects.get(pk=club_id)
        require(self.actor, Act.MANAGE_PLAYERS, club=club)
        disposition = f'attachment; filename="{club.slug}-players.{self.suffix}"'
        return HttpResponse(
            self.render(list_players(club)),
            content_type=self.content_type,
            headers={"Content-Disposition": disposition},
        )


@extend_schema_view(get=extend_schema(responses={(HTTP_200_OK, XLSX_TYPE): OpenApiTypes.BINARY}))
class PlayerWorkbook(PlayerFile):
    """The register as a workbook."""

    suffix = "xlsx"
    content_type = XLSX_TYPE
    render = staticmethod(render_xlsx)
