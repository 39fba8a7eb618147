"""Every meld that can be made of one suit and begins with its lowest card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from scoring.best_lay_down.holding import HIGHEST, LOW_ACE, SuitKey, count_at, lowest_step


class SuitMeld(NamedTuple):
    """A meld: what it leaves of the suit, how many jokers it takes, what it scores.

    `bottom` and `top` are the ends of a run; an identical set has `top` 0.
    """

    rest: SuitKey
    jokers: int
    score: int
    bottom: int
    top: int


@dataclass(frozen=True, slots=True)
class SuitShape:
    """What can be melded inside a suit: runs and, with two or more decks, identical sets.

    `identical` are the least and the most cards of such a set, None where it is no set.
    """

    least_run: int
    lowest: int
    identical: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class SuitScores:
    """The score of a natural and of a joker, by step."""

    naturals: tuple[int, ...]
    jokers: tuple[int, ...]


def list_suit_melds(
    shape: SuitShape, scores: SuitScores, key: SuitKey, jokers: int
) -> Iterator[SuitMeld]:
    """Melds whose lowest natural is the lowest card of the key, with at most so many jokers.

    A run takes the natural wherever there is one: a joker in its place would do as well at
    an end. Only where the ladder may be too short for that are both tried.
    """
    step = lowest_step(key)
    if shape.identical:
        yield from _list_identical(shape.identical, scores, key, step, jokers)
    for run, naturals in _list_runs(shape, scores, key, step, jokers):
        yield run
        if jokers > run.jokers and _may_be_too_long(shape, run, jokers):
            yield from _swap_naturals(scores, run, naturals, jokers)


def list_low_ace_runs(
    shape: SuitShape, scores: SuitScores, key: SuitKey, jokers: int
) -> Iterator[SuitMeld]:
    """Runs that begin with an ace of the key as the low one."""
    for run, naturals in _list_runs(shape, scores, key, LOW_ACE, jokers):
        yield run
        if jokers > run.jokers and _may_be_too_long(shape, run, jokers):
            yield from _swap_naturals(scores, run, naturals, jokers)


def _list_runs(
    shape: SuitShape, scores: SuitScores, key: SuitKey, first: int, jokers: int
) -> Iterator[tuple[SuitMeld, list[int]]]:
    """Runs from a natural up, with jokers in the gaps and beyond the ends."""
    score, gaps, rest = 0, 0, key
    naturals: list[int] = []
    for step in range(first, HIGHEST + 1):
        place = 2 * (step if step > LOW_ACE else HIGHEST)
        if rest >> place & 3:
            rest -= 1 << place
            score += scores.naturals[step]
            naturals.append(step)
            run = SuitMeld(rest, gaps, score, first, step)
            for more in range(max(0, shape.least_run - (step - first + 1)), jokers - gaps + 1):
                longer = _extend(shape, scores, run, more)
                if longer is None:
                    break
                yield longer, naturals
        else:
            gaps += 1
            if gaps > jokers:
                return
            score += scores.jokers[step]


def _extend(shape: SuitShape, scores: SuitScores, run: SuitMeld, more: int) -> SuitMeld | None:
    """The run with more jokers beyond its ends, above first, for there they count most."""
    if not more:
        return run
    above = min(more, HIGHEST - run.top)
    bottom, top = run.bottom - more + above, run.top + above
    if bottom < shape.lowest:
        return None
    beyond = (*scores.jokers[bottom : run.bottom], *scores.jokers[run.top + 1 : top + 1])
    return SuitMeld(run.rest, run.jokers + more, run.score + sum(beyond), bottom, top)


def _may_be_too_long(shape: SuitShape, run: SuitMeld, jokers: int) -> bool:
    return run.top - run.bottom + 1 + jokers > HIGHEST - shape.lowest + 1


def _swap_naturals(
    scores: SuitScores, run: SuitMeld, naturals: list[int], jokers: int
) -> Iterator[SuitMeld]:
    """The same run with jokers in the place of naturals between its ends."""
    for number in range(1, jokers - run.jokers + 1):
        for swapped in combinations(naturals[1:-1], number):
            score = sum(scores.jokers[step] - scores.naturals[step] for step in swapped)
            rest = run.rest + sum(1 << 2 * step for step in swapped)
            yield SuitMeld(rest, run.jokers + number, run.score + score, run.bottom, run.top)


def _list_identical(
    sizes: tuple[int, int], scores: SuitScores, key: SuitKey, step: int, jokers: int
) -> Iterator[SuitMeld]:
    """Sets of one and the same card, jokers standing for more of it (variants.md §3.3)."""
    least, most = sizes
    for naturals in range(1, count_at(key, step) + 1):
        for added in range(max(0, least - naturals), min(jokers, most - naturals) + 1):
            score = naturals * scores.naturals[step] + added * scores.jokers[step]
            yield SuitMeld(key - (naturals << 2 * step), added, score, step, 0)
