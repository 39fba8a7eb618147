"""A table as CSV: comma, UTF-8 with the mark that spreadsheet programs need to see it is that."""

import codecs
import csv
from io import StringIO

from tournaments.domain.sheet_text import escape_cell
from tournaments.reports.sheet_table import Cell, SheetTable

CSV_TYPE = "text/csv; charset=utf-8"


def render_csv(table: SheetTable) -> bytes:
    """Return the table as the bytes of a CSV file with no text that a program would run."""
    out = StringIO(newline="")
    writer = csv.writer(out)
    writer.writerows([_write(line)] for line in table.stamp)
    writer.writerow(_write(heading) for heading in table.header)
    writer.writerows([_write(cell) for cell in row] for row in table.rows)
    return codecs.BOM_UTF8 + out.getvalue().encode()


def _write(cell: Cell) -> Cell:
    return escape_cell(cell) if isinstance(cell, str) else cell
