"""A receipt in words, for the list and for the slip that is printed."""

from typing import Any

from django.urls import reverse

from tournaments.models import Payment, Tournament
from tournaments.selectors.receipt_words import receipt_words
from tournaments.web.marks import person
from tournaments.web.money import format_money
from tournaments.web.times import clock_time, short_day

Context = dict[str, Any]


def receipt_row(tournament: Tournament, payment: Payment, *, may_undo: bool = False) -> Context:
    """person + {number, amount, text, at, note, url, undone: number or None, undo_url or ""}."""
    undone_by = getattr(payment, "undone_by", None)
    can_undo = may_undo and undone_by is None and payment.undoes_id is None
    where = (tournament.pk, payment.number)
    return {
        **person(payment.entry.player.name, payment.entry.player_id),
        "number": payment.number,
        "amount": format_money(abs(payment.amount), tournament.currency),
        "text": receipt_words(payment),
        "at": _time(tournament, payment),
        "by": "" if payment.made_by is None else _name(payment),
        "note": payment.note,
        "undone": None if undone_by is None else undone_by.number,
        "undo_url": reverse("undo_payment", args=where) if can_undo else "",
        "receipt_url": reverse("receipt", args=where),
    }


def _time(tournament: Tournament, payment: Payment) -> str:
    day = short_day(payment.made_at, tournament.club)
    return f"{day}, {clock_time(payment.made_at, tournament.club)}"


def _name(payment: Payment) -> str:
    user = payment.made_by
    return "" if user is None else str(user.get_full_name() or user.get_username())
