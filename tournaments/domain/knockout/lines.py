"""Lines: the strength a slot stands for, by which it is set into each round.

Line 0 is the best. Whoever takes a place at a table takes over the line of that rank there, the
winner the best one: so the tree is known before a card is dealt, and the best lines meet last.
"""

from dataclasses import dataclass

from tournaments.domain.knockout.sources import Finisher, Source


@dataclass(frozen=True, slots=True)
class Line:
    """A slot before it has a seat. `byes` is the most that whoever may sit here has had."""

    source: Source
    byes: int = 0

    @property
    def origin(self) -> int | None:
        """The table of the round before from which it comes."""
        return self.source.table if isinstance(self.source, Finisher) else None


def deal_in_snake(lines: list[Line], tables: int) -> list[list[Line]]:
    """Lines over the tables, there and back. What does not fill a row goes to the last tables, so
    that the best sit at the smaller ones. Two of one table before are parted where there is a way.
    """
    dealt: list[list[Line]] = [[] for _ in range(tables)]
    for begun in range(0, len(lines), tables):
        row = lines[begun : begun + tables]
        if begun // tables % 2:
            row.reverse()
        for table, line in enumerate(row, start=tables - len(row)):
            dealt[table].append(line)
    _part(dealt)
    return dealt


def _part(tables: list[list[Line]]) -> None:
    """Swap lines that meet somebody of their table before; those of the first row stay."""
    for number, table in enumerate(tables):
        for row in range(1, len(table)):
            if _meets_own(table, row):
                _swap_away(tables, number, row)


def _swap_away(tables: list[list[Line]], number: int, row: int) -> None:
    """The nearest swap that parts more than it brings together: in the same row if there is one."""
    places = [
        (abs(there - row), abs(other - number), other, there)
        for other, table in enumerate(tables)
        for there in range(1, len(table))
        if other != number
    ]
    for _, _, other, there in sorted(places):
        before = _count_meetings(tables[number]) + _count_meetings(tables[other])
        _swap(tables, (number, row), (other, there))
        if _count_meetings(tables[number]) + _count_meetings(tables[other]) < before:
            return
        _swap(tables, (number, row), (other, there))


def _swap(tables: list[list[Line]], one: tuple[int, int], other: tuple[int, int]) -> None:
    here, there = tables[one[0]], tables[other[0]]
    here[one[1]], there[other[1]] = there[other[1]], here[one[1]]


def _count_meetings(table: list[Line]) -> int:
    origins = [line.origin for line in table if line.origin is not None]
    return len(origins) - len(set(origins))


def _meets_own(table: list[Line], row: int) -> bool:
    origin = table[row].origin
    return origin is not None and sum(line.origin == origin for line in table) > 1
