"""Points for the place at a table, by the size of the table."""

from dataclasses import dataclass

FIRST_PLACE = 120
"""What first place is worth at every size: so that neither small nor large tables pay better."""


@dataclass(frozen=True, slots=True)
class TablePoints:
    """Points by place, one row for each size of table: a row of four is for tables of four."""

    rows: tuple[tuple[int, ...], ...]

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes of table there are points for, as the rows come."""
        return tuple(len(row) for row in self.rows)

    def share(self, size: int, place: int, sharing: int) -> int:
        """What each of the `sharing` players at one place gets, from 1 player on.

        They share the points of the places they take up, rounded down to whole points. A size
        without points of its own gets those of the next larger one that has some, or else of the
        largest; a place beyond gets nothing.
        """
        taken = self._row(size)[place - 1 : place - 1 + sharing]
        return sum(taken) // sharing

    def _row(self, size: int) -> tuple[int, ...]:
        rows = sorted(self.rows, key=len)
        return next((row for row in rows if len(row) >= size), rows[-1] if rows else ())


def step_down(size: int) -> tuple[int, ...]:
    """`FIRST_PLACE` for the first, nothing for the last, the others in equal steps between."""
    step = FIRST_PLACE // (size - 1)
    return tuple(FIRST_PLACE - step * place for place in range(size))


DEFAULT_TABLE_POINTS = TablePoints(tuple(step_down(size) for size in range(2, 7)))
"""Every step is even, so that any number who share a place share whole points, nothing lost."""
