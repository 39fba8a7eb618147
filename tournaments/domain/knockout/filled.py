"""A round of the tree with people in it."""

from dataclasses import dataclass

from scoring.problems import Problem
from tournaments.domain.knockout.sources import Source


@dataclass(frozen=True, slots=True)
class FilledTable:
    """The entries of a table's slots, in the order of the slots; None where nobody sits."""

    number: int
    entries: tuple[int | None, ...]

    @property
    def seated(self) -> tuple[int, ...]:
        """Who sits there."""
        return tuple(entry for entry in self.entries if entry is not None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Filling:
    """Why a slot has whom it has, where a result alone does not say it.

    `table` is None for a bye. `entry` came in as a lucky loser, None if nobody did; `gone` is whom
    he replaces, None where the tree has a lucky loser.
    """

    table: int | None
    source: Source
    entry: int | None
    gone: int | None
    reason: Problem


@dataclass(frozen=True, slots=True)
class FilledRound:
    """Who sits where in a round, who passes it, and what had to be decided for that."""

    number: int
    tables: tuple[FilledTable, ...]
    byes: tuple[int | None, ...] = ()
    fillings: tuple[Filling, ...] = ()
