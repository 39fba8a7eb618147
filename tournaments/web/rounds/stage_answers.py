"""The settings of a stage as they are typed, and read back."""

from collections.abc import Mapping
from typing import Any

from scoring.problems import Problem, problem, translatable
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.settings_data import settings_to_data
from tournaments.domain.stages.table_points import TablePoints
from tournaments.web.numbers import read_whole
from tournaments.web.rounds.applying import applies
from tournaments.web.rounds.tie_break_answers import FIELDS, typed_tie_breaks

Data = dict[str, Any]

NUMBERS = ("hands", "minutes", "buy_in_seconds", "advance", "rounds")
SIZES = ("smallest", "preferred", "largest")
CHOICES = ("match_end", "limit_scope", "tables_made", "counting", "carry_over")
GOING_ON: Mapping[str, tuple[str, ...]] = {
    "nobody": (),
    "top_overall": ("players",),
    "top_per_table": ("players", "next_best"),
    "under_total": ("points",),
}
"""The numbers that go with each rule of who goes on."""


def typed_stage(index: int, settings: StageSettings) -> dict[str, str]:
    """A stage's settings as they would be typed."""
    data = settings_to_data(settings)
    advancing: Any = data["advancing"]
    sizes: Any = data["sizes"]
    plain = {name: data[name] for name in ("name", *CHOICES, *NUMBERS)}
    numbers = {f"advancing.{key}": value for key, value in advancing.items() if key != "rule"}
    named = {f"sizes.{name}": sizes[name] for name in SIZES}
    found = {**plain, **named, "advancing": advancing["rule"], **numbers}
    found["table_points"] = write_points(settings.table_points)
    found |= typed_tie_breaks(settings.tie_breaks)
    return {f"stages.{index}.{key}": "" if value is None else str(value)
            for key, value in found.items()}  # fmt: skip


def read_stage(
    index: int, data: Mapping[str, str], before: StageSettings, problems: list[Problem]
) -> Data:
    """A stage as JSON; what the form does not ask stays as it was `before`.

    What does not go with the other answers is not looked at: a number left over from another
    choice is nobody's mistake.
    """
    read = _Reading(f"stages.{index}.", data, problems)
    rule = read.text("advancing")
    advancing = {name: read.number(f"advancing.{name}", 0) for name in GOING_ON.get(rule, ())}
    return settings_to_data(before) | {
        "name": read.text("name"),
        **read.choices(),
        "hands": read.number("hands", None),
        "minutes": read.number("minutes", None),
        "buy_in_seconds": read.number("buy_in_seconds", None),
        "advance": read.number("advance", 1),
        "rounds": read.number("rounds", None),
        "sizes": {name: read.number(f"sizes.{name}", 0) for name in SIZES},
        **read.points(),
        "tie_breaks": [chosen for chosen in map(read.text, FIELDS) if chosen],
        "advancing": {"rule": rule, **advancing},
    }


class _Reading:
    """One stage's answers; what is no number is noted and read as `missing`."""

    def __init__(self, prefix: str, data: Mapping[str, str], problems: list[Problem]) -> None:
        self._prefix, self._data, self._problems = prefix, data, problems

    def text(self, name: str) -> str:
        return self._data.get(f"{self._prefix}{name}", "").strip()

    def choices(self) -> dict[str, str]:
        """The answers to the choices asked; a rule sheet leaves some out."""
        return {name: self.text(name) for name in CHOICES if f"{self._prefix}{name}" in self._data}

    def number(self, name: str, missing: int | None) -> int | None:
        typed = self.text(name) if applies(name, self.text) else ""
        number = read_whole(typed)
        if typed and number is None:
            field = f"{self._prefix}{name}"
            self._problems.append(problem("stage.no_number", _NO_NUMBER, field=field, typed=typed))
        return missing if number is None else number

    def points(self) -> Data:
        """Table points, a row by the size of table; a row that cannot be read is noted."""
        name = "table_points"
        if not applies(name, self.text):
            return {}
        rows = read_points(self.text(name))
        if rows is None:
            field, typed = f"{self._prefix}{name}", self.text(name)
            self._problems.append(problem("stage.no_points", _NO_POINTS, field=field, typed=typed))
        return {name: rows or {}}


_NO_NUMBER = translatable("“{typed}” is no whole number.")
_NO_POINTS = translatable(
    "“{typed}” gives no points by place: a row of whole numbers for each size of table, once."
)


def write_points(points: TablePoints) -> str:
    """“120 0 / 120 60 0”: a row of two is for tables of two, and so on."""
    return " / ".join(" ".join(map(str, row)) for row in points.rows)


def read_points(typed: str) -> dict[str, list[int]] | None:
    """The rows by size; None where something is no number, or a size comes twice."""
    rows = [[read_whole(text) for text in row.split()] for row in typed.split("/") if row.strip()]
    found = {str(len(row)): [one for one in row if one is not None] for row in rows}
    complete = all(len(row) == int(size) for size, row in found.items())
    return found if complete and len(found) == len(rows) else None
