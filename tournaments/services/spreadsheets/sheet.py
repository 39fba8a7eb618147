"""What kind of file was uploaded, and the rows it holds."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.player_table import SheetRow
from tournaments.services.spreadsheets.delimited import read_delimited
from tournaments.services.spreadsheets.encoding import decode
from tournaments.services.spreadsheets.workbook import read_workbook

MOST_BYTES = 5_000_000
"""Size of an uploaded file at most."""

MOST_ROWS = 5_000
"""Rows of a table at most, its headings not counted."""

_ZIP = b"PK\x03\x04"
_OTHER_KINDS = (b"\xd0\xcf\x11\xe0", b"%PDF", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"{\\rtf")

_EMPTY = translatable("This file is empty.")
_TOO_LARGE = translatable("A file holds {most} bytes at most; this one has {size}.")
_TOO_MANY = translatable("A list holds {most} rows at most: split it.")
_NOT_A_SHEET = translatable("This is no spreadsheet that can be read: save it as XLSX or CSV.")


@dataclass(frozen=True, slots=True)
class Sheet:
    """The rows that hold anything. `reading` tells people how the file was understood."""

    reading: str
    rows: tuple[SheetRow, ...]


def read_sheet(content: bytes, is_header: Callable[[Sequence[str]], bool]) -> Sheet:
    """Read an XLSX or CSV file; its content says which it is, not its name.

    `is_header` knows a row of headings, which helps to find what separates the columns. Nothing in
    the file is ever run. `RuleBroken` with `sheet.empty`, `sheet.too_large`, `sheet.too_many_rows`
    or `sheet.unreadable`.
    """
    if not content.strip():
        raise RuleBroken([problem("sheet.empty", _EMPTY)])
    if len(content) > MOST_BYTES:
        raise RuleBroken(
            [problem("sheet.too_large", _TOO_LARGE, most=MOST_BYTES, size=len(content))]
        )
    try:
        return _read(content, is_header)
    except ValueError as unreadable:
        raise RuleBroken([problem("sheet.unreadable", _NOT_A_SHEET)]) from unreadable


def _read(content: bytes, is_header: Callable[[Sequence[str]], bool]) -> Sheet:
    if content.startswith(_OTHER_KINDS):
        raise ValueError("a file of another kind")
    if content.startswith(_ZIP):
        return Sheet("XLSX", _limit(read_workbook(content)))
    encoding, text = decode(content)
    sign, rows = read_delimited(text, is_header)
    return Sheet(f"CSV {encoding} {sign}", _limit(rows))


def _limit(rows: Iterable[SheetRow]) -> tuple[SheetRow, ...]:
    kept: list[SheetRow] = []
    for row in rows:
        kept.append(row)
        if len(kept) > MOST_ROWS + 1:
            raise RuleBroken([problem("sheet.too_many_rows", _TOO_MANY, most=MOST_ROWS)])
    return tuple(kept)
