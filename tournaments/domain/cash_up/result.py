"""What cashing up comes to, in whole minor units."""

from dataclasses import dataclass

from tournaments.domain.cash_up.lines import Method


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
    """Totals of every method, zeros too."""

    methods: tuple[MethodTotal, ...]

    @property
    def left(self) -> int:
        """What has to be there by all methods together."""
        return sum(total.left for total in self.methods)
