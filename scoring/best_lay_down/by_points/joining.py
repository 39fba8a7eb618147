"""Sharing jokers out between parts of a hand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from scoring.best_lay_down.by_points.scores import second_part

KEPT = 1 << 12
# Best scores with at most 0, 1, 2 … jokers.
ByJokers = tuple[int, ...]
# Scores of which none is beaten in both its parts, those that leave least in hand first,
# so that each opens dearer than the one before it.
Front = tuple[int, ...]
FrontsByJokers = tuple[Front, ...]


@lru_cache(maxsize=KEPT)
def join(left: ByJokers, right: ByJokers) -> ByJokers:
    """The best of two parts together, by the jokers that both may take."""
    return tuple(
        max([left[own] + right[jokers - own] for own in range(jokers + 1)])
        for jokers in range(len(left))
    )


def make_ramp(score: int, most: int, jokers: int) -> ByJokers:
    """A part in which each joker scores the same, and at most so many fit."""
    return tuple(score * min(most, number) for number in range(jokers + 1))


@lru_cache(maxsize=KEPT)
def join_fronts(left: FrontsByJokers, right: FrontsByJokers) -> FrontsByJokers:
    """The unbeaten scores of two parts together, by the jokers that both may take."""
    return tuple(
        keep_unbeaten(
            own + other
            for taken in range(jokers + 1)
            for own in left[taken]
            for other in right[jokers - taken]
        )
        for jokers in range(len(left))
    )


def keep_unbeaten(scores: Iterable[int]) -> Front:
    """The front of some scores."""
    kept: list[int] = []
    dearest = -1
    for score in sorted(scores, reverse=True):
        if second_part(score) > dearest:
            dearest = second_part(score)
            kept.append(score)
    return tuple(kept)


def as_fronts(best: ByJokers) -> FrontsByJokers:
    """A part that has one score for each number of jokers."""
    return tuple((score,) for score in best)
