"""A lay-down as a search finds it."""

from __future__ import annotations

from typing import NamedTuple

from scoring.best_lay_down.by_points.joining import ByJokers
from scoring.best_lay_down.by_points.shares import Share
from scoring.best_lay_down.by_points.suit_table import SuitTable
from scoring.best_lay_down.by_points.target import RankChoice
from scoring.best_lay_down.holding import SuitKeys

# The sets taken, the last one first.
Taken = tuple[RankChoice, "Taken"] | None


class Branch(NamedTuple):
    """Sets taken, and what is left of the suits and jokers.

    `room` is what jokers score that join sets which are sets without them.
    """

    sets: Taken
    joker_set: int
    suits: SuitKeys
    jokers: int
    room: ByJokers


class Plan(NamedTuple):
    """A branch, and how its jokers are shared out: to the suits, and to the sets with room.

    `score` is that of all together. The tables know the melds of each suit.
    """

    score: int
    branch: Branch
    shares: list[Share]
    tables: tuple[SuitTable, ...]
