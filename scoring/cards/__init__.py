"""Cards: what they are, how people write them, how we write them."""

from scoring.cards.card import ALL_CARDS, JOKER, Card, Colour, Rank, Suit, sort_key
from scoring.cards.reading import parse_card, parse_cards, read_cards
from scoring.cards.writing import format_card, format_cards

__all__ = [
    "ALL_CARDS",
    "JOKER",
    "Card",
    "Colour",
    "Rank",
    "Suit",
    "format_card",
    "format_cards",
    "parse_card",
    "parse_cards",
    "read_cards",
    "sort_key",
]
