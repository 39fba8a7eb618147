"""Telling from a score of all parts what each part has to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from scoring.best_lay_down.by_points.joining import ByJokers, FrontsByJokers, join, join_fronts


class Share(NamedTuple):
    """The jokers that a part may take, and what it then scores."""

    jokers: int
    score: int


def share_most(parts: Sequence[ByJokers], jokers: int) -> list[Share]:
    """A share for each part, that together make the most."""
    if not jokers:
        return [Share(0, part[0]) for part in parts]
    first, *others = parts
    if not others:
        return [Share(jokers, first[jokers])]
    together = reduce(join, others)
    _, own = max((first[own] + together[jokers - own], own) for own in range(jokers + 1))
    return [Share(own, first[own]), *share_most(others, jokers - own)]


def share_fronts(parts: Sequence[FrontsByJokers], jokers: int, score: int) -> list[Share]:
    """A share for each part, that together make the score. It is one that they can make."""
    first, *others = parts
    if not others:
        return [Share(jokers, score)]
    together = reduce(join_fronts, others)
    own = next(
        Share(taken, own)
        for taken in range(jokers + 1)
        for own in first[taken]
        if score - own in together[jokers - taken]
    )
    return [own, *share_fronts(others, jokers - own.jokers, score - own.score)]
