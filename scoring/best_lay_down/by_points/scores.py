"""Two things to count at once, in one number: points laid down, points towards the opening."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from scoring.best_lay_down.prices import Prices

# Neither sum reaches this: 23 cards at 1,000 points.
SECOND = 1 << 16


class Aim(Enum):
    """What is to be most, the other deciding between equals."""

    LIGHT_HAND = "light_hand"
    DEAR_OPENING = "dear_opening"


def first_part(score: int) -> int:
    """What the aim is to make most."""
    return score // SECOND


def second_part(score: int) -> int:
    """The other."""
    return score % SECOND


@dataclass(frozen=True, slots=True)
class Scores:
    """The score of every card laid: naturals by suit and step, a joker by the step it is on.

    `in_joker_set` is a joker's in a set of jokers alone.
    """

    naturals: tuple[tuple[int, ...], ...]
    jokers: tuple[int, ...]
    in_joker_set: int

    def of_joker(self, rank: int | None) -> int:
        """A joker's score in a set of this rank, None being a set of jokers alone."""
        return self.in_joker_set if rank is None else self.jokers[rank]


def make_scores(aim: Aim, prices: Prices, values: tuple[int, ...], joker_set_value: int) -> Scores:
    """Scores for an aim. A low ace is held on 14 and laid on 1, so it has a price there too."""

    def both(price: int, value: int) -> int:
        light = aim is Aim.LIGHT_HAND
        return price * SECOND + value if light else value * SECOND + price

    naturals = tuple(
        (0, *(both(price, value) for price, value in zip(_with_low(suit), values[1:], strict=True)))
        for suit in prices.naturals
    )
    jokers = tuple(both(prices.wild, value) for value in values)
    return Scores(naturals, jokers, both(prices.wild, joker_set_value))


def _with_low(prices: tuple[int, ...]) -> tuple[int, ...]:
    return (prices[-1], *prices[2:])
