"""What is wrong with the stages of a tournament taken together."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant
from tournaments.domain.stages.advancing_rules import NobodyAdvances, TopOverall
from tournaments.domain.stages.choices import CarryOver
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.settings_problems import settings_problems
from tournaments.domain.stages.stage_list_data import at_stage

MOST_STAGES = 10


def stage_list_problems(stages: Sequence[StageSettings], variant: Variant) -> list[Problem]:
    """Every problem of every stage and of their order; fields are as "stages.0.hands", from 0."""
    found = [*_number_problems(len(stages)), *_end_problems(stages), *_step_problems(stages)]
    for index, settings in enumerate(stages):
        found += (at_stage(index, one) for one in settings_problems(settings, variant))
    return found


def _number_problems(stages: int) -> Iterator[Problem]:
    if not 1 <= stages <= MOST_STAGES:
        yield problem("stages.number", _NUMBER, field="stages", least=1, most=MOST_STAGES)


def _end_problems(stages: Sequence[StageSettings]) -> Iterator[Problem]:
    """The first has nothing to carry over; only the last has nobody going on."""
    if stages and stages[0].carry_over is not CarryOver.NONE:
        yield _at("nothing_to_carry", _NOTHING_TO_CARRY, 0, "carry_over")
    for index, settings in enumerate(stages):
        is_last = index == len(stages) - 1
        if is_last and not isinstance(settings.advancing, NobodyAdvances):
            yield _at("no_stage_to_go_on_to", _NO_NEXT, index, "advancing")
        if not is_last and isinstance(settings.advancing, NobodyAdvances):
            yield _at("nobody_goes_on", _NOBODY, index, "advancing")


def _step_problems(stages: Sequence[StageSettings]) -> Iterator[Problem]:
    for index, (before, after) in enumerate(pairwise(stages)):
        if after.carry_over is not CarryOver.NONE and before.counting is not after.counting:
            yield _at("carries_another_count", _OTHER_COUNT, index + 1, "carry_over")
        if after.carry_over is not CarryOver.NONE and after.puts_out_for_good:
            yield _at("carries_into_elimination", _INTO_ELIMINATION, index + 1, "carry_over")
        too_few = isinstance(before.advancing, TopOverall) and (
            before.advancing.players < after.sizes.smallest
        )
        if too_few:
            yield _at("too_few_for_a_table", _TOO_FEW, index, "advancing")


def _at(reason: str, text: str, index: int, name: str) -> Problem:
    return problem(f"stages.{reason}", text, field=f"stages.{index}.{name}", stage=index + 1)


_NUMBER = translatable("A tournament has {least} to {most} stages.")
_NOTHING_TO_CARRY = translatable("The first stage has nothing to carry over.")
_NO_NEXT = translatable("Stage {stage} is the last: there is none to go on to.")
_NOBODY = translatable("Say who goes on from stage {stage}: another follows it.")
_OTHER_COUNT = translatable("Stage {stage} counts something else than the one before it.")
_INTO_ELIMINATION = translatable(
    "In stage {stage} players are put out for good, so everybody begins from zero."
)
_TOO_FEW = translatable("Fewer go on from stage {stage} than sit at a table of the next one.")
