"""Every run that the naturals of one suit can make with wilds between and beyond them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from scoring.best_lay_down.holding import HIGHEST, LOW_ACE, Holding, SuitKey, count_at, list_steps
from scoring.best_lay_down.shapes import LaidRun


class Run(NamedTuple):
    """A run from its first natural to its last; it may take wilds beyond both.

    `taken` are its naturals as they are held, a low ace on 14; `steps` a bit for each step
    on which one stands. `least_wilds` make it a run, `most_wilds` fit.
    """

    suit: int
    taken: SuitKey
    steps: int
    first: int
    last: int
    least_wilds: int
    most_wilds: int
    price: int


@dataclass(frozen=True, slots=True)
class RunShape:
    """A run: the least cards, the lowest step, whether wilds may stand side by side."""

    least_cards: int
    lowest: int
    neighbouring_wilds: bool
    least_naturals: int

    def room_beyond(self, first: int, last: int) -> tuple[int, int]:
        """How many wilds fit below and above."""
        below, above = first - self.lowest, HIGHEST - last
        return (below, above) if self.neighbouring_wilds else (min(1, below), min(1, above))


class RunLister:
    """Lists the runs of one suit, whose cards have the prices given by step.

    A run takes the natural of a step, if there is one, save on the steps that `kept` has a
    bit for: there it is tried both ways.
    """

    def __init__(self, shape: RunShape, prices: tuple[int, ...], wilds: int, kept: int) -> None:
        self._shape = shape
        self._prices = prices
        self._wilds = wilds
        self._kept = kept

    def list_runs(self, suit: int, key: SuitKey) -> list[Run]:
        """All runs, those first that lay most points."""
        runs = [run for first in self._list_firsts(key) for run in self._start(suit, key, first)]
        runs += self._list_wild_runs(suit)
        return sorted(runs, key=lambda run: (-run.price, run.least_wilds))

    def _list_firsts(self, key: SuitKey) -> Iterator[int]:
        if self._shape.lowest == LOW_ACE and count_at(key, HIGHEST):
            yield LOW_ACE
        yield from (step for step, _ in list_steps(key))

    def _start(self, suit: int, key: SuitKey, first: int) -> Iterator[Run]:
        start = Run(suit, 0, 0, first, first, 0, 0, 0)
        return self._climb(key, self._add(start, first), 0)

    def _climb(self, key: SuitKey, run: Run, gap: int) -> Iterator[Run]:
        """The run itself, unless it ends in a gap, and all that go on from it."""
        if not gap:
            yield from self._finish(run)
        step = run.last + gap + 1
        if step > HIGHEST:
            return
        held = count_at(key - run.taken, step)
        if held:
            yield from self._climb(key, self._add(run, step), 0)
        may_be_wild = not held or self._kept >> step & 1
        wilds = run.least_wilds + 1
        if may_be_wild and wilds <= self._wilds and (self._shape.neighbouring_wilds or not gap):
            yield from self._climb(key, run._replace(least_wilds=wilds), gap + 1)

    def _add(self, run: Run, step: int) -> Run:
        held = HIGHEST if step == LOW_ACE else step
        return run._replace(
            taken=run.taken + (1 << 2 * held),
            steps=run.steps | 1 << step,
            last=step,
            price=run.price + self._prices[held],
        )

    def _finish(self, run: Run) -> Iterator[Run]:
        """The run with the wilds it needs beyond its ends, if there are so many."""
        room = sum(self._shape.room_beyond(run.first, run.last))
        missing = max(0, self._shape.least_cards - (run.last - run.first + 1))
        if missing <= room and run.least_wilds + missing <= self._wilds:
            yield run._replace(
                least_wilds=run.least_wilds + missing,
                most_wilds=min(self._wilds, run.least_wilds + room),
            )

    def _list_wild_runs(self, suit: int) -> Iterator[Run]:
        """A run of wilds alone, from the lowest step up."""
        shape = self._shape
        if shape.least_naturals == 0 and shape.neighbouring_wilds:
            run = Run(suit, 0, 0, shape.lowest, shape.lowest - 1, 0, 0, 0)
            yield from self._finish(run)


def lay_run(shape: RunShape, run: Run, wilds: int) -> LaidRun:
    """The run with so many wilds in all, those beyond its ends above first."""
    gaps = run.last - run.first + 1 - run.steps.bit_count()
    below, above = shape.room_beyond(run.first, run.last)
    up = min(wilds - gaps, above)
    down = min(wilds - gaps - up, below)
    return LaidRun(run.suit, run.first - down, run.last + up, run.steps)


def take_run(holding: Holding, run: Run) -> Holding:
    """What a holding is left with when the run takes its naturals and the wilds it needs."""
    suits = list(holding.suits)
    suits[run.suit] -= run.taken
    return Holding((suits[0], suits[1], suits[2], suits[3]), holding.wilds - run.least_wilds)
