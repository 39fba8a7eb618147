"""From the standings and what was played to the tables of the next round."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.schedule.bounds import find_bound
from tournaments.domain.schedule.by_standing.layout import lay_out
from tournaments.domain.schedule.by_standing.ranks import Ranks
from tournaments.domain.schedule.by_standing.search import Tables, search_round
from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.history import History, read_history
from tournaments.domain.schedule.quality import judge, name_rounds
from tournaments.domain.schedule.request import Exposure, Round, ScheduleRequest, request_problems
from tournaments.domain.schedule.result import Quality
from tournaments.domain.schedule.seats import seat_players

TRIES = 8
TRIED_PLAYERS = 320
"""So many tries, but no more than would look at so many players in all."""

_ONE_ROUND = translatable("Only the next round follows from the standings, not {rounds}.")


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingRound:
    """The round, its tables from the top of the standings down, and how good it is.

    `rank_span` is the mean over the tables of the ranks between their best and their last.
    """

    tables: Round
    quality: Quality
    rank_span: Fraction


def plan_by_standing(
    request: ScheduleRequest, *, clock: Callable[[], float] = time.thread_time
) -> StandingRound:
    """Plan the round after those played; `request.players` are in order of the standings, best
    first, and `rounds` is 1. Smaller tables are at the bottom, or with `exposure` even where those
    stand who sat at them least often.

    What counts, in this order: who must not meet does not; as few repeats as can be, a third
    meeting worse than two second ones; smaller tables in turn, and wishes; neighbours in the
    standings. Equal requests give
    equal rounds; there is no clock in it but that of the report. `preference`, `steps` and
    `seconds` are not looked at. `RuleBroken`: `schedule.*` or `table_sizes.*`.
    """
    begun = clock()
    insist((*request_problems(request), *_one_round(request)))
    sizes, history = request.table_sizes(), read_history(request)
    ranks = _best_round(request, sizes, history)
    plan = seat_players([ranks], history.seats, Chance(request.seed, "seats"))
    bound = find_bound(sizes, 1, history, even=False)
    return StandingRound(
        tables=name_rounds(request, plan)[0],
        quality=judge(request, history, plan, bound, clock() - begun),
        rank_span=Fraction(sum(max(table) - min(table) for table in ranks), len(ranks)),
    )


def _one_round(request: ScheduleRequest) -> Iterator[Problem]:
    if request.rounds != 1:
        rounds = request.rounds
        yield problem("schedule.only_the_next", _ONE_ROUND, field="rounds", rounds=rounds)


def _best_round(request: ScheduleRequest, sizes: tuple[int, ...], history: History) -> Tables:
    exposure = history.exposure if request.exposure is Exposure.EVEN else None
    sizes = lay_out(sizes, exposure)
    tries = max(1, min(TRIES, TRIED_PLAYERS // len(request.players)))
    chances = (Chance(request.seed, f"by standing {number}") for number in range(tries))
    found = (
        search_round(Ranks(sizes, history.codes, exposure), max(sizes), chance)
        for chance in chances
    )
    return min(found, key=lambda one: one.cost).tables
