"""Stages in order out of plain JSON, with everything that cannot be read of any of them."""

from collections.abc import Sequence
from dataclasses import replace

from scoring.problems import Problem, RuleBroken, insist
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.settings_data import settings_from_data


def stages_from_data(data: Sequence[object]) -> tuple[StageSettings, ...]:
    """The stages; `RuleBroken` with all problems of `settings_from_data`, each at its stage:
    "stages.0.hands", from 0.
    """
    stages: list[StageSettings] = []
    problems: list[Problem] = []
    for index, one in enumerate(data):
        try:
            stages.append(settings_from_data(one))
        except RuleBroken as broken:
            problems += (at_stage(index, found) for found in broken.problems)
    insist(problems)
    return tuple(stages)


def at_stage(index: int, found: Problem) -> Problem:
    """The problem with its field told among those of all stages."""
    field = f"stages.{index}" if found.field is None else f"stages.{index}.{found.field}"
    return replace(found, field=field)
