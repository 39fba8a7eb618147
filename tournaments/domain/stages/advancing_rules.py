"""Who goes on to the next stage: the rules that can be chosen, and their JSON."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TopOverall:
    """The first `players` of the stage's standings."""

    players: int


@dataclass(frozen=True, slots=True)
class TopPerTable:
    """The first `players` of each table, and the `next_best` of all the others."""

    players: int
    next_best: int = 0


@dataclass(frozen=True, slots=True)
class UnderTotal:
    """Everyone whose total is less than `points`."""

    points: int


@dataclass(frozen=True, slots=True)
class NobodyAdvances:
    """It is the last stage."""


LAST_STAGE = NobodyAdvances()
Advancing = TopOverall | TopPerTable | UnderTotal | NobodyAdvances

ADVANCING_RULES: dict[str, type[Advancing]] = {
    "top_overall": TopOverall,
    "top_per_table": TopPerTable,
    "under_total": UnderTotal,
    "nobody": NobodyAdvances,
}
"""The rules by the name they have in JSON; their numbers stand beside the name."""
