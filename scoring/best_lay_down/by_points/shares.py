"""Telling from a score of all parts what each part has to do with it."""

from __future__ import annotations

from typing import NamedTuple

from scoring.best_lay_down.by_points.joining import FrontsByJokers, join_fronts


class Share(NamedTuple):
    """The jokers that a part may take, and what it then scores."""

    jokers: int
    score: int


def share_out(parts: list[FrontsByJokers], jokers: int, score: int) -> list[Share]:
    """A share for each part, that together make the score. It is one that they can make."""
    first, *others = parts
    if not others:
        return [Share(jokers, score)]
    together = others[0]
    for part in others[1:]:
        together = join_fronts(together, part)
    own = next(
        Share(taken, own)
        for taken in range(jokers + 1)
        for own in first[taken]
        if score - own in together[jokers - taken]
    )
    return [own, *share_out(others, jokers - own.jokers, score - own.score)]
