"""The table page: looking, entering a hand step by step, and correcting one."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from scoring.problems import RuleBroken
from tournaments.web.tables.caching import keep_for_back_button
from tournaments.web.tables.clock import table_clock_context
from tournaments.web.tables.correction import Correction
from tournaments.web.tables.disagreement import Disagreement
from tournaments.web.tables.entering import entering, preview_of
from tournaments.web.tables.following import followed_context
from tournaments.web.tables.form import read_form
from tournaments.web.tables.going_on import sheet_tag
from tournaments.web.tables.news import read_seen
from tournaments.web.tables.next_hand import NextHand
from tournaments.web.tables.opening import open_page, show
from tournaments.web.tables.page import Shown
from tournaments.web.tables.steps import require_act, work_at
from tournaments.web.tables.table_page import TablePage


@keep_for_back_button
@require_http_methods(["GET", "POST"])
def show_table(request: HttpRequest, table_id: int) -> HttpResponse:
    """The page of a table; a post enters, reviews or saves the next hand."""
    page = open_page(request, table_id)
    if request.method == "POST":
        return work_at(request, NextHand(page))
    if not page.can_record:
        return show(request, page, Shown())
    return show(request, page, entering(NextHand(page)))


@keep_for_back_button
@require_http_methods(["GET", "POST"])
def correct_table_hand(request: HttpRequest, table_id: int, number: int) -> HttpResponse:
    """A recorded hand, opened as it was saved; a post reviews or saves its correction."""
    desk = _desk(Correction, open_page(request, table_id), number)
    if request.method == "POST":
        return work_at(request, desk)
    require_act(desk)
    return show(request, desk.page, entering(desk))


@keep_for_back_button
@require_http_methods(["GET", "POST"])
def disagree_with_hand(request: HttpRequest, table_id: int, number: int) -> HttpResponse:
    """A recorded hand, for whoever says it was another; a post reviews or sends his version."""
    desk = _desk(Disagreement, open_page(request, table_id), number)
    if request.method == "POST":
        return work_at(request, desk)
    require_act(desk)
    return show(request, desk.page, entering(desk))


@never_cache
@require_GET
def show_sheet(request: HttpRequest, table_id: int) -> HttpResponse:
    """The score sheet and what else of the page follows it; 304 while nothing new was recorded."""
    page = open_page(request, table_id)
    version = sheet_tag(page)
    if request.headers.get("HX-PTag") == version:
        return HttpResponse(status=304)
    context = followed_context(page, read_seen(request.GET))
    response = render(request, "tables/table.html#followed", context)
    response["HX-PTag"] = version
    return response


@never_cache
@require_GET
def show_clock(request: HttpRequest, table_id: int) -> HttpResponse:
    """What is left of the time at a table."""
    clock = table_clock_context(open_page(request, table_id), timezone.now())
    return render(request, "tables/table.html#clock", {"clock": clock})


@never_cache
@require_POST
def preview_hand(request: HttpRequest, table_id: int, number: int | None = None) -> HttpResponse:
    """What the hand form means so far; nothing is written. `number`: of a hand being corrected."""
    page = open_page(request, table_id)
    desk = NextHand(page) if number is None else _desk(Correction, page, number)
    form = read_form(request.POST)
    if desk.is_stale(form):
        return HttpResponse(status=204)
    preview = preview_of(desk, form)
    return render(request, "tables/table.html#preview", {"preview": preview})


def _desk(kind: type[Correction], page: TablePage, number: int) -> Correction:
    try:
        return kind(page, number)
    except RuleBroken as broken:
        raise Http404 from broken
