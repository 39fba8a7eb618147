"""What is wrong with who goes on from a stage."""

from collections.abc import Iterator
from typing import assert_never

from scoring.problems import Problem, translatable
from tournaments.domain.stages.advancing_rules import (
    NobodyAdvances,
    TopOverall,
    TopPerTable,
    UnderTotal,
)
from tournaments.domain.stages.choices import Counting
from tournaments.domain.stages.settings import StageSettings

FEWEST_OVERALL = 2
"""Nobody plays a stage alone."""


def advancing_problems(settings: StageSettings) -> Iterator[Problem]:
    """Every reason why nobody can go on by this rule; the field is `advancing`."""
    match settings.advancing:
        case TopOverall(players):
            if players < FEWEST_OVERALL:
                yield _problem("too_few", _TOO_FEW, least=FEWEST_OVERALL)
        case TopPerTable() as rule:
            yield from _per_table_problems(settings, rule)
        case UnderTotal(points):
            if points < 1:
                yield _problem("nobody_under", _NOBODY_UNDER)
            if settings.counting is not Counting.PENALTY_POINTS:
                yield _problem("no_total", _NO_TOTAL)
        case NobodyAdvances():
            return
        case _:
            assert_never(settings.advancing)


def _per_table_problems(settings: StageSettings, rule: TopPerTable) -> Iterator[Problem]:
    most = settings.sizes.smallest
    if not 1 <= rule.players <= most:
        yield _problem("per_table_out_of_range", _PER_TABLE, least=1, most=most)
    if rule.next_best < 0:
        yield _problem("next_best_negative", _NEXT_BEST)
    if settings.rounds != 1:
        yield _problem("per_table_needs_one_round", _ONE_ROUND)


def _problem(reason: str, text: str, **params: int) -> Problem:
    return Problem(f"stage.{reason}", text, tuple(sorted(params.items())), field="advancing")


_TOO_FEW = translatable("At least {least} players go on: nobody plays alone.")
_PER_TABLE = translatable("{least} to {most} players of each table can go on.")
_NEXT_BEST = translatable("The number of next best players cannot be less than 0.")
_ONE_ROUND = translatable(
    "The first of each table go on from a stage of one round; after several, the first overall."
)
_NOBODY_UNDER = translatable("Nobody is under a total of less than 1.")
_NO_TOTAL = translatable("Only a stage that counts penalty points has totals to be under.")
