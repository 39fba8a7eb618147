"""Lines added up. Nothing is kept: all are sums of what was handed over."""

from collections import Counter
from collections.abc import Iterable

from tournaments.domain.cash_up.lines import Direction, HandedOver, Method
from tournaments.domain.cash_up.result import CashUp, MethodTotal


def cash_up(lines: Iterable[HandedOver]) -> CashUp:
    """Add it all up, each method by itself."""
    moved: Counter[tuple[Method, Direction]] = Counter()
    for line in lines:
        moved[line.method, line.direction] += line.amount
    return CashUp(tuple(_method_total(method, moved) for method in Method))


def _method_total(method: Method, moved: Counter[tuple[Method, Direction]]) -> MethodTotal:
    return MethodTotal(
        method=method,
        received=moved[method, Direction.RECEIPT],
        refunded=-moved[method, Direction.REFUND],
        paid_out=-moved[method, Direction.PAYOUT],
    )
