"""What each card counts: in hand, and towards an opening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from scoring.best_lay_down.holding import SUITS, Holding, SuitKey, list_steps
from scoring.cards import Card, Rank
from scoring.meld_rules import OpeningRule
from scoring.penalties import PenaltyTable, price_cards

# By suit and step; steps 0 and 1 (the low ace, which is held on 14) count nothing.
PointsOfSuits = tuple[tuple[int, ...], ...]
COURT = 10
KEPT = 64
KEPT_SUITS = 1 << 12


@dataclass(frozen=True, slots=True)
class Prices:
    """Penalty points of every natural, and of the cheapest wild held (0 without one)."""

    naturals: PointsOfSuits
    wild: int


def read_prices(table: PenaltyTable, wild_rank: Rank | None, wilds: Sequence[Card]) -> Prices:
    """The penalty table as the search needs it; `wilds` begin with the cheapest."""
    cheapest = price_cards(table, wild_rank)[wilds[0]] if wilds else None
    return _make_prices(table, wild_rank, cheapest or 0)


@lru_cache(maxsize=KEPT)
def _make_prices(table: PenaltyTable, wild_rank: Rank | None, wild: int) -> Prices:
    points = price_cards(table, wild_rank)
    naturals = tuple(
        (0, 0, *(points[Card(rank, suit)] or 0 for rank in sorted(Rank))) for suit in SUITS
    )
    return Prices(naturals, wild)


def price_holding(prices: Prices, holding: Holding) -> int:
    """What all cards of a holding count."""
    return sum(map(_price_suit, prices.naturals, holding.suits)) + holding.wilds * prices.wild


@lru_cache(maxsize=KEPT_SUITS)
def _price_suit(points: tuple[int, ...], key: SuitKey) -> int:
    return sum(count * points[step] for step, count in list_steps(key))


def opening_values(rule: OpeningRule) -> tuple[int, ...]:
    """What the card on each step of a run counts towards an opening (variants.md §3.1)."""
    return (0, rule.low_ace, *(min(rank, COURT) for rank in range(Rank.TWO, Rank.ACE)), rule.ace)
