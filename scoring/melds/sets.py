"""Reading cards as a set (variants.md §3.1, §3.3, §3.6–§3.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import assert_never

from scoring.cards import JOKER, Card, Rank, Suit
from scoring.meld_rules import SetSuits
from scoring.melds.meld import Meld, MeldCard, MeldKind
from scoring.melds.wilds import is_wild, may_stand_for, plays_as_itself
from scoring.variant import Variant

Cards = Sequence[MeldCard]
Places = tuple[Card, ...]
_SUIT_ORDER = {suit: place for place, suit in enumerate(Suit)}


def set_readings(variant: Variant, wild_rank: Rank | None, cards: Cards) -> Iterator[Meld]:
    """Every set the cards can be, of the ranks from two to ace."""
    rule = variant.set_rule
    if not rule.least_cards <= len(cards) <= (rule.most_cards or len(cards)):
        return
    if rule.jokers_alone and all(card == MeldCard(JOKER) for card in cards):
        yield Meld(MeldKind.SET, tuple(cards))
    for rank in Rank:
        yield from _sets_of_rank(variant, wild_rank, cards, rank)


def _sets_of_rank(
    variant: Variant, wild_rank: Rank | None, cards: Cards, rank: Rank
) -> Iterator[Meld]:
    natural = [_is_natural(card, rank) for card in cards]
    wild = [card for card, own in zip(cards, natural, strict=True) if not own]
    if not all(_may_be_of_rank(card, rank, wild_rank) for card in wild):
        return
    naturals = [card.card for card, own in zip(cards, natural, strict=True) if own]
    if len(naturals) < variant.set_rule.least_naturals:
        return
    for places in _list_places(variant, naturals, rank, len(wild)):
        if all(map(may_stand_for, wild, places)) and _is_first_of_its_like(wild, places):
            yield Meld(MeldKind.SET, _put_together(cards, natural, places))


def _is_natural(card: MeldCard, rank: Rank) -> bool:
    """Whether a card plays as itself in a set of this rank, as one of the wild rank may."""
    return card.card.rank is rank and (card.stands_for is None or plays_as_itself(card))


def _may_be_of_rank(card: MeldCard, rank: Rank, wild_rank: Rank | None) -> bool:
    named = card.stands_for
    return is_wild(card.card, wild_rank) and (named is None or named.rank is rank)


def _is_first_of_its_like(wild: Cards, places: Places) -> bool:
    """Whether the open wilds take their places in order: which stands where is all one."""
    taken = [
        _SUIT_ORDER[place.suit]
        for card, place in zip(wild, places, strict=True)
        if card.stands_for is None and place.suit is not None
    ]
    return taken == sorted(taken)


def _put_together(cards: Cards, natural: Sequence[bool], places: Places) -> tuple[MeldCard, ...]:
    open_places = iter(places)
    return tuple(
        MeldCard(card.card) if own else _stand(card, next(open_places))
        for card, own in zip(cards, natural, strict=True)
    )


def _stand(card: MeldCard, place: Card) -> MeldCard:
    named = card.stands_for
    return MeldCard(card.card, place if place.suit is not None or named is None else named)


def _list_places(
    variant: Variant, naturals: Sequence[Card], rank: Rank, wilds: int
) -> Iterator[Places]:
    """What so many wilds can stand for beside these naturals, each way once."""
    match variant.set_rule.suits:
        case SetSuits.ANY:
            yield (Card(rank),) * wilds
        case SetSuits.DIFFERENT:
            yield from _different(naturals, rank, wilds)
        case SetSuits.DIFFERENT_OR_IDENTICAL:
            yield from _different(naturals, rank, wilds)
            yield from _identical(variant, naturals, wilds)
        case _:
            assert_never(variant.set_rule.suits)


def _different(naturals: Sequence[Card], rank: Rank, wilds: int) -> Iterator[Places]:
    if len(set(naturals)) == len(naturals):
        missing = [card for card in _each_suit(rank) if card not in naturals]
        yield from permutations(missing, wilds)


def _identical(variant: Variant, naturals: Sequence[Card], wilds: int) -> Iterator[Places]:
    if len(set(naturals)) == 1 and len(naturals) <= variant.pack.decks:
        yield (naturals[0],) * wilds


def _each_suit(rank: Rank) -> Iterator[Card]:
    return (Card(rank, suit) for suit in Suit)
