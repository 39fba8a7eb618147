"""The most that one suit's cards can score in melds of their own, kept for the next time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import lru_cache

from scoring.best_lay_down.by_points.joining import ByJokers
from scoring.best_lay_down.by_points.suit_melds import (
    SuitMeld,
    SuitScores,
    SuitShape,
    list_runs,
    list_suit_melds,
)
from scoring.best_lay_down.holding import HIGHEST, LOW_ACE, SuitKey, lowest_step

KEPT = 1 << 11
# A mark on a key: its aces may still begin runs. It sits on the step of the low ace.
LOW_ACE_OPEN = 1 << 2 * LOW_ACE


class SuitTable(ABC):
    """What any cards of a suit score, and which melds do it.

    Suits meet only in sets, so that between two choices of sets most suits stay as they
    were, and so do most suits from hand to hand: what is kept is found again.
    """

    def __init__(self, shape: SuitShape, scores: SuitScores, jokers: int) -> None:
        self._shape = shape
        self._scores = scores
        self._jokers = jokers

    @abstractmethod
    def reaches(self, key: SuitKey, jokers: int, score: int) -> bool:
        """Whether it holds this score for these cards with at most so many jokers."""

    def trace(self, key: SuitKey, jokers: int, score: int) -> Iterator[tuple[SuitMeld, SuitKey]]:
        """Melds that make up a score the table holds, each with the cards it was taken from."""
        while score:
            rest = put_aside(key)
            if self.reaches(rest, jokers, score):
                key = rest
                continue
            meld = self._find_last(key, jokers, score)
            yield meld, key
            key, jokers, score = meld.rest, jokers - meld.jokers, score - meld.score

    def list_melds(self, key: SuitKey) -> Iterator[SuitMeld]:
        """Melds that begin with the lowest card, or with a low ace as long as that is open."""
        if not key & LOW_ACE_OPEN:
            return list_suit_melds(self._shape, self._scores, key, self._jokers)
        if key >> 2 * HIGHEST:
            return list_runs(self._shape, self._scores, key, LOW_ACE, self._jokers)
        return iter(())

    def _find_last(self, key: SuitKey, jokers: int, score: int) -> SuitMeld:
        return next(
            meld
            for meld in self.list_melds(key)
            if meld.jokers <= jokers
            and self.reaches(meld.rest, jokers - meld.jokers, score - meld.score)
        )


class MostTable(SuitTable):
    """Holds the one best score for each number of jokers."""

    def __init__(self, shape: SuitShape, scores: SuitScores, jokers: int) -> None:
        super().__init__(shape, scores, jokers)
        self.most = lru_cache(maxsize=KEPT)(self._find_most)

    def reaches(self, key: SuitKey, jokers: int, score: int) -> bool:
        """Whether this is the best score."""
        return self.most(key)[jokers] == score

    def _find_most(self, key: SuitKey) -> ByJokers:
        if not key:
            return (0,) * (self._jokers + 1)
        best = list(self.most(put_aside(key)))
        for meld in self.list_melds(key):
            others = self.most(meld.rest)
            for jokers in range(meld.jokers, self._jokers + 1):
                score = meld.score + others[jokers - meld.jokers]
                best[jokers] = max(best[jokers], score)
        return tuple(best)


def put_aside(key: SuitKey) -> SuitKey:
    """The key without one of its lowest cards, or without the mark, which comes first."""
    return key - (1 << 2 * lowest_step(key))
