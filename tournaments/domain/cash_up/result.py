"""What cashing up comes to, in whole minor units."""

from dataclasses import dataclass

from tournaments.domain.cash_up.lines import ChargeKind, Method


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
