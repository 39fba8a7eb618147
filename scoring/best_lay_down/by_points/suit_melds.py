"""Every meld that can be made of one suit and begins with its lowest card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from scoring.best_lay_down.holding import (
    HIGHEST,
    LOW_ACE,
    MOST_COPIES,
    SuitKey,
    count_at,
    lowest_step,
)


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
    """Melds whose lowest natural is the lowest card of the key, with at most so many jokers."""
    step = lowest_step(key)
    if shape.identical:
        yield from _list_identical(shape.identical, scores, key, step, jokers)
    yield from list_runs(shape, scores, key, step, jokers)


def list_runs(
    shape: SuitShape, scores: SuitScores, key: SuitKey, first: int, jokers: int
) -> Iterator[SuitMeld]:
    """Runs from a natural up, with jokers in the gaps and beyond the ends.

    A run takes the natural wherever there is one. A joker in its place gains nothing: it
    fits at an end as well, or, where the run is too long for that, at an end of either half.
    And were that natural to make a meld with jokers only, the top card of the run makes a
    dearer one, and leaves its own place to the joker.
    """
    score, gaps, rest = 0, 0, key
    for step in range(first, HIGHEST + 1):
        place = 2 * (step if step > LOW_ACE else HIGHEST)
        if rest >> place & MOST_COPIES:
            rest -= 1 << place
            score += scores.naturals[step]
            run = SuitMeld(rest, gaps, score, first, step)
            yield from _extend(shape, scores, run, jokers - gaps)
        else:
            gaps += 1
            if gaps > jokers:
                return
            score += scores.jokers[step]


def _extend(shape: SuitShape, scores: SuitScores, run: SuitMeld, jokers: int) -> Iterator[SuitMeld]:
    """The run with jokers beyond its ends, if it takes any, as many as there are at most.

    Those above come first, for there they count most.
    """
    missing = max(0, shape.least_run - (run.top - run.bottom + 1))
    for more in range(missing, jokers + 1):
        above = min(more, HIGHEST - run.top)
        bottom, top = run.bottom - more + above, run.top + above
        if bottom < shape.lowest:
            return
        beyond = (*scores.jokers[bottom : run.bottom], *scores.jokers[run.top + 1 : top + 1])
        yield SuitMeld(run.rest, run.jokers + more, run.score + sum(beyond), bottom, top)


def _list_identical(
    sizes: tuple[int, int], scores: SuitScores, key: SuitKey, step: int, jokers: int
) -> Iterator[SuitMeld]:
    """Sets of one and the same card, jokers standing for more of it (variants.md §3.3)."""
    least, most = sizes
    for naturals in range(1, count_at(key, step) + 1):
        for added in range(max(0, least - naturals), min(jokers, most - naturals) + 1):
            score = naturals * scores.naturals[step] + added * scores.jokers[step]
            yield SuitMeld(key - (naturals << 2 * step), added, score, step, 0)
