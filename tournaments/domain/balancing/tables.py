"""A table as it stands between two hands."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """Those still in at a table: `seats` says by seat number, from 1, which entry has it.

    `next_dealer` is the entry who deals the next hand, None between two matches.
    """

    number: int
    seats: Mapping[int, int]
    next_dealer: int | None = None

    @property
    def size(self) -> int:
        """How many sit there."""
        return len(self.seats)

    def in_order_of_deal(self) -> tuple[int, ...]:
        """The entries, who deals next first, the others as the deal comes to them."""
        begin = self._dealing_seat()
        seats = sorted(self.seats, key=lambda seat: (seat < begin, seat))
        return tuple(self.seats[seat] for seat in seats)

    def seat_of(self, entry: int) -> int:
        """His seat. `ValueError` if he does not sit there."""
        for seat, sitting in self.seats.items():
            if sitting == entry:
                return seat
        raise ValueError(f"entry {entry} does not sit at table {self.number}")

    def soonest_seat(self, largest: int) -> int:
        """The open seat that deals soonest after whoever deals next; a new one if none is open."""
        begin = self._dealing_seat()
        seats = range(1, max(largest, *self.seats, len(self.seats) + 1) + 1)
        return min(
            (seat for seat in seats if seat not in self.seats),
            key=lambda seat: (seat < begin, seat),
        )

    def without(self, entry: int) -> "SeatedTable":
        """The table when somebody has left; if he was to deal, the next one does."""
        seats = {seat: sitting for seat, sitting in self.seats.items() if sitting != entry}
        dealer = self.next_dealer
        if dealer == entry:
            dealer = next((other for other in self.in_order_of_deal() if other != entry), None)
        return replace(self, seats=MappingProxyType(seats), next_dealer=dealer)

    def with_seat(self, seat: int, entry: int) -> "SeatedTable":
        """The table when somebody has come."""
        return replace(self, seats=MappingProxyType({**self.seats, seat: entry}))

    def _dealing_seat(self) -> int:
        if self.next_dealer is None:
            return 1
        return self.seat_of(self.next_dealer)
