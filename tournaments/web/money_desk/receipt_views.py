"""Receipts to print: one, or all of the evening."""

from collections.abc import Sequence

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from tournaments.domain.access import Act
from tournaments.models import Payment, Tournament
from tournaments.selectors.desk_money import payments_of
from tournaments.web.console.desk import find_staffed
from tournaments.web.console.page import tournament_context
from tournaments.web.frame import club_frame
from tournaments.web.money_desk.receipt_rows import receipt_row


@never_cache
@require_safe
def show_receipts(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Every receipt of the tournament on one page."""
    tournament, _may = find_staffed(request, tournament_id, Act.READ_LOG)
    return _print(request, tournament, payments_of(tournament))


@never_cache
@require_safe
def show_receipt(request: HttpRequest, tournament_id: int, number: int) -> HttpResponse:
    """One receipt. Not found where no payment has this number."""
    tournament, _may = find_staffed(request, tournament_id, Act.READ_LOG)
    found = [one for one in payments_of(tournament) if one.number == number]
    if not found:
        raise Payment.DoesNotExist
    return _print(request, tournament, found)


def _print(
    request: HttpRequest, tournament: Tournament, payments: Sequence[Payment]
) -> HttpResponse:
    context = {
        "tournament": tournament_context(tournament),
        "club": tournament.club.name,
        "receipts": [receipt_row(tournament, payment) for payment in payments],
        **club_frame(request, tournament.club),
    }
    return render(request, "tournaments/receipts.html", context)
