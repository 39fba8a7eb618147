"""The evening cashed up: what was handed over, and what has to lie in the till.

Who owes what is no part of it: that is what the ledger's accounts say.
"""

from tournaments.domain.cash_up.lines import Direction, HandedOver, Method
from tournaments.domain.cash_up.result import CashUp, MethodTotal
from tournaments.domain.cash_up.sums import cash_up

__all__ = ["CashUp", "Direction", "HandedOver", "Method", "MethodTotal", "cash_up"]
