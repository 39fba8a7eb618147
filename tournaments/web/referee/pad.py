"""The pad of cards: what is written in the reader's letters and what it puts into a field."""

from typing import Any

from scoring.cards import JOKER, Card, Rank, Suit
from tournaments.selectors.card_words import card_letters, rank_letters, suit_letter

Context = dict[str, Any]


def pad_context() -> Context:
    """The context of `referee/pad.html`: ranks from the ace down, suits, the joker."""
    ranks = sorted(Rank, reverse=True)
    return {
        "ranks": [{"sign": rank.symbol, "text": rank_letters(rank)} for rank in ranks],
        "suits": [
            {"sign": suit.symbol, "letter": suit_letter(Card(Rank.ACE, suit))} for suit in Suit
        ],
        "joker": card_letters(JOKER),
    }
