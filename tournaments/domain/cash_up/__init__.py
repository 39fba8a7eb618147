"""The evening cashed up: who owes what, who has paid it, and what has to lie in the till."""

from tournaments.domain.cash_up.lines import Charge, ChargeKind, Direction, Method, Payment
from tournaments.domain.cash_up.result import Balance, CashUp, MethodTotal
from tournaments.domain.cash_up.sums import cash_up

__all__ = [
    "Balance",
    "CashUp",
    "Charge",
    "ChargeKind",
    "Direction",
    "Method",
    "MethodTotal",
    "Payment",
    "cash_up",
]
