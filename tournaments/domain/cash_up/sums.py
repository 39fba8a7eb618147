"""Lines added up. Nothing is kept: all are sums of what was charged and moved."""

from collections import Counter
from collections.abc import Iterable

from tournaments.domain.cash_up.lines import Charge, ChargeKind, Direction, Method, Payment
from tournaments.domain.cash_up.result import Balance, CashUp, MethodTotal


def cash_up(charges: Iterable[Charge], payments: Iterable[Payment]) -> CashUp:
    """Add it all up; an entry with neither a charge nor a payment does not appear."""
    charges, payments = tuple(charges), tuple(payments)
    owed, moved = _charged(charges), _moved(payments)
    entries = {line.entry for line in charges} | {line.entry for line in payments}
    return CashUp(
        balances=tuple(_balance(entry, owed, moved) for entry in sorted(entries)),
        methods=tuple(_method_total(method, payments) for method in Method),
        charged=_by_kind(charges),
    )


def _charged(charges: tuple[Charge, ...]) -> Counter[int]:
    owed: Counter[int] = Counter()
    for line in charges:
        owed[line.entry] += line.amount
    return owed


def _moved(payments: tuple[Payment, ...]) -> Counter[tuple[int, Direction]]:
    moved: Counter[tuple[int, Direction]] = Counter()
    for line in payments:
        moved[line.entry, line.direction] += line.amount
    return moved


def _balance(entry: int, owed: Counter[int], moved: Counter[tuple[int, Direction]]) -> Balance:
    return Balance(
        entry=entry,
        charged=owed[entry],
        received=moved[entry, Direction.RECEIPT],
        refunded=moved[entry, Direction.REFUND],
        paid_out=moved[entry, Direction.PAYOUT],
    )


def _method_total(method: Method, payments: tuple[Payment, ...]) -> MethodTotal:
    moved = _by_direction(line for line in payments if line.method is method)
    return MethodTotal(
        method=method,
        received=moved[Direction.RECEIPT],
        refunded=moved[Direction.REFUND],
        paid_out=moved[Direction.PAYOUT],
    )


def _by_direction(payments: Iterable[Payment]) -> Counter[Direction]:
    moved: Counter[Direction] = Counter()
    for line in payments:
        moved[line.direction] += line.amount
    return moved


def _by_kind(charges: Iterable[Charge]) -> dict[ChargeKind, int]:
    charged = dict.fromkeys(ChargeKind, 0)
    for line in charges:
        charged[line.kind] += line.amount
    return charged
