"""The search: the cheapest swap of somebody in conflict, never straight back, again and again."""

from collections.abc import Callable
from dataclasses import dataclass

from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.prices import Prices
from tournaments.domain.schedule.search.board import Board, Plan
from tournaments.domain.schedule.search.exposure import count_exposure, draw_plan
from tournaments.domain.schedule.search.moves import Memory, Sizes, find_cheapest, pick_places

SHORTEST_BAR, LONGEST_BAR = 4, 20
_BAR_SPAN = LONGEST_BAR - SHORTEST_BAR + 1
PATIENCE = 300
"""Moves without anything better before a fresh start: more won nothing in any field tried."""


@dataclass(slots=True)
class Found:
    """The best plan so far and its cost."""

    plan: Plan
    cost: int


@dataclass(frozen=True, slots=True)
class Task:
    """What to search for: `codes` and `exposure` are what stands before the first round.

    The search is over when a plan costs no more than `target`, or `go_on` (asked with the steps
    made and the best so far) says no. A step is to look at one place, a round and a player,
    for somebody to change it with: its price grows with the field and with nothing else.
    """

    rounds: int
    sizes: tuple[int, ...]
    codes: list[list[int]]
    exposure: list[int]
    even: bool
    prices: Prices
    target: int
    chance: Chance
    go_on: Callable[[int, Found], bool]


def search_plan(task: Task, start: Plan | None = None) -> Found:
    """The cheapest plan found; begun with `start`, then from one at random whenever stuck.

    At one table there is nothing to choose.
    """
    plan = start or _draw(task)
    best = Found(plan, Board(plan, task.codes, task.prices).cost)
    steps = 0
    while len(task.sizes) > 1 and best.cost > task.target and task.go_on(steps, best):
        steps = _descend(task, plan, best, steps)
        plan = _draw(task)
    return best


def _draw(task: Task) -> Plan:
    return draw_plan(task.rounds, task.sizes, task.exposure, task.chance, even=task.even)


def _descend(task: Task, plan: Plan, best: Found, steps: int) -> int:
    """Improve one plan until nothing better has been found for long; returns all steps made."""
    board = Board(plan, task.codes, task.prices)
    sizes = Sizes(task.sizes, count_exposure(plan, task.exposure) if task.even else None)
    memory = Memory()
    lowest, since = board.cost, 0
    while since < PATIENCE and best.cost > task.target and task.go_on(steps, best):
        steps, since = steps + _move(task, board, sizes, memory, lowest), since + 1
        if board.cost < lowest:
            lowest, since = board.cost, 0
        if board.cost < best.cost:
            best.plan, best.cost = board.copy_plan(), board.cost
    return steps


def _move(task: Task, board: Board, sizes: Sizes, memory: Memory, lowest: int) -> int:
    """Make one swap, if there is any that is not barred; returns the steps it took."""
    memory.now += 1
    places = pick_places(board, task.chance)
    swaps = find_cheapest(board, sizes, places, memory, lowest - board.cost)
    if swaps:
        number, one, other = task.chance.choose(swaps)
        table_of = board.table_of[number]
        sizes.swap(one, other, table_of[one], table_of[other])
        board.swap(number, one, other)
        memory.bar((number, one, other), SHORTEST_BAR + task.chance.below(_BAR_SPAN))
    return max(1, len(places))
