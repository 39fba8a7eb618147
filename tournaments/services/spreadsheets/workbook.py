"""XLSX: the first sheet with anything in it."""

import zipfile
import zlib
from collections.abc import Iterator
from datetime import date, datetime
from io import BytesIO
from typing import Protocol
from xml.etree.ElementTree import ParseError

from openpyxl import DEFUSEDXML, load_workbook
from openpyxl.utils.exceptions import CellCoordinatesException, InvalidFileException
from openpyxl.worksheet._read_only import ReadOnlyWorksheet

from tournaments.domain.player_table import SheetRow
from tournaments.domain.sheet_text import unescape_cell

MOST_BYTES_UNPACKED = 20_000_000
"""A small archive may hold a text of any length; more than this is not read."""

_LAST_ROW = 1_048_576
# Colours down to the last line are common, and cost a second to pass by;
# hundreds of such sheets are an attack.
_MOST_LINES = 1_100_000
_LAST_COLUMN = 60
_COMPUTED = frozenset({"f", "e"})
# What openpyxl lets through when an archive is damaged or holds something else.
_DAMAGED = (
    ArithmeticError,
    AttributeError,
    CellCoordinatesException,
    EOFError,
    InvalidFileException,
    LookupError,
    NotImplementedError,
    OSError,
    ParseError,
    RuntimeError,
    TypeError,
    zipfile.BadZipFile,
    zlib.error,
)


class Cell(Protocol):
    """What is needed of openpyxl's cells."""

    value: object
    data_type: str


def read_workbook(content: bytes) -> Iterator[SheetRow]:
    """Return the rows that hold anything; formulas are marked, not evaluated.

    Raises `ValueError` when it is no workbook or unpacks to more than can be read.
    """
    if not DEFUSEDXML:
        raise RuntimeError("openpyxl reads uploads only through defusedxml")
    try:
        _refuse_bomb(content)
        book = load_workbook(BytesIO(content), read_only=True, keep_links=False)
        budget = iter(range(_MOST_LINES))
        for sheet in book.worksheets:
            rows = _read_rows(sheet, budget)
            first = next(rows, None)
            if first is not None:
                yield first
                yield from rows
                return
    except _DAMAGED as damaged:
        raise ValueError("not a workbook") from damaged


def _refuse_bomb(content: bytes) -> None:
    with zipfile.ZipFile(BytesIO(content)) as archive:
        if sum(item.file_size for item in archive.infolist()) > MOST_BYTES_UNPACKED:
            raise ValueError("the workbook is too large")


def _read_rows(sheet: ReadOnlyWorksheet, budget: Iterator[int]) -> Iterator[SheetRow]:
    # The size a workbook states of itself is often wrong; the limits are the format's own.
    sheet.reset_dimensions()
    rows = sheet.iter_rows(max_row=_LAST_ROW, max_col=_LAST_COLUMN)
    for line, row in enumerate(rows, start=1):
        if next(budget, None) is None:
            raise ValueError("too many lines")
        if any(cell.value is not None for cell in row):
            texts = tuple(unescape_cell(_text(cell)) for cell in row)
            computed = frozenset(i for i, cell in enumerate(row) if cell.data_type in _COMPUTED)
            yield SheetRow(line, _trim(texts), computed)


def _text(cell: Cell) -> str:
    match cell.value:
        case None:
            return ""
        case datetime() as moment:
            return moment.isoformat(" ", "minutes")
        case date() as day:
            return day.isoformat()
        case float() as number if number.is_integer():
            return str(int(number))
        case value:
            return str(value).strip()


def _trim(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Leave out the empty cells at the end of a row."""
    width = max((i for i, text in enumerate(texts, start=1) if text), default=0)
    return texts[:width]
