"""Reports: asked for, looked after, fetched."""

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_200_OK, HTTP_202_ACCEPTED

from tournaments.api.paging import PageQuery, answer_page, read_query
from tournaments.api.reports.inputs import ReportToMake
from tournaments.api.reports.outputs import ReportAnswer, ReportPage
from tournaments.api.view import ClubView
from tournaments.models import Tournament
from tournaments.reports.making import file_name
from tournaments.reports.registry import CONTENT_TYPES, content_type
from tournaments.selectors.reports import find_report, report_content, tournament_reports
from tournaments.services.reports import request_report
from tournaments.tasks.reports import send_report


class ReportList(ClubView):
    """The reports of a tournament."""

    @extend_schema(parameters=[PageQuery], responses=ReportPage)
    def get(self, request: Request, tournament_id: int) -> Response:
        """Those asked for, the latest first."""
        found = tournament_reports(self.actor, Tournament.objects.get(pk=tournament_id))
        return answer_page(found, read_query(request, PageQuery), ReportAnswer)

    @extend_schema(request=ReportToMake, responses={HTTP_202_ACCEPTED: ReportAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Ask for a report; it is made meanwhile, and made once however often this is sent."""
        wanted = self.read(ReportToMake)
        report = request_report(actor=self.actor, tournament_id=tournament_id, **wanted)
        send_report(report)
        return Response(ReportAnswer(report).data, status=HTTP_202_ACCEPTED)


class ReportDetail(ClubView):
    """One report."""

    @extend_schema(responses=ReportAnswer)
    def get(self, request: Request, report_id: int) -> Response:
        """How far it is."""
        return Response(ReportAnswer(find_report(self.actor, report_id)).data)


class ReportFileDetail(ClubView):
    """The file of a report."""

    @extend_schema(responses={(HTTP_200_OK, kind): OpenApiTypes.BINARY for kind in CONTENT_TYPES})
    def get(self, request: Request, report_id: int) -> HttpResponse:
        """The bytes of a report that is done; 404 before."""
        report, content = report_content(self.actor, report_id)
        disposition = f'attachment; filename="{file_name(report)}"'
        return HttpResponse(
            content,
            content_type=content_type(report),
            headers={"Content-Disposition": disposition},
        )
