"""How long to search: steps decide, the clock and whoever watches only end it early."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from tournaments.domain.schedule.request import ScheduleRequest
from tournaments.domain.schedule.search import Found
from tournaments.domain.schedule.search.board import Plan

STEPS_A_SECOND = 250_000
"""So many are made in a second of CPU, on a slow machine, in a field of `USUAL_FIELD`."""

USUAL_FIELD = 20
USUAL_SECONDS = 2.0
REPORTS = 100
"""Told in so many parts of all steps."""


class Ending(StrEnum):
    """Why planning ended: there is nothing better, or the steps, the time, or somebody's patience
    ran out. Only the first two come out the same everywhere."""

    PROVEN = "proven"
    STEPS = "steps"
    CLOCK = "clock"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is: steps made, of how many, and the least cost so far (see `prices`)."""

    steps: int
    most_steps: int
    cost: int
    count: Callable[[], int]

    @property
    def repeats(self) -> int:
        """Those of the best plan so far, as `Quality` counts them; counted when asked for."""
        return self.count()


Watch = Callable[[Progress], bool]
"""Told of the progress now and then; False ends the search with the best so far."""


def keep_on(_: Progress) -> bool:
    """Nobody watches: the search goes on to its end."""
    return True


def usual_steps(players: int, seconds: float) -> int:
    """Steps that usually fit into that much CPU: each looks at as many swaps as there are others
    in the field."""
    return max(1, int(STEPS_A_SECOND * seconds * USUAL_FIELD / max(USUAL_FIELD, players)))


@dataclass(slots=True)
class Budget:
    """Says when to stop, and afterwards why."""

    steps: int
    seconds: float | None
    clock: Callable[[], float]
    watch: Watch
    count_repeats: Callable[[Plan], int]
    begun: float
    made: int = 0
    next_report: int = 0
    ending: Ending = Ending.PROVEN

    def allows(self, steps: int, best: Found) -> bool:
        """Whether one more step may be made after so many, the best so far being known."""
        self.made = steps
        if steps >= self.steps:
            self.ending = Ending.STEPS
        elif self.seconds is not None and self.clock() - self.begun > self.seconds:
            self.ending = Ending.CLOCK
        elif not self.goes_on(steps, best):
            self.ending = Ending.STOPPED
        return self.ending is Ending.PROVEN

    def allows_first(self, steps: int, best: Found, part: int) -> bool:
        """The same of a search before the main one, for one part in so many of the steps."""
        return steps < self.steps // part and self.goes_on(steps, best)

    def goes_on(self, steps: int, best: Found) -> bool:
        """Whether whoever watches wants it to go on; told each time a report is due."""
        return steps < self.next_report or self._report(steps, best)

    def begin_main(self) -> None:
        """Count anew for the main search: the next report is due at once."""
        self.next_report = 0

    def _report(self, steps: int, best: Found) -> bool:
        self.next_report = steps + self.steps // REPORTS
        count = partial(self.count_repeats, best.plan)
        return self.watch(Progress(steps, self.steps, best.cost, count))


def make_budget(
    request: ScheduleRequest,
    clock: Callable[[], float],
    watch: Watch,
    count_repeats: Callable[[Plan], int],
) -> Budget:
    """The budget a request asks for, the clock running; `count_repeats` judges for `watch`."""
    seconds = request.seconds or USUAL_SECONDS
    steps = request.steps or usual_steps(len(request.players), seconds)
    return Budget(steps, request.seconds, clock, watch, count_repeats, clock())
