"""What a suit can score where fewest points left and a dear opening ask for different melds."""

from __future__ import annotations

from functools import lru_cache

from scoring.best_lay_down.by_points.joining import FrontsByJokers, keep_unbeaten
from scoring.best_lay_down.by_points.suit_melds import SuitScores, SuitShape
from scoring.best_lay_down.by_points.suit_table import SuitTable, put_aside
from scoring.best_lay_down.holding import SuitKey

KEPT = 1 << 11


class FrontTable(SuitTable):
    """Holds every unbeaten score of a suit for each number of jokers."""

    def __init__(self, shape: SuitShape, scores: SuitScores, jokers: int) -> None:
        super().__init__(shape, scores, jokers)
        # All unbeaten scores of these cards, by the number of jokers they may take.
        self.fronts = lru_cache(maxsize=KEPT)(self._find_fronts)

    def reaches(self, key: SuitKey, jokers: int, score: int) -> bool:
        """Whether this is one of the unbeaten scores."""
        return score in self.fronts(key)[jokers]

    def _find_fronts(self, key: SuitKey) -> FrontsByJokers:
        if not key:
            return ((0,),) * (self._jokers + 1)
        found = [set(front) for front in self.fronts(put_aside(key))]
        for meld in self.list_melds(key):
            others = self.fronts(meld.rest)
            for jokers in range(meld.jokers, self._jokers + 1):
                found[jokers].update(meld.score + other for other in others[jokers - meld.jokers])
        return tuple(map(keep_unbeaten, found))
