"""A report as data, before it has a format: a head, one table, notes, a stamp."""

from dataclasses import dataclass

from tournaments.reports.sheet_table import Cell, SheetTable


@dataclass(frozen=True, slots=True)
class Column:
    """A column and its heading.

    Figures stand to the right; `is_wide` takes what room is left, `is_strong` stands out.
    """

    heading: str
    is_figure: bool = False
    is_wide: bool = False
    is_strong: bool = False


@dataclass(frozen=True, slots=True)
class Value:
    """A cell that is written otherwise for people than for spreadsheets, as money is."""

    cell: Cell
    text: str


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table; `is_faint` where it no longer counts, as of those who are out."""

    cells: tuple[Cell | Value, ...]
    is_faint: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A report. All texts are in its language already; `version` is what it was made from.

    `aside` stands at the right of the head, `status` under it; `notes` after the table; `stamp` at
    the foot of every page; `totals` are the figures of the notes as last lines for spreadsheets;
    `signatures` are lines to sign on.
    """

    version: int
    language: str
    title: str
    subtitle: str
    aside: tuple[str, ...]
    status: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    totals: tuple[Row, ...] = ()
    notes: tuple[str, ...]
    stamp: str
    signatures: tuple[str, ...]
    name: str


def sheet_of(document: Document) -> SheetTable:
    """The same for a spreadsheet: what is said round the table stands in lines above it."""
    return SheetTable(
        title=document.name,
        header=tuple(column.heading for column in document.columns),
        rows=tuple(tuple(map(_cell, row.cells)) for row in (*document.rows, *document.totals)),
        stamp=(
            document.title,
            document.subtitle,
            *document.aside,
            document.status,
            document.stamp,
        ),
    )


def text_of(cell: Cell | Value) -> str:
    """A cell as people read it: a real minus, nothing where nothing is known."""
    match cell:
        case Value(text=text):
            return text
        case None:
            return ""
        case int() if cell < 0:
            return f"−{-cell}"
        case _:
            return str(cell)


def _cell(cell: Cell | Value) -> Cell:
    return cell.cell if isinstance(cell, Value) else cell
