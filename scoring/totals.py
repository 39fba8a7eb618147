"""Which totals some remainder can give at all, computed exactly.

A scorekeeper who only knows the points may enter them (variants.md §5); this says
whether there are cards that could have given them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

from scoring.cards import Card, Rank
from scoring.pack import Pack
from scoring.penalties import PenaltyTable, card_points

# (points of a card, how many cards there are at that price), cheapest first
Prices = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Totals:
    """A set of totals; bit t of `bits` stands for t points."""

    bits: int

    def __contains__(self, total: int) -> bool:
        return total >= 0 and bool(self.bits >> total & 1)

    def __iter__(self) -> Iterator[int]:
        return (total for total, bit in enumerate(bin(self.bits)[:1:-1]) if bit == "1")


def possible_totals(
    pack: Pack, table: PenaltyTable, wild_rank: Rank | None, max_cards: int
) -> frozenset[int]:
    """Every total, before doubling, that 1 … `max_cards` cards of the pack can give."""
    return frozenset(find_totals(pack, table, wild_rank, max_cards))


def find_totals(
    pack: Pack,
    table: PenaltyTable,
    wild_rank: Rank | None,
    max_cards: int,
    *,
    min_cards: int = 1,
    named: Iterable[Card] = (),
) -> Totals:
    """The totals, before doubling, of `min_cards` … `max_cards` cards of the pack.

    `named` are cards known to lie elsewhere, in hands that were counted card by card.
    They need their suit or colour where it matters: RuleBroken `card.suit_needed`.
    """
    prices = Counter(dict(_price_pack(pack, table, wild_rank)))
    prices.subtract(card_points(table, card, wild_rank) for card in named)
    return _sum_prices(tuple(sorted((+prices).items())), min_cards, max_cards)


@lru_cache(maxsize=256)
def _price_pack(pack: Pack, table: PenaltyTable, wild_rank: Rank | None) -> Prices:
    prices = Counter(card_points(table, card, wild_rank) for card in pack.cards())
    return tuple(sorted(prices.items()))


@lru_cache(maxsize=1024)
def _sum_prices(prices: Prices, min_cards: int, max_cards: int) -> Totals:
    """Bit t of `reached[k]` says that exactly k cards can be worth t points together."""
    most = min(max_cards, sum(count for _, count in prices))
    reached = [1] + [0] * most
    for points, count in prices:
        for _ in range(min(count, most)):
            for cards in range(most, 0, -1):
                reached[cards] |= reached[cards - 1] << points
    return Totals(reduce(or_, reached[min_cards:], 0))
