"""A report as a table of cells, whatever the format it leaves in."""

from dataclasses import dataclass
from decimal import Decimal

Cell = str | int | Decimal | None


@dataclass(frozen=True, slots=True)
class SheetTable:
    """Rows under a header. None is an empty cell, which is something else than 0.

    `stamp` are lines above the header, such as the version a report was made from.
    """

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    stamp: tuple[str, ...] = ()
