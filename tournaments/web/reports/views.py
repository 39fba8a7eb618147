"""Reports of a tournament: asked for, watched, fetched."""

from collections.abc import Sequence

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from scoring.problems import Problem, RuleBroken
from tournaments.models import Tournament
from tournaments.reports.making import file_name
from tournaments.reports.registry import content_type
from tournaments.selectors.reports import latest_reports, report_content
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.reports import request_report
from tournaments.tasks.reports import send_report
from tournaments.web.actors import actor_of
from tournaments.web.console.page import tournament_context
from tournaments.web.frame import club_frame
from tournaments.web.once import read_form_id
from tournaments.web.reports.page import list_tag, reports_context
from tournaments.web.summary import summary

TEMPLATE = "reports/reports.html"
UNCHANGED = 304


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def show_reports(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The reports of a tournament, with ?part=list the list alone; a post asks for one."""
    if request.method == "POST":
        return _ask(request, tournament_id)
    tournament = find_tournament(tournament_id)
    if request.GET.get("part") == "list":
        return _answer_list(request, tournament)
    return _show(request, tournament)


@never_cache
@require_safe
def send_file(request: HttpRequest, report_id: int) -> HttpResponse:
    """The file of a report that is done. 404 before."""
    report, content = report_content(actor_of(request), report_id)
    return HttpResponse(
        content,
        content_type=content_type(report),
        headers={"Content-Disposition": f'attachment; filename="{file_name(report)}"'},
    )


def _ask(request: HttpRequest, tournament_id: int) -> HttpResponse:
    try:
        report = request_report(
            actor=actor_of(request),
            tournament_id=tournament_id,
            submission_id=read_form_id(request.POST.get("submission_id", "")),
            kind=request.POST.get("kind", ""),
            format=request.POST.get("format", ""),
        )
    except RuleBroken as broken:
        return _show(request, find_tournament(tournament_id), broken.problems)
    send_report(report)
    return redirect("reports", tournament_id)


def _show(
    request: HttpRequest, tournament: Tournament, problems: Sequence[Problem] = ()
) -> HttpResponse:
    reports = latest_reports(actor_of(request), tournament)
    context = {
        "tournament": tournament_context(tournament),
        "reports": reports_context(tournament, reports),
        "problems": summary(problems),
        **club_frame(request, tournament.club),
    }
    return render(request, TEMPLATE, context, status=422 if problems else 200)


def _answer_list(request: HttpRequest, tournament: Tournament) -> HttpResponse:
    reports = latest_reports(actor_of(request), tournament)
    if request.headers.get("HX-PTag") == list_tag(reports):
        return HttpResponse(status=UNCHANGED)
    context = {"reports": reports_context(tournament, reports)}
    answer = render(request, f"{TEMPLATE}#list", context)
    answer["HX-PTag"] = list_tag(reports)
    return answer
