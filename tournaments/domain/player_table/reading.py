"""From the rows of a sheet to the people in it."""

from collections.abc import Sequence

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.player_table.columns import Columns, find_columns, looks_like_header
from tournaments.domain.player_table.rows import PlayerRow, SheetRow

_ROWS_BEFORE_HEADER = 10

_EMPTY = translatable("There are no players in this file.")
_NO_NAMES = translatable(
    "No column holds names. Name one in the first row: “Name”, or “First name” and “Surname”."
)


def read_player_rows(rows: Sequence[SheetRow]) -> tuple[PlayerRow, ...]:
    """Return the people in a sheet, one a row, rows without anything in these columns left out.

    The headings may stand in any of the first ten rows; what is above them is a title. Without
    headings the first column that holds letters has the names and the next one the notes.
    `RuleBroken` with `player_import.empty` or `player_import.no_name_column`.
    """
    if not rows:
        raise RuleBroken([problem("player_import.empty", _EMPTY)])
    columns, people = _find_table(rows)
    read = [_read_row(row, columns) for row in people]
    kept = tuple(row for row in read if row.name or row.note or row.is_computed)
    if not kept:
        raise RuleBroken([problem("player_import.empty", _EMPTY)])
    return kept


def _find_table(rows: Sequence[SheetRow]) -> tuple[Columns, Sequence[SheetRow]]:
    for place, row in enumerate(rows[:_ROWS_BEFORE_HEADER]):
        if columns := find_columns(row.cells):
            return columns, rows[place + 1 :]
    if looks_like_header(rows[0].cells):
        raise RuleBroken([problem("player_import.no_name_column", _NO_NAMES)])
    return _guess_columns(rows), rows


def _guess_columns(rows: Sequence[SheetRow]) -> Columns:
    widest = max(len(row.cells) for row in rows)
    for column in range(widest):
        lettered = sum(_has_letter(row.cell(column)) for row in rows)
        if 2 * lettered > len(rows):
            return Columns((column,), column + 1)
    raise RuleBroken([problem("player_import.no_name_column", _NO_NAMES)])


def _has_letter(text: str) -> bool:
    return any(sign.isalpha() for sign in text)


def _read_row(row: SheetRow, columns: Columns) -> PlayerRow:
    name = " ".join(part for column in columns.name if (part := row.cell(column)))
    used = {*columns.name, columns.note}
    return PlayerRow(row.line, name, row.cell(columns.note), not used.isdisjoint(row.computed))
