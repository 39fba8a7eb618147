"""Acts at a table that are one button or a short form: buy-ins, void hands, rulings."""

from collections.abc import Callable

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.refusals import Stale
from tournaments.selectors.tables import find_table
from tournaments.services import buy_ins, hands, rulings
from tournaments.services.table_acts import TableRequest
from tournaments.web.actors import actor_of
from tournaments.web.numbers import read_whole
from tournaments.web.tables.form import read_form
from tournaments.web.tables.page import Shown
from tournaments.web.tables.views import open_page, show

Deed = Callable[[TableRequest, QueryDict], object]


def buy_in(asked: TableRequest, data: QueryDict) -> None:
    buy_ins.take_buy_in(asked, seat=data.get("seat", ""))


def decline(asked: TableRequest, data: QueryDict) -> None:
    buy_ins.decline_buy_in(asked, seat=data.get("seat", ""))


def void(asked: TableRequest, data: QueryDict) -> None:
    number = read_whole(data.get("number", "")) or 0
    hands.record_hand(asked, number=number, hand={"finish": "void"}, reason=data.get("reason", ""))


def withdraw(asked: TableRequest, data: QueryDict) -> None:
    reason = data.get("reason", "")
    rulings.withdraw_from_match(asked, seat=data.get("seat", ""), reason=reason)


def penalty(asked: TableRequest, data: QueryDict) -> None:
    points = read_whole(data.get("points", ""))
    if points is None:
        raise RuleBroken((problem("penalty.points", _NO_POINTS, field="points"),))
    reason = data.get("reason", "")
    rulings.give_penalty(asked, seat=data.get("seat", ""), points=points, reason=reason)


def take_back(asked: TableRequest, data: QueryDict) -> None:
    rulings.take_back(
        asked,
        position=read_whole(data.get("position", "")) or 0,
        event_version=read_whole(data.get("event_version", "")) or 0,
        reason=data.get("reason", ""),
    )


def act_view(deed: Deed) -> Callable[[HttpRequest, int], HttpResponse]:
    """The view of one act: done and back to the table, or the table with what is wrong."""

    @require_POST
    def view(request: HttpRequest, table_id: int) -> HttpResponse:
        form = read_form(request.POST)
        asked = TableRequest(actor_of(request), table_id, form.submission_id, form.version)
        try:
            deed(asked, request.POST)
        except Stale:
            messages.warning(request, _("Something else was recorded meanwhile. Look again."))
            return _leave(request, table_id)
        except RuleBroken as broken:
            shown = Shown(problems=broken.problems)
            return show(request, open_page(request, table_id), shown, status=422)
        messages.success(request, _("It is recorded. The score sheet shows it."))
        return _leave(request, table_id)

    return view


def _leave(request: HttpRequest, table_id: int) -> HttpResponse:
    """Back to where the act was done: the table, or the console that named the table."""
    if request.POST.get("back") == "console":
        return redirect("console", find_table(table_id).round.stage.tournament_id)
    return redirect("table", table_id)


_NO_POINTS = translatable("Say how many points the ruling gives, as a whole number.")
