"""What each card counts: in hand, and towards an opening."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scoring.best_lay_down.holding import SUITS, Holding, list_steps
from scoring.cards import Card, Rank
from scoring.meld_rules import OpeningRule
from scoring.penalties import PenaltyTable, price_cards

# By suit and step; steps 0 and 1 (the low ace, which is held on 14) count nothing.
PointsOfSuits = tuple[tuple[int, ...], ...]
COURT = 10


@dataclass(frozen=True, slots=True)
class Prices:
    """Penalty points of every natural, and of the cheapest wild held (0 without one)."""

    naturals: PointsOfSuits
    wild: int


def read_prices(table: PenaltyTable, wild_rank: Rank | None, wilds: Iterable[Card]) -> Prices:
    """The penalty table as the search needs it (variants.md §2)."""
    points = price_cards(table, wild_rank)
    naturals = tuple(
        (0, 0, *(_read(points, Card(rank, suit)) for rank in sorted(Rank))) for suit in SUITS
    )
    return Prices(naturals, min((_read(points, card) for card in wilds), default=0))


def price_holding(prices: Prices, holding: Holding) -> int:
    """What all cards of a holding count."""
    naturals = (
        count * prices.naturals[suit][step]
        for suit in range(len(SUITS))
        for step, count in list_steps(holding.suits[suit])
    )
    return sum(naturals) + holding.wilds * prices.wild


def opening_values(rule: OpeningRule) -> tuple[int, ...]:
    """What the card on each step of a run counts towards an opening (variants.md §3.1)."""
    return (0, rule.low_ace, *(min(rank, COURT) for rank in range(Rank.TWO, Rank.ACE)), rule.ace)


def _read(points: Mapping[Card, int | None], card: Card) -> int:
    return points[card] or 0
