"""What the cards left in hand cost (variants.md §2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from scoring.cards import ALL_CARDS, Card, Colour, Rank, format_card
from scoring.problems import Problem, RuleBroken, problem, translatable


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyTable:
    """Penalty points of each card, in whole points of 0 or more.

    Every field can be a house rule. `wild` is the price of a card of the hand's wild
    rank, whatever its face; None where wild cards cost what they show.
    """

    joker: int
    black_ace: int
    red_ace: int
    king: int = 10
    queen: int = 10
    jack: int = 10
    ten: int = 10
    nine: int = 9
    eight: int = 8
    seven: int = 7
    six: int = 6
    five: int = 5
    four: int = 4
    three: int = 3
    two: int = 2
    wild: int | None = None

    def rank_points(self, rank: Rank, colour: Colour | None) -> int | None:
        """The points of a rank; None where they depend on a colour that is not given."""
        if rank is not Rank.ACE:
            return int(getattr(self, rank.name.lower()))
        if colour is None and self.black_ace != self.red_ace:
            return None
        return self.red_ace if colour is Colour.RED else self.black_ace


def penalty_table(
    *,
    joker: int,
    ace: int,
    king_to_ten: int = 10,
    others: int | None = None,
    wild: int | None = None,
) -> PenaltyTable:
    """A table with one price for all aces, one for K Q J 10, one for 9 … 2 (None: their face)."""
    ten_to_king = {rank: king_to_ten for rank in Rank if Rank.TEN <= rank < Rank.ACE}
    nine_to_two = {rank: rank if others is None else others for rank in Rank if rank < Rank.TEN}
    prices = {rank.name.lower(): int(price) for rank, price in (ten_to_king | nine_to_two).items()}
    return PenaltyTable(joker=joker, black_ace=ace, red_ace=ace, wild=wild, **prices)


@lru_cache(maxsize=256)
def price_cards(table: PenaltyTable, wild_rank: Rank | None) -> Mapping[Card, int | None]:
    """The points of every card that can be written; None where its suit is needed for them."""
    return MappingProxyType({card: _find_points(table, card, wild_rank) for card in ALL_CARDS})


def card_points(table: PenaltyTable, card: Card, wild_rank: Rank | None) -> int:
    """The points of one card; RuleBroken `card.suit_needed` where they are not clear."""
    points = price_cards(table, wild_rank)[card]
    if points is None:
        raise RuleBroken([suit_needed(card)])
    return points


def remainder_points(table: PenaltyTable, cards: Iterable[Card], wild_rank: Rank | None) -> int:
    """The points of cards left in hand, before any doubling (variants.md §2)."""
    return sum(card_points(table, card, wild_rank) for card in cards)


def suit_needed(card: Card, seat: str | None = None) -> Problem:
    """The problem of a card whose points depend on a suit that is not given."""
    text = translatable("{card} needs its suit or its colour: black and red count differently.")
    return problem("card.suit_needed", text, seat=seat, card=format_card(card))


def _find_points(table: PenaltyTable, card: Card, wild_rank: Rank | None) -> int | None:
    if card.rank is None:
        return table.joker
    if card.rank == wild_rank and table.wild is not None:
        return table.wild
    return table.rank_points(card.rank, card.shade)
