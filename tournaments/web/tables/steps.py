"""The steps a posted hand takes: reviewed, saved, refused, or met by what somebody else saved."""

from collections.abc import Mapping
from dataclasses import replace

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

from scoring.problems import Problem, RuleBroken
from tournaments.domain.refusals import NotAllowed, Stale
from tournaments.services.table_acts import TableRequest
from tournaments.web.actors import actor_of
from tournaments.web.tables.desk import Desk
from tournaments.web.tables.entering import entering
from tournaments.web.tables.form import HandForm, form_fields, read_form
from tournaments.web.tables.next_hand import NextHand
from tournaments.web.tables.opening import open_page, show
from tournaments.web.tables.outlook import foresee_hand, of_the_form
from tournaments.web.tables.page import Shown
from tournaments.web.tables.review import review_context
from tournaments.web.tables.stale import stale_context


def require_act(desk: Desk) -> None:
    """Raise `NotAllowed` unless whoever asks may do what the desk is for."""
    if desk.act not in desk.page.may:
        raise NotAllowed(desk.act)


def work_at(request: HttpRequest, desk: Desk) -> HttpResponse:
    """One step with the hand that was posted."""
    require_act(desk)
    form = read_form(request.POST)
    if form.step == "save":
        return _save(request, desk, form)
    if desk.is_stale(form):
        return _show_stale(request, desk, form)
    foreseen = foresee_hand(desk, form)
    if form.step == "follow":
        return show(request, desk.page, entering(desk, desk.refreshed(form)))
    if form.step == "enter":
        return show(request, desk.page, entering(desk, form))
    problems = (*foreseen.problems, *desk.form_problems(form))
    if problems:
        return _show_refused(request, desk, form, problems)
    review = review_context(desk, form, foreseen, form_fields(request.POST))
    return show(request, desk.page, Shown(review=review, seen=desk.seen(form)))


def refuse(
    request: HttpRequest,
    table_id: int,
    problems: tuple[Problem, ...],
    given: Mapping[str, str] | None = None,
) -> HttpResponse:
    """The table as it is, with why an act at it was refused; `given` is what its form held."""
    page = open_page(request, table_id)
    shown = entering(NextHand(page)) if page.can_record else Shown()
    return show(request, page, replace(shown, problems=problems, given=given or {}), status=422)


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


def _show_refused(
    request: HttpRequest, desk: Desk, form: HandForm, problems: tuple[Problem, ...]
) -> HttpResponse:
    shown = entering(desk, desk.refreshed(form), of_the_form(problems))
    return show(request, desk.page, shown, status=422)


def _show_stale(request: HttpRequest, desk: Desk, form: HandForm) -> HttpResponse:
    """What was typed meets what is there now: side by side, or still to be saved."""
    now = desk.on(open_page(request, desk.match.table.pk))
    if not now.is_stale(form):
        return _show_refused(request, now, form, now.form_problems(form))
    shown = Shown(stale=stale_context(now, desk, form, form_fields(request.POST)))
    return show(request, now.page, shown, status=409)
