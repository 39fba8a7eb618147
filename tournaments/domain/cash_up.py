"""The evening cashed up: who owes what, who has paid it, and what has to lie in the till.

Everything is whole minor units of one currency. Nothing is kept: all are sums of what was charged
and moved.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class ChargeKind(StrEnum):
    """What an entry is charged for."""

    ENTRY_FEE = "entry_fee"
    STAKE = "stake"
    BUY_IN = "buy_in"


class Method(StrEnum):
    """How money was handed over."""

    CASH = "cash"
    CARD = "card"


class Direction(StrEnum):
    """Why money was handed over: a receipt came in, a refund or a payout of a prize went out."""

    RECEIPT = "receipt"
    REFUND = "refund"
    PAYOUT = "payout"


@dataclass(frozen=True, slots=True)
class Charge:
    """What an entry owes; a negative amount takes back what was charged before."""

    entry: int
    kind: ChargeKind
    amount: int


@dataclass(frozen=True, slots=True)
class Payment:
    """Money handed over. The amount is positive; a negative one takes back a line typed wrongly."""

    entry: int
    direction: Direction
    method: Method
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance:
    """One entry: charged, received from it, given back to it, and prizes paid out to it."""

    entry: int
    charged: int = 0
    received: int = 0
    refunded: int = 0
    paid_out: int = 0

    @property
    def due(self) -> int:
        """What the entry still has to pay; negative when it gets something back.

        Prizes are not set off against it: who owes the fee still owes it after he has won.
        """
        return self.charged - self.received + self.refunded


@dataclass(frozen=True, slots=True, kw_only=True)
class MethodTotal:
    """What came in and went out by one method."""

    method: Method
    received: int = 0
    refunded: int = 0
    paid_out: int = 0

    @property
    def left(self) -> int:
        """What has to be there at the end."""
        return self.received - self.refunded - self.paid_out


@dataclass(frozen=True, slots=True)
class CashUp:
    """Balances by entry number, totals of every method (zeros too) and charges by kind."""

    balances: tuple[Balance, ...]
    methods: tuple[MethodTotal, ...]
    charged: dict[ChargeKind, int]

    @property
    def due(self) -> int:
        """What is still to come in; who paid too much does not pay for others."""
        return sum(balance.due for balance in self.owing)

    @property
    def owing(self) -> tuple[Balance, ...]:
        """Those who have not paid all."""
        return tuple(balance for balance in self.balances if balance.due > 0)


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
