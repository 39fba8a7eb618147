"""The evening cashed up, each method by itself."""

from typing import Any

from django.utils.translation import gettext as _

from tournaments.domain.cash_up import CashUp, MethodTotal
from tournaments.models import PaymentMethod
from tournaments.web.money import format_money

Context = dict[str, Any]


def till_context(cash_up: CashUp, currency: str) -> Context:
    """{rows: [{method, received, refunded, paid_out, left}], sum: {label, value}}."""
    return {
        "rows": [_row(total, currency) for total in cash_up.methods],
        "sum": {"label": _("Left in all"), "value": format_money(cash_up.left, currency)},
    }


def _row(total: MethodTotal, currency: str) -> Context:
    return {
        "method": PaymentMethod(total.method.value).label,
        "received": format_money(total.received, currency),
        "refunded": format_money(total.refunded, currency),
        "paid_out": format_money(total.paid_out, currency),
        "left": format_money(total.left, currency),
    }
