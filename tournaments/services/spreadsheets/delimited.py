"""CSV as spreadsheet programs of every country write it."""

import csv
import re
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from itertools import islice

from tournaments.domain.player_table import SheetRow
from tournaments.domain.sheet_text import unescape_cell

_SIGNS = {"\t": "⇥", ";": ";", ",": ","}
_ROWS_TO_LOOK_AT = 50
_ROWS_BEFORE_HEADER = 10
_DECLARATION = re.compile(r"\ufeff?sep=([\t;,])\r?\n", re.IGNORECASE)

IsHeader = Callable[[Sequence[str]], bool]


def read_delimited(text: str, is_header: IsHeader) -> tuple[str, Iterator[SheetRow]]:
    """Return the sign that separates the columns, to be shown, and the rows that hold anything.

    The rows raise `ValueError` where quotation marks make no sense.
    """
    declared = _DECLARATION.match(text)
    delimiter = declared[1] if declared else _find_delimiter(text, is_header)
    rows = islice(_read_rows(text, delimiter), 1 if declared else 0, None)
    return _SIGNS[delimiter], (row for row in rows if any(row.cells))


def _find_delimiter(text: str, is_header: IsHeader) -> str:
    def fitness(delimiter: str) -> tuple[int, int]:
        rows = list(islice(_read_rows(text, delimiter), _ROWS_TO_LOOK_AT))
        return _header_width(rows, is_header), _regularity(rows)

    return max(_SIGNS, key=fitness)


def _header_width(rows: Sequence[SheetRow], is_header: IsHeader) -> int:
    widths = (len(row.cells) for row in rows[:_ROWS_BEFORE_HEADER] if is_header(row.cells))
    return next(widths, 0)


def _regularity(rows: Sequence[SheetRow]) -> int:
    """How many rows are as wide as the first; none when that holds a single cell."""
    width = len(rows[0].cells) if rows else 0
    return sum(len(row.cells) == width for row in rows) if width > 1 else 0


def _read_rows(text: str, delimiter: str) -> Iterator[SheetRow]:
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter)
    line = 1
    try:
        for cells in reader:
            yield SheetRow(line, tuple(unescape_cell(cell.strip(" ")) for cell in cells))
            line = reader.line_num + 1
    except csv.Error as unreadable:
        raise ValueError(str(unreadable)) from unreadable
