"""The next round of a stage: who sits with whom, made as the stage says."""

from tournaments.domain.rounds.by_hand import change_plan
from tournaments.domain.rounds.planned import PlannedRound, planned_from_data, planned_to_data
from tournaments.domain.rounds.planning import plan_rounds
from tournaments.domain.rounds.problems import planned_problems
from tournaments.domain.rounds.so_far import StageSoFar

__all__ = [
    "PlannedRound",
    "StageSoFar",
    "change_plan",
    "plan_rounds",
    "planned_from_data",
    "planned_problems",
    "planned_to_data",
]
