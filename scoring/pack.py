"""The pack of cards and what it allows all remainders of a hand to hold together."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.cards import JOKER, Card, Rank, Suit

SUITED_CARDS = tuple(Card(rank, suit) for rank in Rank for suit in Suit)


@dataclass(frozen=True, slots=True)
class Pack:
    """Some decks of 52 with some jokers, shuffled together (variants.md §1)."""

    decks: int
    jokers: int

    @property
    def size(self) -> int:
        """The number of cards."""
        return self.decks * len(SUITED_CARDS) + self.jokers

    def count(self, card: Card) -> int:
        """How many cards of the pack may be meant by `card`: 8 for "7" in two decks."""
        if card.rank is None:
            return self.jokers
        if card.suit is not None:
            return self.decks
        return self.decks * len(Suit if card.colour is None else card.colour.suits)

    def cards(self) -> tuple[Card, ...]:
        """Every card of the pack, each as often as it is there."""
        return SUITED_CARDS * self.decks + (JOKER,) * self.jokers
