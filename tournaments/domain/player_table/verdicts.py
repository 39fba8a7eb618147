"""What would become of each row of an uploaded table."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.known_names import Alike, KnownNames
from tournaments.domain.names import Likeness
from tournaments.domain.player_table.rows import PlayerRow
from tournaments.domain.players import clean_details

_COMPUTED = translatable("A formula stands here; put its result in its place.")


class Verdict(StrEnum):
    """What is to be said of a row."""

    NEW = "new"
    DUPLICATE_IN_FILE = "duplicate_in_file"
    ALREADY_THERE = "already_there"
    LOOKS_LIKE = "looks_like"
    PROBLEM = "problem"

    @property
    def text(self) -> str:
        """Say it to a person; English, translated at the edge."""
        match self:
            case Verdict.NEW:
                return translatable("New")
            case Verdict.DUPLICATE_IN_FILE:
                return translatable("Twice in this list")
            case Verdict.ALREADY_THERE:
                return translatable("In the register already")
            case Verdict.LOOKS_LIKE:
                return translatable("Looks like somebody")
            case Verdict.PROBLEM:
                return translatable("Cannot be taken in")
            case _:
                assert_never(self)


@dataclass(frozen=True, slots=True)
class JudgedRow:
    """A row with its verdict.

    `alike` are the people of the register with such a name (`owner` is the player's id),
    `same_as_line` is the earlier line of the file that holds the same or a similar name.
    """

    line: int
    name: str
    note: str
    verdict: Verdict
    alike: tuple[Alike, ...] = ()
    same_as_line: int | None = None
    problems: tuple[Problem, ...] = ()


def judge_rows(rows: Iterable[PlayerRow], register: KnownNames) -> Iterator[JudgedRow]:
    """Judge each row against the register and the rows before it."""
    earlier = KnownNames()
    for row in rows:
        yield _judge_row(row, register, earlier)


def _judge_row(row: PlayerRow, register: KnownNames, earlier: KnownNames) -> JudgedRow:
    if row.is_computed:
        computed = problem("player_import.formula", _COMPUTED, field="name")
        return _refuse(row, (computed,))
    try:
        details = clean_details(row.name, row.note)
    except RuleBroken as broken:
        return _refuse(row, broken.problems)
    alike, before = register.like(details.name), earlier.like(details.name)
    if not _has_same(before):
        earlier.add(row.line, details.name)
    return JudgedRow(
        row.line,
        details.name,
        details.note,
        _decide(alike, before),
        alike,
        before[0].owner if before else None,
    )


def _refuse(row: PlayerRow, problems: tuple[Problem, ...]) -> JudgedRow:
    return JudgedRow(row.line, row.name, row.note, Verdict.PROBLEM, problems=problems)


def _decide(alike: tuple[Alike, ...], before: tuple[Alike, ...]) -> Verdict:
    if _has_same(alike):
        return Verdict.ALREADY_THERE
    if _has_same(before):
        return Verdict.DUPLICATE_IN_FILE
    return Verdict.LOOKS_LIKE if alike or before else Verdict.NEW


def _has_same(alike: tuple[Alike, ...]) -> bool:
    return bool(alike) and alike[0].likeness is Likeness.SAME
