"""What a standings table is made from and of."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction


class Status(StrEnum):
    """What became of an entry, by the names the entries themselves use."""

    REGISTERED = "registered"
    WAITING = "waiting"
    CHECKED_IN = "checked_in"
    WITHDRAWN = "withdrawn"
    DISQUALIFIED = "disqualified"


_MAY_HAVE_A_PLACE = frozenset({Status.CHECKED_IN, Status.WITHDRAWN})


Figure = int | Fraction
"""An exact figure to compare by."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A finished match somebody sat in: its round and table, and his place there, from 1."""

    round_number: int
    table_number: int
    place: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What an entry has done so far. `total` is None before his first hand, never 0 for nothing.

    `left_at` says when somebody who `is_out` left: the higher the later, equal for those who left
    together (the number of the hand). None there means it is not known: before all others.

    A stage of several rounds adds: rounds that began without him; the figure that is counted and
    that of his best match, the lower the better; when he was put out of his last match, None if he
    was not; his place in the seating draw, 1 for the highest card; and whom he can have met.
    """

    entry: int
    status: Status = Status.CHECKED_IN
    total: int | None = None
    hands_played: int = 0
    hands_won: int = 0
    kalukis: int = 0
    buy_ins: int = 0
    is_out: bool = False
    left_at: int | None = None
    won_match: bool = False
    rounds_missed: int = 0
    counted: Figure | None = None
    best_match: Figure | None = None
    last_exit: int | None = None
    drawn: int | None = None
    meetings: tuple[Meeting, ...] = ()

    @property
    def is_ranked(self) -> bool:
        """Whether the entry has a place: it was present, is not disqualified and played a hand."""
        return self.status in _MAY_HAVE_A_PLACE and self.total is not None and self.hands_played > 0

    @property
    def is_beaten(self) -> bool:
        """Whether the entry left a match without winning it."""
        return self.is_out and not self.won_match


@dataclass(frozen=True, slots=True)
class Standing:
    """A row with its place, from 1; `place` is None for a row that has none."""

    row: Row
    place: int | None
    is_shared: bool = False
