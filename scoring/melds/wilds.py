"""Which cards are wild (variants.md §3.8: jokers always, and the hand's wild rank)."""

from scoring.cards import JOKER, Card, Rank
from scoring.melds.meld import MeldCard


def is_wild(card: Card, wild_rank: Rank | None) -> bool:
    """Whether the card may stand for another."""
    return card == JOKER or (wild_rank is not None and card.rank is wild_rank)


def stands_in(card: MeldCard) -> bool:
    """Whether a card of a reading takes another's place; a joker always does."""
    return card.card == JOKER or card.stands_for is not None


def plays_as_itself(card: MeldCard) -> bool:
    """Whether an offered card is named as itself, which for a joker is nothing."""
    return card.stands_for == card.card and card.card != JOKER


def may_stand_for(card: MeldCard, target: Card) -> bool:
    """Whether an offered wild, if named at all, is named as this card; no suit fits any."""
    named = card.stands_for
    if named is None:
        return True
    return named.rank is target.rank and (None in (named.suit, target.suit) or named == target)
