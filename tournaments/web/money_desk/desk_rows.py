"""Who hands money over at the desk: rows that stay in place while one after the other pays."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.models import Payment
from tournaments.selectors.settling import Settling
from tournaments.web.amounts import write_amount
from tournaments.web.console.desk import Console
from tournaments.web.hidden import hidden
from tournaments.web.marks import person
from tournaments.web.money import format_money
from tournaments.web.numbers import read_whole

Context = dict[str, Any]

TAKING, PAYING_OUT = "take_payment", "pay_out"
_NEEDED = {TAKING: Act.TAKE_PAYMENT, PAYING_OUT: Act.MANAGE_MONEY}


def read_done(data: Mapping[str, str]) -> tuple[int, ...]:
    """The entries settled since somebody opened the page, from its address or a form of it."""
    numbers = map(read_whole, data.get("done", "").split("-"))
    return tuple(number for number in numbers if number is not None)


def write_done(done: Collection[int]) -> str:
    """The same as text."""
    return "-".join(map(str, dict.fromkeys(done)))


def desk_lists(
    console: Console,
    settlings: Sequence[Settling],
    payments: Sequence[Payment],
    done: Collection[int],
) -> Context:
    """The `owing` and `getting` of `tournaments/money.html`.

    Whoever of `done` is settled now keeps his row, with his receipt in place of the buttons.
    """
    paid = {one.entry_id: one for one in payments if one.entry_id in done}
    owing = [one for one in settlings if one.owes > 0 or _has_paid(one, paid)]
    getting = [one for one in settlings if one.owes < 0 or _was_paid(one, paid)]
    return {
        "owing": _desk_list(console, owing, TAKING, paid),
        "getting": _desk_list(console, getting, PAYING_OUT, paid),
    }


Paid = Mapping[int, Payment]


def _has_paid(one: Settling, paid: Paid) -> bool:
    return one.owes == 0 and one.entry_id in paid and paid[one.entry_id].amount > 0


def _was_paid(one: Settling, paid: Paid) -> bool:
    return one.owes == 0 and one.entry_id in paid and paid[one.entry_id].amount < 0


def _desk_list(console: Console, settlings: Sequence[Settling], name: str, paid: Paid) -> Context:
    """Those with money to hand over in one direction, who had most to settle first."""
    tournament = console.tournament
    total = sum(abs(one.owes) for one in settlings)
    return {
        "url": reverse(name, args=(tournament.pk,)) if _NEEDED[name] in console.may else "",
        "total": format_money(total, tournament.currency),
        "people": [
            _at_desk(one, tournament.currency, paid)
            for one in sorted(settlings, key=lambda one: -abs(one.balance))
        ],
    }


def _at_desk(one: Settling, currency: str, paid: Paid) -> Context:
    amount = abs(one.owes)
    done = write_done(paid)
    return {
        **person(one.name, one.player_id),
        "key": one.entry_id,
        "text": _had_words(one, currency),
        "amount": format_money(amount, currency),
        "typed": write_amount(amount, currency),
        "fields": hidden(entry=one.entry_id, submission_id=uuid4(), done=done),
        "receipt": "" if amount else _receipt_words(paid[one.entry_id], currency),
    }


def _receipt_words(payment: Payment, currency: str) -> str:
    return _("Receipt %(number)s: %(amount)s, %(method)s") % {
        "number": payment.number,
        "amount": format_money(abs(payment.amount), currency),
        "method": payment.get_method_display(),
    }


def _had_words(one: Settling, currency: str) -> str:
    said = {
        "balance": format_money(one.balance, currency, signed=True),
        "settled": format_money(one.settled, currency, signed=True),
    }
    if not one.settled:
        return _("Won or lost: %(balance)s") % said
    return _("Won or lost: %(balance)s; at the desk: %(settled)s") % said
