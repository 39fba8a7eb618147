"""A lay-down found by a search, written with the cards that were held."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, repeat
from typing import assert_never

from scoring.best_lay_down.holding import SUITS, card_on
from scoring.best_lay_down.shapes import LaidMeld, LaidRun, LaidSet
from scoring.cards import Card, Rank
from scoring.meld_rules import SetSuits
from scoring.melds import Meld, MeldCard, MeldKind

Place = Card | None


def write_melds(suits: SetSuits, laid: Iterable[LaidMeld], wilds: Iterable[Card]) -> list[Meld]:
    """The melds, sets with their naturals first, runs from the bottom up.

    `wilds` are the wild cards held, of which the last are laid first. One of the wild rank
    plays as itself where the meld has its place.
    """
    stock = list(wilds)
    return [_write(suits, meld, stock) for meld in laid]


def _write(suits: SetSuits, laid: LaidMeld, stock: list[Card]) -> Meld:
    if isinstance(laid, LaidRun):
        return Meld(MeldKind.RUN, _write_run(laid, stock))
    rank = laid.rank or 0
    naturals = [MeldCard(card_on(rank, suit)) for suit in laid.naturals]
    places = list(islice(_list_wild_places(suits, laid), laid.wilds))
    return Meld(MeldKind.SET, (*naturals, *_fill(places, stock)))


def _write_run(laid: LaidRun, stock: list[Card]) -> tuple[MeldCard, ...]:
    cards = {step: card_on(step, laid.suit) for step in laid.steps}
    gaps = [step for step in laid.steps if not laid.has_natural(step)]
    filled = dict(zip(gaps, _fill([cards[step] for step in gaps], stock), strict=True))
    return tuple(filled.get(step) or MeldCard(cards[step]) for step in laid.steps)


def _fill(places: list[Place], stock: list[Card]) -> list[MeldCard]:
    """A wild for each place. Those that play as themselves are taken out of the stock first."""
    own = [_take_own(place, stock) for place in places]
    return [
        MeldCard(card) if card is not None else MeldCard(stock.pop(), place)
        for place, card in zip(places, own, strict=True)
    ]


def _take_own(place: Place, stock: list[Card]) -> Card | None:
    for card in stock:
        if place is not None and card.rank is place.rank and place.suit in (None, card.suit):
            stock.remove(card)
            return card
    return None


def _list_wild_places(suits: SetSuits, laid: LaidSet) -> Iterator[Place]:
    """What wilds in a set stand for, the first ones first."""
    if laid.rank is None:
        return repeat(None)
    if laid.identical:
        return repeat(card_on(laid.rank, laid.naturals[0]))
    match suits:
        case SetSuits.ANY:
            return repeat(Card(Rank(laid.rank)))
        case SetSuits.DIFFERENT | SetSuits.DIFFERENT_OR_IDENTICAL:
            missing = (suit for suit in range(len(SUITS)) if suit not in laid.naturals)
            return (card_on(laid.rank, suit) for suit in missing)
        case _:
            assert_never(suits)
