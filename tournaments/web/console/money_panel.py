"""What went into the pots and out of them, and what lies in them."""

from collections.abc import Iterator
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.selectors.money import PotTotals, pot_balances, pot_totals
from tournaments.web.console.desk import Console
from tournaments.web.money import format_money, format_units

Context = dict[str, Any]


def money_context(console: Console) -> Context | None:
    """The context `money` of `tournaments/console.html`; None where nothing is played for."""
    if not console.is_for_money or not console.board.tables:
        return None
    tournament, totals = console.tournament, pot_totals(console.tournament)
    pots = pot_balances(tournament)
    return {
        "url": reverse("money", args=(tournament.pk,)),
        "rows": [*_paid_in(console, totals), *_others(console, totals)],
        "sum": {
            "label": _("In the pots"),
            "value": format_money(totals.left, tournament.currency),
        },
        "pays": [
            {
                "label": _("Table %(number)s") % {"number": table.number},
                "value": format_money(pots.get(table.pk, 0), tournament.currency),
            }
            for table in console.board.tables
        ],
        "closed": "" if totals.sum_of_all else _("The ledger closes to zero"),
    }


def _paid_in(console: Console, totals: PotTotals) -> list[Context]:
    """Stakes and buy-ins of every round; how many they were follows from the sums."""
    stakes = console.variant.stakes
    return [
        _row(_("Initial stakes, %(count)s at %(price)s"), totals.initial, stakes.initial, console),
        _row(_("Buy-ins, %(count)s at %(price)s"), totals.buy_ins, stakes.buy_in, console),
    ]


def _others(console: Console, totals: PotTotals) -> Iterator[Context]:
    """What hands paid in and what left the pots: only rows that moved something."""
    for label, amount in (
        (_("Hands nobody won"), totals.hands),
        (_("Paid out"), -totals.paid_out),
        (_("Paid back"), -totals.refunded),
    ):
        if amount:
            value = format_money(amount, console.tournament.currency)
            yield {"label": label, "value": value}


def _row(label: str, amount: int, units: int, console: Console) -> Context:
    tournament = console.tournament
    price = units * (tournament.unit_minor or 0)
    said = {"count": amount // price if price else 0, "price": format_units(units, tournament)}
    return {"label": label % said, "value": format_money(amount, tournament.currency)}
