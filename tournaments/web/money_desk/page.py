"""The context of the money page: prizes, who owes, who gets something, the till, the pots."""

from collections.abc import Collection, Sequence
from typing import Any

from django.http import Http404
from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.models import Payment, TournamentState
from tournaments.selectors.desk_money import cash_up_of, payments_of
from tournaments.selectors.prizes import have_moved, prizes_of
from tournaments.selectors.settling import Settling, settle_all
from tournaments.selectors.standing_words import place_words
from tournaments.selectors.standings import standings_at
from tournaments.web.console.desk import Console
from tournaments.web.console.money_panel import money_context
from tournaments.web.console.page import tournament_context
from tournaments.web.marks import person
from tournaments.web.money import format_money
from tournaments.web.money_desk.desk_rows import desk_lists
from tournaments.web.money_desk.receipt_rows import receipt_row
from tournaments.web.money_desk.till import till_context
from tournaments.web.prize_words import prizes_context

Context = dict[str, Any]


def money_page(console: Console, done: Collection[int] = ()) -> Context:
    """The context of `tournaments/money.html`; `done` see `desk_rows.desk_lists`.

    Raises `Http404` where nothing is played for.
    """
    if not console.is_for_money:
        raise Http404
    settlings = settle_all(console.tournament)
    payments = payments_of(console.tournament)
    return {
        "tournament": tournament_context(console.tournament),
        "money": money_context(console),
        "prizes": _prizes(console),
        "prize_acts": _prize_acts(console),
        **desk_lists(console, settlings, payments, done),
        "rows": _rows(console, settlings),
        "till": till_context(cash_up_of(payments), console.tournament.currency),
        "receipts": _receipts(console, payments),
        "receipts_url": reverse("receipts", args=(console.tournament.pk,)),
    }


def _prizes(console: Console) -> Context | None:
    tournament = console.tournament
    prizes = prizes_of(tournament)
    context = prizes_context(tournament, prizes)
    if context is not None:
        context["moved"] = have_moved(tournament, prizes)
    return context


def _prize_acts(console: Console) -> list[Context]:
    if Act.MANAGE_MONEY not in console.may:
        return []
    if prizes_of(console.tournament).is_locked:
        return [_link(console, "unlock_prizes", _("Unlock the prizes"), "")]
    is_over = console.state is TournamentState.FINISHED
    terms = _link(console, "prize_terms", _("Fee and prizes"), "")
    return [terms, _link(console, "lock_prizes", _("Lock the prizes"), "go" if is_over else "")]


def _link(console: Console, name: str, label: str, kind: str) -> Context:
    return {"url": reverse(name, args=(console.tournament.pk,)), "label": label, "kind": kind}


def _rows(console: Console, settlings: Sequence[Settling]) -> list[Context]:
    """Everybody whose money moved, in the order of the standings."""
    by_entry = {one.entry_id: one for one in settlings}
    currency = console.tournament.currency
    return [
        {
            **person(line.name, line.player_id),
            "place": place_words(line),
            "balance": format_money(one.balance, currency, signed=True),
            "settled": format_money(one.settled, currency, signed=True),
            "left": _left_words(one.owes, currency),
        }
        for line in standings_at(console.tournament).lines
        if (one := by_entry.get(line.entry_id)) is not None
    ]


def _left_words(owes: int, currency: str) -> str:
    """“owes £10.00”, “gets £26.00”; nothing where all is settled."""
    if not owes:
        return ""
    text = _("owes %(amount)s") if owes > 0 else _("gets %(amount)s")
    return text % {"amount": format_money(abs(owes), currency)}


def _receipts(console: Console, payments: Sequence[Payment]) -> list[Context]:
    """The latest receipt first."""
    may_undo = Act.MANAGE_MONEY in console.may
    return [
        receipt_row(console.tournament, payment, may_undo=may_undo) for payment in payments[::-1]
    ]
