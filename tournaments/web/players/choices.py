"""What is to become of each row of an uploaded list."""

from collections.abc import Mapping
from dataclasses import dataclass

from tournaments.domain.player_table import JudgedRow, Verdict
from tournaments.selectors.player_imports import ImportPreview

TAKE, LEAVE = "take", "leave"


@dataclass(frozen=True, slots=True)
class Choices:
    """Line numbers: those that are new, and those taken in spite of somebody with such a name."""

    new: tuple[int, ...]
    in_spite: tuple[int, ...]


def choice_name(row: JudgedRow) -> str:
    """The field that says what to do with a row."""
    return f"row-{row.line}"


def may_choose(row: JudgedRow) -> bool:
    """Whether there is a choice at all: new people come in, faulty rows stay out."""
    return row.verdict not in {Verdict.NEW, Verdict.PROBLEM}


def read_choices(data: Mapping[str, str], preview: ImportPreview) -> Choices:
    """What was chosen; a row nothing was said of is left out, unless it is new."""
    rows = preview.rows
    return Choices(
        new=tuple(row.line for row in rows if row.verdict is Verdict.NEW),
        in_spite=tuple(
            row.line for row in rows if may_choose(row) and data.get(choice_name(row)) == TAKE
        ),
    )
