"""The cards a player holds, as a few numbers that a search can take apart quickly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from scoring.cards import Card, Rank, Suit

# The ladder of a suit: a low ace on step 1, the two on 2, … the ace on 14.
LOW_ACE = 1
HIGHEST = int(Rank.ACE)
SUITS = tuple(Suit)

# One suit's naturals are one number, two bits for each step: how often its card is held.
SuitKey = int
SuitKeys = tuple[SuitKey, SuitKey, SuitKey, SuitKey]
MOST_COPIES = 3
# One bit for each step, on the lower of its two.
EACH_STEP = sum(1 << 2 * step for step in range(HIGHEST + 1))


class Holding(NamedTuple):
    """The naturals of each suit ♠ ♥ ♦ ♣, and how many wild cards."""

    suits: SuitKeys
    wilds: int

    def without_natural(self, suit: int, step: int) -> Holding:
        """The same cards less one natural."""
        suits = list(self.suits)
        suits[suit] -= 1 << 2 * step
        return Holding((suits[0], suits[1], suits[2], suits[3]), self.wilds)


def hold(naturals: Mapping[Card, int], wilds: int) -> Holding:
    """Cards with their numbers, at most three of a kind, as a holding."""
    suits = [0, 0, 0, 0]
    for card, count in naturals.items():
        suit, unit = _PLACES[card]
        suits[suit] += unit * count
    return Holding((suits[0], suits[1], suits[2], suits[3]), wilds)


def count_at(key: SuitKey, step: int) -> int:
    """How many of the card on this step a suit holds."""
    return key >> 2 * step & MOST_COPIES


def list_steps(key: SuitKey) -> Iterator[tuple[int, int]]:
    """The steps whose card is held, from the lowest, each with its number of cards."""
    while key:
        step = lowest_step(key)
        yield step, count_at(key, step)
        key &= -1 << 2 * step + 2


def lowest_step(key: SuitKey) -> int:
    """The lowest step whose card is held. The key is not 0."""
    return ((key & -key).bit_length() - 1) // 2


def mark_steps(key: SuitKey) -> int:
    """A bit for each step whose card is held, however often."""
    return (key | key >> 1) & EACH_STEP


def card_on(step: int, suit: int) -> Card:
    """The card on a step of a suit's ladder."""
    return _LADDERS[suit][step - LOW_ACE]


_LADDERS = tuple(tuple(Card(rank, suit) for rank in (Rank.ACE, *sorted(Rank))) for suit in SUITS)
_PLACES = {
    Card(rank, suit): (place, 1 << 2 * rank) for rank in Rank for place, suit in enumerate(SUITS)
}
