"""What a search found, kept as data until somebody takes it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from tournaments.domain.rounds.planned import (
    PlannedRound,
    planned_from_data,
    planned_to_data,
)
from tournaments.domain.rounds.so_far import StageSoFar
from tournaments.domain.schedule import Round


@dataclass(frozen=True, slots=True)
class FoundPlan:
    """The rounds found, in order, and the rounds `played` before them."""

    rounds: tuple[PlannedRound, ...]
    played: tuple[Round, ...]

    def fits(self, so_far: StageSoFar) -> bool:
        """Whether people and rounds are still those it was made for."""
        return (self.rounds[0].field, self.played) == (so_far.field, so_far.played)

    def to_data(self) -> dict[str, Any]:
        """As plain JSON."""
        played = [[list(table) for table in tables] for tables in self.played]
        return {"rounds": [planned_to_data(one) for one in self.rounds], "played": played}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The plan again."""
        return cls(
            rounds=tuple(planned_from_data(one) for one in data["rounds"]),
            played=tuple(tuple(tuple(table) for table in tables) for tables in data["played"]),
        )
