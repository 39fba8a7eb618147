"""The money page, and payments at the desk."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from urllib.parse import urlencode

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.models import Entry, Payment, Tournament
from tournaments.services.payments import pay_out, take_payment
from tournaments.services.receipts import PaymentRequest
from tournaments.web.actors import actor_of
from tournaments.web.amounts import read_amount
from tournaments.web.console.desk import find_staffed, see_console
from tournaments.web.frame import club_frame
from tournaments.web.money import format_money
from tournaments.web.money_desk.desk_rows import read_done, write_done
from tournaments.web.money_desk.page import money_page
from tournaments.web.money_problems import in_money
from tournaments.web.numbers import read_whole
from tournaments.web.once import read_form_id
from tournaments.web.summary import summary

Context = dict[str, Any]
Pay = Callable[[PaymentRequest], Payment]


@never_cache
@require_safe
def show_money(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Prizes, who owes and who gets something, the till and the pots."""
    return _show(request, tournament_id)


@require_POST
def take(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Take money from a player."""
    return _pay(request, tournament_id, Act.TAKE_PAYMENT, take_payment)


@require_POST
def pay(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Pay money out to a player."""
    return _pay(request, tournament_id, Act.MANAGE_MONEY, pay_out)


def _pay(request: HttpRequest, tournament_id: int, needed: Act, act: Pay) -> HttpResponse:
    tournament, _may = find_staffed(request, tournament_id, needed)
    entry = Entry.objects.get(
        tournament=tournament, pk=read_whole(request.POST.get("entry", "")) or 0
    )
    typed = request.POST.get("amount", "")
    amount = read_amount(typed, tournament.currency)
    if amount is None:
        return _show(
            request, tournament_id, (problem("payment.no_amount", _NO_AMOUNT, typed=typed),)
        )
    try:
        payment = act(
            PaymentRequest(
                actor=actor_of(request),
                entry_id=entry.pk,
                method=request.POST.get("method", ""),
                amount=amount,
                submission_id=read_form_id(request.POST.get("submission_id", "")),
            )
        )
    except RuleBroken as broken:
        return _show(request, tournament_id, broken.problems)
    messages.success(request, _done_words(tournament, payment))
    done = write_done((*read_done(request.POST), entry.pk))
    return redirect(f"{reverse('money', args=(tournament_id,))}?{urlencode({'done': done})}")


def _done_words(tournament: Tournament, payment: Payment) -> str:
    said = {
        "number": payment.number,
        "amount": format_money(abs(payment.amount), tournament.currency),
        "method": payment.get_method_display(),
        "name": payment.entry.player.name,
    }
    if payment.amount > 0:
        return _("Receipt %(number)s: %(amount)s from %(name)s, %(method)s.") % said
    return _("Receipt %(number)s: %(amount)s to %(name)s, %(method)s.") % said


def _show(
    request: HttpRequest, tournament_id: int, problems: Sequence[Problem] = ()
) -> HttpResponse:
    done = read_done(request.POST if problems else request.GET)
    look = partial(money_page, done=done)
    console, context = see_console(request, tournament_id, look)
    context |= club_frame(request, console.tournament.club)
    said = in_money(problems, console.tournament.currency)
    context["problems"] = [{**row, "field": ""} for row in summary(said)]
    return render(request, "tournaments/money.html", context, status=422 if problems else 200)


_NO_AMOUNT = translatable("“{typed}” is no amount: give it such as 10 or 10.50.")
