"""Acts at a table that are one button or a short form: buy-ins, void hands, points by a ruling."""

from collections.abc import Callable

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from scoring.problems import RuleBroken
from tournaments.domain.refusals import Stale
from tournaments.selectors.tables import find_table
from tournaments.services.table_acts import TableRequest
from tournaments.web.actors import actor_of
from tournaments.web.tables.form import read_form
from tournaments.web.tables.steps import refuse

Deed = Callable[[TableRequest, QueryDict], object]


def act_view(deed: Deed) -> Callable[[HttpRequest, int], HttpResponse]:
    """The view of one act: done and back to the table, or the table with what is wrong."""

    @require_POST
    def view(request: HttpRequest, table_id: int) -> HttpResponse:
        try:
            return do_act(request, table_id, deed)
        except RuleBroken as broken:
            return refuse(request, table_id, broken.problems)

    return view


def do_act(request: HttpRequest, table_id: int, deed: Deed) -> HttpResponse:
    """Do an act and leave, whether it was done or somebody was quicker. `RuleBroken`."""
    form = read_form(request.POST)
    asked = TableRequest(actor_of(request), table_id, form.submission_id, form.version)
    try:
        deed(asked, request.POST)
    except Stale:
        messages.warning(request, _("Something else was recorded meanwhile. Look again."))
    else:
        messages.success(request, _("It is recorded. The score sheet shows it."))
    return _leave(request, table_id)


def _leave(request: HttpRequest, table_id: int) -> HttpResponse:
    """Back to where the act was done: the table, or the console that named the table."""
    if request.POST.get("back") == "console":
        return redirect("console", find_table(table_id).round.stage.tournament_id)
    return redirect("table", table_id)
