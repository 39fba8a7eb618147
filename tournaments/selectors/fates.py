"""What became of whom as the stages of a tournament followed each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tournaments.domain.stages.standings import StageStandings
from tournaments.selectors.overall import Placed


class Fate(Enum):
    """Whether he is in the stage still, or, once another has begun, whether he went on to it."""

    IN_IT = "in_it"
    WENT_ON = "went_on"
    CUT = "cut"


@dataclass(frozen=True, slots=True)
class Played:
    """What somebody played in all stages together."""

    hands_played: int = 0
    hands_won: int = 0
    kalukis: int = 0
    buy_ins: int = 0


Fields = Sequence[frozenset[int]]
"""The entries of each stage that has begun, in order."""


def fields_of(ranked: Sequence[StageStandings]) -> Fields:
    """Who is in which stage; `ranked` are the standings of those that have begun."""
    return [frozenset(line.entry for line in standings.lines) for standings in ranked]


def fate_in(placed: Placed, fields: Fields) -> Fate:
    """His fate in the stage his line is of. Who has no place there was not in it to be cut."""
    if placed.stage is None or placed.place is None:
        return Fate.IN_IT
    later = fields[placed.stage :]
    if any(placed.entry in field for field in later):
        return Fate.WENT_ON
    return Fate.CUT if later else Fate.IN_IT


def add_up_stages(ranked: Sequence[StageStandings]) -> dict[int, Played]:
    """What everybody played in the stages that have begun, by entry id."""
    played: dict[int, Played] = {}
    for standings in ranked:
        for line in standings.lines:
            before, row = played.get(line.entry, Played()), line.row
            played[line.entry] = Played(
                hands_played=before.hands_played + row.hands_played,
                hands_won=before.hands_won + row.hands_won,
                kalukis=before.kalukis + row.kalukis,
                buy_ins=before.buy_ins + row.buy_ins,
            )
    return played
