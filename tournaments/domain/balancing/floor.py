"""The tables that stay, while players move to and between them."""

from collections.abc import Callable, Sequence

from scoring.problems import Problem
from tournaments.domain.balancing.result import Move
from tournaments.domain.balancing.tables import SeatedTable

Why = Callable[[int, int, int], Problem]
"""The reason of a move, given the table left, the table reached and the seat there."""


class Floor:
    """`tables` by number as they stand now, and the `moves` made so far.

    Every table has a size to reach: alike to one, the larger ones where most sit now, so that as
    few as can be have to move.
    """

    def __init__(self, kept: Sequence[SeatedTable], players: int, largest: int) -> None:
        self.tables = {table.number: table for table in kept}
        self.moves: list[Move] = []
        self._largest = largest
        self._wanted = _wanted_sizes(kept, players)

    def too_full(self) -> SeatedTable | None:
        """The table with the most players too many, of equals the lowest number."""
        over = {table: self._over(table) for table in self.tables if self._over(table) > 0}
        if not over:
            return None
        return self.tables[min(over, key=lambda table: (-over[table], table))]

    def send(self, entry: int, table: SeatedTable, why: Why) -> None:
        """Move an entry to the shortest table, of equals the lowest number."""
        to = min(
            (other for other in self.tables.values() if self._over(other.number) < 0),
            key=lambda other: (other.size, other.number),
        )
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

    def _over(self, table: int) -> int:
        return self.tables[table].size - self._wanted[table]


def _wanted_sizes(kept: Sequence[SeatedTable], players: int) -> dict[int, int]:
    if not kept:
        return {}
    size, larger = divmod(players, len(kept))
    fullest = sorted(kept, key=lambda table: (-table.size, table.number))
    return {table.number: size + (place < larger) for place, table in enumerate(fullest)}
