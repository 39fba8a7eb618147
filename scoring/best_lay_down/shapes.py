"""What a search lays down, before the cards are named."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from scoring.best_lay_down.holding import HIGHEST, LOW_ACE, Holding


class LaidSet(NamedTuple):
    """A set: its rank (None for jokers alone), its naturals' suits by place, its wilds.

    `identical`: the wilds stand for the same card as the naturals.
    """

    rank: int | None
    naturals: tuple[int, ...]
    wilds: int
    identical: bool = False

    def take_from(self, holding: Holding) -> Holding:
        """The cards that are left of a holding."""
        for suit in self.naturals:
            holding = holding.without_natural(suit, self.rank or 0)
        return holding._replace(wilds=holding.wilds - self.wilds)


class LaidRun(NamedTuple):
    """A run of a suit from step to step; its naturals are a bit for each step."""

    suit: int
    bottom: int
    top: int
    naturals: int

    @property
    def steps(self) -> range:
        """Its steps from the bottom up."""
        return range(self.bottom, self.top + 1)

    def has_natural(self, step: int) -> bool:
        """Whether a natural stands there."""
        return bool(self.naturals >> step & 1)

    def take_from(self, holding: Holding) -> Holding:
        """The cards that are left of a holding."""
        for step in self.steps:
            if self.has_natural(step):
                held = HIGHEST if step == LOW_ACE else step
                holding = holding.without_natural(self.suit, held)
            else:
                holding = holding._replace(wilds=holding.wilds - 1)
        return holding


LaidMeld = LaidSet | LaidRun


def take_melds(holding: Holding, melds: Iterable[LaidMeld]) -> Holding:
    """What is left of a holding when the melds are laid."""
    for meld in melds:
        holding = meld.take_from(holding)
    return holding
