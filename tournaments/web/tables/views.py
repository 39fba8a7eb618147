"""The table page: looking, entering a hand step by step, and correcting one."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from scoring.problems import Problem, RuleBroken
from tournaments.domain.refusals import NotAllowed, Stale
from tournaments.selectors.matches import load_match
from tournaments.selectors.tables import find_table
from tournaments.services.table_acts import TableRequest
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.tables.caching import keep_for_back_button
from tournaments.web.tables.changes import change_rows
from tournaments.web.tables.conflicts import conflict_choices
from tournaments.web.tables.correction import Correction
from tournaments.web.tables.desk import Desk
from tournaments.web.tables.entry_page import entry_context
from tournaments.web.tables.form import HandForm, form_fields, read_form
from tournaments.web.tables.next_hand import NextHand
from tournaments.web.tables.outlook import foresee_hand, may_overrule
from tournaments.web.tables.page import Shown, table_context
from tournaments.web.tables.review import review_context
from tournaments.web.tables.seen import preview_context
from tournaments.web.tables.stale import stale_context
from tournaments.web.tables.table_page import TablePage, allowed_acts

Context = dict[str, Any]


@keep_for_back_button
@require_http_methods(["GET", "POST"])
def show_table(request: HttpRequest, table_id: int) -> HttpResponse:
    """The page of a table; a post enters, reviews or saves the next hand."""
    page = open_page(request, table_id)
    if request.method == "POST":
        return _work_at(request, NextHand(page))
    if not page.can_record:
        return show(request, page, Shown())
    return show(request, page, _entering(NextHand(page)))


@keep_for_back_button
@require_http_methods(["GET", "POST"])
def correct_table_hand(request: HttpRequest, table_id: int, number: int) -> HttpResponse:
    """A recorded hand, opened as it was saved; a post reviews or saves its correction."""
    desk = _correction(open_page(request, table_id), number)
    if request.method == "POST":
        return _work_at(request, desk)
    _require(desk)
    return show(request, desk.page, _entering(desk))


@never_cache
@require_GET
def show_sheet(request: HttpRequest, table_id: int) -> HttpResponse:
    """The score sheet alone; 304 while nothing new was recorded."""
    page = open_page(request, table_id)
    version = str(page.match.table.version)
    if request.headers.get("HX-PTag") == version:
        return HttpResponse(status=304)
    response = render(request, "tables/table.html#sheet", table_context(page, Shown()))
    response["HX-PTag"] = version
    return response


@never_cache
@require_POST
def preview_hand(request: HttpRequest, table_id: int, number: int | None = None) -> HttpResponse:
    """What the hand form means so far; nothing is written. `number`: of a hand being corrected."""
    page = open_page(request, table_id)
    desk = NextHand(page) if number is None else _correction(page, number)
    preview = _preview(desk, read_form(request.POST))
    return render(request, "tables/table.html#preview", {"preview": preview})


def open_page(request: HttpRequest, table_id: int) -> TablePage:
    """The table as whoever asks may see it."""
    match = load_match(find_table(table_id))
    return TablePage(match, match.timeline.fold(), allowed_acts(actor_of(request), match))


def show(request: HttpRequest, page: TablePage, shown: Shown, *, status: int = 200) -> HttpResponse:
    """The table page with whatever somebody's act brought up."""
    club = page.match.table.round.stage.tournament.club
    context = table_context(page, shown) | club_frame(request, club)
    return render(request, "tables/table.html", context, status=status)


def _correction(page: TablePage, number: int) -> Correction:
    try:
        return Correction(page, number)
    except RuleBroken as broken:
        raise Http404 from broken


def _work_at(request: HttpRequest, desk: Desk) -> HttpResponse:
    _require(desk)
    form = read_form(request.POST)
    if form.step == "save":
        return _save(request, desk, form)
    if desk.is_stale(form):
        return _show_stale(request, desk, form)
    foreseen = foresee_hand(desk, form)
    if form.step == "enter":
        return show(request, desk.page, _entering(desk, form))
    problems = (*foreseen.problems, *desk.form_problems(form))
    if problems:
        return _show_refused(request, desk, form, problems)
    review = review_context(desk, form, foreseen, form_fields(request.POST))
    return show(request, desk.page, Shown(review=review))


def _save(request: HttpRequest, desk: Desk, form: HandForm) -> HttpResponse:
    table = desk.match.table
    asked = TableRequest(actor_of(request), table.pk, form.submission_id, desk.version_of(form))
    try:
        desk.save(asked, form)
    except Stale:
        return _show_stale(request, desk, form)
    except RuleBroken as broken:
        return _show_refused(request, desk, form, broken.problems)
    messages.success(request, desk.done())
    return redirect("table", table.pk)


def _require(desk: Desk) -> None:
    if desk.act not in desk.page.may:
        raise NotAllowed(desk.act)


def _entering(
    desk: Desk, form: HandForm | None = None, problems: tuple[Problem, ...] = ()
) -> Shown:
    form = form or desk.blank()
    entry = entry_context(
        desk.entry(form, problems),
        finishes=desk.page.finishes,
        url=desk.url,
        preview_url=desk.preview_url,
        correcting=desk.correcting(),
        settlements=conflict_choices(desk, form),
        may_overrule=may_overrule(desk, form, problems),
    )
    return Shown(entry=entry, preview=_preview(desk, form), problems=problems)


def _preview(desk: Desk, form: HandForm) -> Context:
    foreseen = foresee_hand(desk, form)
    entry = desk.entry(form, () if form.is_empty else foreseen.typing_problems)
    return preview_context(entry, change_rows(desk, foreseen) if desk.correcting() else ())


def _show_refused(
    request: HttpRequest, desk: Desk, form: HandForm, problems: tuple[Problem, ...]
) -> HttpResponse:
    shown = _entering(desk, desk.refreshed(form), problems)
    return show(request, desk.page, shown, status=422)


def _show_stale(request: HttpRequest, desk: Desk, form: HandForm) -> HttpResponse:
    """What was typed meets what is there now: side by side, or still to be saved."""
    now = desk.on(open_page(request, desk.match.table.pk))
    if not now.is_stale(form):
        return _show_refused(request, now, form, now.form_problems(form))
    shown = Shown(stale=stale_context(now.page, desk, form))
    return show(request, now.page, shown, status=409)
