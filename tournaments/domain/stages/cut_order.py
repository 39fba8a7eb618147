"""In which order those who want to go on stand, and what parts equals.

The standings with their tie-breaks come first. Whom they leave equal the higher card of the seating
draw parts, whether or not it is one of the tie-breaks; who drew none is behind who drew one. Whom
that leaves equal too the director puts in order. Places in the standings stay shared all the same.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from tournaments.domain.stages.standings import StageLine, StageStandings
from tournaments.domain.standing_rows import Figure, Status
from tournaments.domain.tie_breaks import drawn_card

Key = TypeVar("Key", bound="tuple[Figure, ...]")
Decided = Sequence[int]
"""Entries in the order the director put them."""


def find_candidates(standings: StageStandings, without: Collection[int]) -> list[StageLine]:
    """Who can go on: ranked, present, and none of those who will not come."""
    return [
        line
        for line in standings.lines
        if line.place is not None and line.status is Status.CHECKED_IN and line.entry not in without
    ]


def group_overall(lines: Iterable[StageLine], decided: Decided) -> list[list[StageLine]]:
    """Groups of equals in the order of the standings, best first."""
    return group_by(lines, lambda line: decide(line, decided))


def decide(line: StageLine, decided: Decided) -> tuple[Figure, ...]:
    """Place in the standings, then the card drawn, then the director's word."""
    named = decided.index(line.entry) if line.entry in decided else len(decided)
    return line.place or 0, drawn_card(line.row), named


def group_by(lines: Iterable[StageLine], key: Callable[[StageLine], Key]) -> list[list[StageLine]]:
    """Groups with equal keys, the lowest first."""
    return [list(group) for _, group in groupby(sorted(lines, key=key), key=key)]
