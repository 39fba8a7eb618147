"""A table as XLSX."""

import re
from io import BytesIO

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from tournaments.domain.sheet_text import escape_cell
from tournaments.reports.sheet_table import Cell, SheetTable

XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

_LONGEST_SHEET_NAME = 31
_NOT_IN_SHEET_NAMES = re.compile(r"[\[\]:*?/\\]")
_WIDEST = 60


def render_xlsx(table: SheetTable) -> bytes:
    """Return the table as the bytes of an XLSX file.

    Texts are escaped although XLSX tells texts from formulas: somebody may save the sheet as CSV.
    """
    out = BytesIO()
    with Workbook(out, {"in_memory": True}) as book:
        sheet = book.add_worksheet(_sheet_name(table.title))
        bold = book.add_format({"bold": True})
        _write_stamp(sheet, table)
        first = len(table.stamp)
        _write_row(sheet, first, table.header, bold)
        for line, row in enumerate(table.rows, start=first + 1):
            _write_row(sheet, line, row)
        sheet.freeze_panes(first + 1, 0)
        _set_widths(sheet, table)
    return out.getvalue()


def _write_stamp(sheet: Worksheet, table: SheetTable) -> None:
    for line, text in enumerate(table.stamp):
        _write_row(sheet, line, (text,))


def _write_row(
    sheet: Worksheet, line: int, cells: tuple[Cell, ...], style: Format | None = None
) -> None:
    for column, cell in enumerate(cells):
        if isinstance(cell, str):
            sheet.write_string(line, column, escape_cell(cell), style)
        elif cell is not None:
            sheet.write_number(line, column, cell, style)


def _set_widths(sheet: Worksheet, table: SheetTable) -> None:
    for column, cells in enumerate(zip(table.header, *table.rows, strict=True)):
        longest = max(len(str(cell)) for cell in cells if cell is not None)
        sheet.set_column(column, column, min(longest + 2, _WIDEST))


def _sheet_name(title: str) -> str:
    name = _NOT_IN_SHEET_NAMES.sub(" ", title).strip(" '")[:_LONGEST_SHEET_NAME].strip(" '")
    return name or "1"
