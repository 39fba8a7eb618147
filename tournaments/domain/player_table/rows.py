"""Rows of an uploaded table, before anybody judged them."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row with anything in it.

    `line` is its line in the file, from 1. `computed` are the columns, from 0, that hold a
    formula or an error instead of a text.
    """

    line: int
    cells: tuple[str, ...]
    computed: frozenset[int] = frozenset()

    def cell(self, column: int | None) -> str:
        """The text in a column, "" where the row is shorter or there is no such column."""
        if column is None or column >= len(self.cells):
            return ""
        return self.cells[column].strip()


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A person as the file has him; `is_computed`: a formula stands where a text should."""

    line: int
    name: str
    note: str = ""
    is_computed: bool = False


def rows_to_data(rows: Iterable[PlayerRow]) -> list[dict[str, object]]:
    """Return rows as JSON."""
    return [asdict(row) for row in rows]


def rows_from_data(data: Iterable[Mapping[str, object]]) -> tuple[PlayerRow, ...]:
    """Return the rows `rows_to_data` wrote."""
    return tuple(PlayerRow(**row) for row in data)  # type: ignore[arg-type]
