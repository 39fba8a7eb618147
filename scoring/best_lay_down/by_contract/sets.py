"""What the cards that no run takes can make of sets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scoring.best_lay_down.holding import SUITS, Holding, count_at
from scoring.best_lay_down.prices import Prices
from scoring.cards import Rank

RANKS = tuple(sorted(map(int, Rank)))


class RankHeld(NamedTuple):
    """The naturals of a rank: how many, and their points together."""

    rank: int
    naturals: int
    price: int


def list_ranks(prices: Prices, holding: Holding) -> Iterator[RankHeld]:
    """Every rank of which there are naturals."""
    for rank in RANKS:
        counts = [count_at(key, rank) for key in holding.suits]
        if any(counts):
            price = sum(
                count * suit[rank] for count, suit in zip(counts, prices.naturals, strict=True)
            )
            yield RankHeld(rank, sum(counts), price)


def list_naturals(holding: Holding, rank: int) -> list[int]:
    """The suits of all naturals of a rank."""
    return [suit for suit in range(len(SUITS)) for _ in range(count_at(holding.suits[suit], rank))]
