"""From a request to a schedule: construct it or search for it, then seat everybody."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from tournaments.domain.schedule.bounds import Bound, find_bound
from tournaments.domain.schedule.budget import Budget, Watch, keep_on, make_budget
from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.constructions import construct_plan
from tournaments.domain.schedule.history import History, read_history
from tournaments.domain.schedule.prices import Prices, price_forbidden, price_meetings
from tournaments.domain.schedule.quality import count_repeats, judge, name_rounds
from tournaments.domain.schedule.relabel import relabel
from tournaments.domain.schedule.request import Exposure, ScheduleRequest, insist_on_sense
from tournaments.domain.schedule.result import Schedule
from tournaments.domain.schedule.search import Task, search_plan
from tournaments.domain.schedule.search.board import Plan
from tournaments.domain.schedule.seats import seat_players

APART_FIRST = 5
"""This part of the steps goes into keeping people apart before repeats are looked at."""


@dataclass(frozen=True, slots=True)
class _Planning:
    """A request with what follows from it."""

    request: ScheduleRequest
    budget: Budget
    sizes: tuple[int, ...]
    history: History
    prices: Prices

    def chance(self, label: str) -> Chance:
        return Chance(self.request.seed, label)

    def bound(self, *, even: bool) -> Bound:
        return find_bound(self.sizes, self.request.rounds, self.history, even=even)

    def task(self, *, even: bool) -> Task:
        """What to search for, exposures even or not."""
        preference = self.request.preference
        return Task(
            rounds=self.request.rounds,
            sizes=self.sizes,
            codes=self.history.codes,
            exposure=self.history.exposure,
            even=even,
            prices=self.prices,
            target=self.bound(even=even).least_cost(preference),
            chance=self.chance("search"),
            go_on=self.budget.allows,
        )


def plan_schedule(
    request: ScheduleRequest,
    *,
    watch: Watch = keep_on,
    clock: Callable[[], float] = time.thread_time,
) -> Schedule:
    """Plan the rounds of a request; those played stay as they are.

    Equal requests give equal schedules on every machine unless `ending` is CLOCK or STOPPED.
    `watch` is told of the progress and may stop the search. Who must not meet does so only when
    no plan without it was found; `quality.broken` names them. Even exposures yield to that.
    `RuleBroken`: `schedule.*` or `table_sizes.*`, every reason why there can be no such schedule.
    """
    insist_on_sense(request)
    budget = make_budget(request, clock, watch, partial(count_repeats, request))
    prices = price_meetings(request.preference)
    planning = _Planning(request, budget, request.table_sizes(), read_history(request), prices)
    plan, bound = _find_plan(planning)
    plan = seat_players(plan, planning.history.seats, planning.chance("seats"))
    seconds = clock() - budget.begun
    return Schedule(
        rounds=name_rounds(request, plan),
        quality=judge(request, planning.history, plan, bound, seconds),
        ending=budget.ending,
        steps=budget.made,
    )


def _find_plan(planning: _Planning) -> tuple[Plan, Bound]:
    """A construction where there is one, and the search for what it leaves to be wished."""
    start, even = _construct(planning), planning.request.exposure is Exposure.EVEN
    if start is None and planning.request.apart:
        start, even = _keep_apart(planning, even=even)
    return search_plan(planning.task(even=even), start).plan, planning.bound(even=even)


def _construct(planning: _Planning) -> Plan | None:
    sizes, history = planning.sizes, planning.history
    if sizes[0] != sizes[-1] or not history.fresh:
        return None
    plan = construct_plan(len(sizes), sizes[0], planning.request.rounds)
    if plan is None:
        return None
    return relabel(plan, history.codes, planning.prices, planning.chance("labels"))


def _keep_apart(planning: _Planning, *, even: bool) -> tuple[Plan | None, bool]:
    """A plan to begin with in which nobody meets whom he must not, and whether exposures are even.

    They have to yield where they leave no such plan: who sits with his spouse minds more than who
    sits at a smaller table once more.
    """
    task = replace(
        planning.task(even=even),
        prices=price_forbidden(planning.prices),
        target=0,
        chance=planning.chance("apart"),
        go_on=partial(planning.budget.allows_first, part=APART_FIRST),
    )
    found = search_plan(task)
    planning.budget.begin_main()
    return (found.plan, even) if found.cost == 0 else (None, False)
