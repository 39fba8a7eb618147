"""A table of players from a spreadsheet: finding its columns and judging its rows."""

from tournaments.domain.player_table.columns import is_header
from tournaments.domain.player_table.reading import read_player_rows
from tournaments.domain.player_table.rows import (
    PlayerRow,
    SheetRow,
    rows_from_data,
    rows_to_data,
)
from tournaments.domain.player_table.verdicts import JudgedRow, Verdict, judge_rows

__all__ = [
    "JudgedRow",
    "PlayerRow",
    "SheetRow",
    "Verdict",
    "is_header",
    "judge_rows",
    "read_player_rows",
    "rows_from_data",
    "rows_to_data",
]
