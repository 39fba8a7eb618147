"""What was typed about all stages becomes their settings."""

from collections.abc import Mapping, Sequence

from scoring.problems import Problem, RuleBroken, insist
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.stage_list_data import stages_from_data
from tournaments.web.rounds.stage_answers import read_stage


def read_list(
    data: Mapping[str, str], before: Sequence[StageSettings]
) -> tuple[StageSettings, ...]:
    """The settings of each stage; `RuleBroken` with all that cannot be read, at its field."""
    problems: list[Problem] = []
    read = [read_stage(index, data, one, problems) for index, one in enumerate(before)]
    try:
        stages = stages_from_data(read)
    except RuleBroken as broken:
        problems += broken.problems
    insist(problems)
    return stages
