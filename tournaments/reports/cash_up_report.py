"""The evening cashed up with every receipt, as a report."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from tournaments.domain.cash_up import MethodTotal
from tournaments.models import Payment, PaymentMethod, Tournament
from tournaments.reports.amount_cells import amount_cell
from tournaments.reports.document import Column, Document, Row
from tournaments.reports.stamps import stamp_of
from tournaments.selectors.desk_money import cash_up_of, payments_of
from tournaments.selectors.moments import look_unmoved, see_one_moment
from tournaments.selectors.money_words import format_money
from tournaments.selectors.receipt_words import receipt_words
from tournaments.selectors.settling import Settling, settle_all
from tournaments.selectors.time_words import clock_time, short_day


@dataclass(frozen=True, slots=True)
class _Sight:
    tournament: Tournament
    payments: Sequence[Payment]
    settlings: Sequence[Settling]


def write_cash_up(tournament: Tournament) -> Document:
    """The till now, in the language that is active; for a tournament that is played for money."""
    _now, sight = see_one_moment(tournament, lambda now: look_unmoved(now, _look))
    now = sight.tournament
    return Document(
        version=now.version,
        language=get_language() or "en",
        name=_("Cash-up"),
        title=now.name,
        subtitle=_("Cash-up of %(day)s") % {"day": short_day(now.starts_at, now.club)},
        aside=(now.club.name,),
        status=_left_words(sight),
        columns=(
            Column(_("Receipt"), is_figure=True),
            Column(_("Time")),
            Column(_("Player"), is_wide=True),
            Column(_("What for")),
            Column(_("Amount, %(currency)s") % {"currency": now.currency}, is_figure=True),
        ),
        rows=tuple(_row(now, payment) for payment in sight.payments),
        totals=tuple(_totals(sight)),
        notes=tuple(_notes(sight)),
        stamp=stamp_of(now, now.version),
        signatures=(_("Director"), _("Second signature"), _("Time")),
    )


def _look(tournament: Tournament) -> _Sight:
    return _Sight(tournament, payments_of(tournament), settle_all(tournament))


def _row(tournament: Tournament, payment: Payment) -> Row:
    """Faint where it was taken back, or takes another back."""
    is_undone = getattr(payment, "undone_by", None) is not None
    cells = (
        payment.number,
        clock_time(payment.made_at, tournament.club),
        payment.entry.player.name,
        receipt_words(payment),
        amount_cell(payment.amount, tournament.currency),
    )
    return Row(cells, is_faint=is_undone or payment.undoes_id is not None)


def _left_words(sight: _Sight) -> str:
    left = cash_up_of(sight.payments).left
    amount = format_money(left, sight.tournament.currency)
    return _("Left in all: %(amount)s") % {"amount": amount}


def _notes(sight: _Sight) -> Iterator[str]:
    currency = sight.tournament.currency
    for total in cash_up_of(sight.payments).methods:
        yield _method_words(total, currency)
    said = {
        "owed": format_money(_owed(sight), currency),
        "due": format_money(_due(sight), currency),
    }
    yield _("Still to collect: %(owed)s; still to pay out: %(due)s") % said


def _totals(sight: _Sight) -> Iterator[Row]:
    """The same figures as lines of a spreadsheet."""
    for total in cash_up_of(sight.payments).methods:
        method = PaymentMethod(total.method.value).label
        for label, amount in (
            (_("Received"), total.received),
            (_("Given back"), -total.refunded),
            (_("Paid out"), -total.paid_out),
            (_("Left"), total.left),
        ):
            yield _total(sight, f"{method}: {label}", amount)
    yield _total(sight, _("Left in all"), cash_up_of(sight.payments).left)
    yield _total(sight, _("Still to collect"), _owed(sight))
    yield _total(sight, _("Still to pay out"), _due(sight))


def _total(sight: _Sight, label: str, amount: int) -> Row:
    return Row((None, "", "", label, amount_cell(amount, sight.tournament.currency)))


def _owed(sight: _Sight) -> int:
    return sum(max(0, one.owes) for one in sight.settlings)


def _due(sight: _Sight) -> int:
    return sum(max(0, -one.owes) for one in sight.settlings)


def _method_words(total: MethodTotal, currency: str) -> str:
    names = ("received", "refunded", "paid_out", "left")
    said = {name: format_money(getattr(total, name), currency) for name in names}
    words = _("%(method)s: in %(received)s, given back %(refunded)s, paid out %(paid_out)s,"
              " left %(left)s")  # fmt: skip
    return words % {"method": PaymentMethod(total.method.value).label, **said}
