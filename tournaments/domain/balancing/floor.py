"""The tables that stay, while players move to and between them."""

from collections.abc import Callable, Sequence

from scoring.problems import Problem
from tournaments.domain.balancing.result import Move
from tournaments.domain.balancing.tables import SeatedTable

Why = Callable[[int, int, int], Problem]
"""The reason of a move, given the table left, the table reached and the seat there."""


class Floor:
    """`tables` by number as they stand now, and the `moves` made so far."""

    def __init__(self, kept: Sequence[SeatedTable], largest: int) -> None:
        self.tables = {table.number: table for table in kept}
        self.moves: list[Move] = []
        self._largest = largest

    def too_full(self) -> SeatedTable | None:
        """The fullest table, of equals the lowest number, if another has two players fewer."""
        fullest = min(self.tables.values(), key=lambda table: (-table.size, table.number))
        return fullest if fullest.size > self._shortest().size + 1 else None

    def send(self, entry: int, table: SeatedTable, why: Why) -> None:
        """Move an entry to the shortest table, of equals the lowest number."""
        to = self._shortest()
        seat = to.soonest_seat(self._largest)
        self.moves.append(
            Move(
                entry=entry,
                from_table=table.number,
                from_seat=table.seat_of(entry),
                to_table=to.number,
                to_seat=seat,
                reason=why(table.number, to.number, seat),
            )
        )
        if table.number in self.tables:
            self.tables[table.number] = table.without(entry)
        self.tables[to.number] = to.with_seat(seat, entry)

    def _shortest(self) -> SeatedTable:
        return min(self.tables.values(), key=lambda table: (table.size, table.number))
