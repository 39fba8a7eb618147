"""From a request to a schedule: construct it or search for it, then seat everybody."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tournaments.domain.schedule.bounds import Bound, find_bound
from tournaments.domain.schedule.budget import Budget, Progress, Watch, make_budget
from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.constructions import construct_plan
from tournaments.domain.schedule.history import History, read_history
from tournaments.domain.schedule.prices import Prices, price_meetings
from tournaments.domain.schedule.quality import judge, name_rounds
from tournaments.domain.schedule.relabel import relabel
from tournaments.domain.schedule.request import Exposure, ScheduleRequest, insist_on_sense
from tournaments.domain.schedule.result import Schedule
from tournaments.domain.schedule.search import Task, search_plan
from tournaments.domain.schedule.search.board import Plan
from tournaments.domain.schedule.seats import seat_players


def _keep_on(_: Progress) -> bool:
    return True


@dataclass(slots=True)
class _Planning:
    """A request with what follows from it."""

    request: ScheduleRequest
    budget: Budget
    sizes: tuple[int, ...] = field(init=False)
    history: History = field(init=False)
    prices: Prices = field(init=False)
    bound: Bound = field(init=False)

    def __post_init__(self) -> None:
        request = self.request
        self.sizes = request.table_sizes()
        self.history = read_history(request)
        self.prices = price_meetings(request.preference)
        self.bound = find_bound(self.sizes, request.rounds, self.history, even=self.even)

    @property
    def even(self) -> bool:
        return self.request.exposure is Exposure.EVEN

    def chance(self, label: str) -> Chance:
        return Chance(self.request.seed, label)


def plan_schedule(
    request: ScheduleRequest,
    *,
    watch: Watch = _keep_on,
    clock: Callable[[], float] = time.thread_time,
) -> Schedule:
    """Plan the rounds of a request; those played stay as they are.

    Equal requests give equal schedules on every machine unless `ending` is CLOCK or STOPPED.
    `watch` is told of the progress and may stop the search. Who must not meet does so only when
    no better plan was found; `quality.broken` names them. `RuleBroken`: `schedule.*` or
    `table_sizes.*`, every reason why there can be no such schedule.
    """
    insist_on_sense(request)
    budget = make_budget(request, clock, watch)
    planning = _Planning(request, budget)
    plan = _find_plan(planning)
    plan = seat_players(plan, planning.history.seats, planning.chance("seats"))
    seconds = clock() - budget.begun
    return Schedule(
        rounds=name_rounds(request, plan),
        quality=judge(request, planning.history, plan, planning.bound, seconds),
        ending=budget.ending,
        steps=budget.made,
    )


def _find_plan(planning: _Planning) -> Plan:
    """A construction where there is one, and the search for what it leaves to be wished."""
    request, history = planning.request, planning.history
    task = Task(
        rounds=request.rounds,
        sizes=planning.sizes,
        codes=history.codes,
        exposure=history.exposure,
        even=planning.even,
        prices=planning.prices,
        target=planning.bound.least_cost(request.preference),
        chance=planning.chance("search"),
        go_on=planning.budget.allows,
    )
    return search_plan(task, _construct(planning)).plan


def _construct(planning: _Planning) -> Plan | None:
    sizes, history = planning.sizes, planning.history
    if sizes[0] != sizes[-1] or not history.fresh:
        return None
    plan = construct_plan(len(sizes), sizes[0], planning.request.rounds)
    if plan is None:
        return None
    return relabel(plan, history.codes, planning.prices, planning.chance("labels"))
