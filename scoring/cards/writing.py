"""Writing cards down in their one canonical form, which reads back to the same cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from scoring.cards.card import Card


@lru_cache(maxsize=256)
def format_card(card: Card) -> str:
    """Write one card: "A♠", "10♥", "7" without a suit, "A(red)", "JK" for the joker."""
    if card.rank is None:
        return "JK"
    if card.suit is not None:
        return card.rank.symbol + card.suit.symbol
    return card.rank.symbol + (f"({card.colour.value})" if card.colour is not None else "")


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards in the order given, a space between them: "A♠ 10♥ JK"."""
    return " ".join(map(format_card, cards))
