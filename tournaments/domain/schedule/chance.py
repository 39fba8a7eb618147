"""Chance that comes out the same on every machine and Python."""

import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

Thing = TypeVar("Thing")


class Chance:
    """Numbers that follow from a seed and a label.

    Only `random()` itself is drawn on: it alone is promised never to change with Python's version.
    """

    __slots__ = ("_next",)

    def __init__(self, seed: str, label: str) -> None:
        digest = hashlib.sha256(f"{label}\n{seed}".encode()).digest()
        self._next = random.Random(int.from_bytes(digest, "big")).random  # noqa: S311 (no secret)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        return int(self._next() * limit)

    def choose(self, things: Sequence[Thing]) -> Thing:
        """One of them."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[Thing]) -> None:
        """Bring a list into an order of chance."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
