"""From a stage so far to its next rounds, by the way its tables are made."""

from typing import assert_never

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.rounds.by_hand import rounds_left_problems
from tournaments.domain.rounds.by_schedule import plan_by_standings, plan_scheduled
from tournaments.domain.rounds.knocked_out import plan_knock_out_round
from tournaments.domain.rounds.planned import PlannedRound
from tournaments.domain.rounds.so_far import StageSoFar
from tournaments.domain.schedule import Watch, keep_on
from tournaments.domain.stages.choices import TableMaking

_DRAWN = translatable("The tables of this stage are drawn: make a seating draw.")
_BY_HAND = translatable("The tables of this stage are made by hand: say who sits where.")


def plan_rounds(so_far: StageSoFar, watch: Watch = keep_on) -> tuple[PlannedRound, ...]:
    """The next round, or all that are left where a schedule plans them at once.

    Equal input gives equal plans; `watch` is told how far a schedule is and may stop the search,
    for the best so far. `RuleBroken`: `round.drawn_by_cards`, `round.made_by_hand`,
    `round.none_left`, and those of the schedule, the knock-out and the table sizes.
    """
    insist(rounds_left_problems(so_far.settings, len(so_far.played)))
    match so_far.settings.tables_made:
        case TableMaking.DRAWN:
            raise RuleBroken((problem("round.drawn_by_cards", _DRAWN),))
        case TableMaking.MANUAL:
            raise RuleBroken((problem("round.made_by_hand", _BY_HAND),))
        case TableMaking.SCHEDULED:
            return plan_scheduled(so_far, watch)
        case TableMaking.BY_STANDING:
            return (plan_by_standings(so_far),)
        case TableMaking.WINNERS_ADVANCE:
            return (plan_knock_out_round(so_far),)
        case _:
            assert_never(so_far.settings.tables_made)
