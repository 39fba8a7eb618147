"""What balancing comes to."""

from dataclasses import dataclass

from scoring.problems import Problem
from tournaments.domain.balancing.tables import SeatedTable


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """One player goes from a table and seat to another; `reason` is said as problems are."""

    entry: int
    from_table: int
    from_seat: int
    to_table: int
    to_seat: int
    reason: Problem


@dataclass(frozen=True, slots=True)
class Broken:
    """A table that is closed, and why this one."""

    table: int
    reason: Problem


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance:
    """The tables closed and the moves made, both in order, and the tables as they then stand.

    `is_final` says that all now sit at one table, the final, whose seats are drawn anew if the
    club wants it so.
    """

    broken: tuple[Broken, ...]
    moves: tuple[Move, ...]
    tables: tuple[SeatedTable, ...]
    is_final: bool

    @property
    def is_needed(self) -> bool:
        """Whether anybody has to move."""
        return bool(self.moves)
