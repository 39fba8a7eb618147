"""The money of a tournament: what everybody has won or paid, and the pots."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from tournaments.selectors.money import entry_balances
from tournaments.selectors.standing_words import place_words
from tournaments.selectors.standings import StandingLine, standings_at
from tournaments.web.console.desk import Console, see_console
from tournaments.web.console.money_panel import money_context
from tournaments.web.console.page import tournament_context
from tournaments.web.frame import club_frame
from tournaments.web.marks import person
from tournaments.web.money import format_money

Context = dict[str, Any]


@never_cache
@require_safe
def show_money(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Everybody's balance in the order of the standings, and what lies in the pots."""
    console, context = see_console(request, tournament_id, _money_context)
    context |= club_frame(request, console.tournament.club)
    return render(request, "tournaments/money.html", context)


def _money_context(console: Console) -> Context:
    if not console.is_for_money:
        raise Http404
    return {
        "tournament": tournament_context(console.tournament),
        "money": money_context(console),
        "rows": _rows(console),
    }


def _rows(console: Console) -> list[Context]:
    balances = entry_balances(console.tournament)
    lines = standings_at(console.tournament).lines
    return [
        _row(console, line, balances[line.entry_id]) for line in lines if line.entry_id in balances
    ]


def _row(console: Console, line: StandingLine, balance: int) -> Context:
    return {
        **person(line.name, line.player_id),
        "place": place_words(line),
        "balance": format_money(balance, console.tournament.currency, signed=True),
    }
