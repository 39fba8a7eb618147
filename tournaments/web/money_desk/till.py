"""The evening cashed up, each method by itself."""

from typing import Any

from django.utils.translation import gettext as _

from tournaments.domain.cash_up import CashUp, MethodTotal
from tournaments.models import PaymentMethod
from tournaments.web.money import format_money

Context = dict[str, Any]


def till_context(cash_up: CashUp, currency: str) -> Context:
    """{rows: [{method, received, refunded, paid_out, left}], sum: {label, value}, warnings}."""
    return {
        "rows": [_row(total, currency) for total in cash_up.methods],
        "sum": {"label": _("Left in all"), "value": format_money(cash_up.left, currency)},
        "warnings": [_below_zero(one, currency) for one in cash_up.methods if one.left < 0],
    }


def _below_zero(total: MethodTotal, currency: str) -> str:
    """A float the club put into the till explains it; else a receipt is wrong."""
    said = {
        "amount": format_money(-total.left, currency),
        "method": PaymentMethod(total.method.value).label,
    }
    return (
        _(
            "%(method)s: %(amount)s more went out than came in. Is that from the club's own money? "
            "If not, look through the receipts."
        )
        % said
    )


def _row(total: MethodTotal, currency: str) -> Context:
    return {
        "method": PaymentMethod(total.method.value).label,
        "received": format_money(total.received, currency),
        "refunded": format_money(total.refunded, currency),
        "paid_out": format_money(total.paid_out, currency),
        "left": format_money(total.left, currency),
    }
