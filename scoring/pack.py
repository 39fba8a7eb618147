"""The pack of cards and what it allows all remainders of a hand to hold together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from scoring.cards import JOKER, Card, Colour, Rank, Suit, format_card
from scoring.problems import Problem, problem, translatable

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


def _list_narrower() -> dict[Card, tuple[Card, ...]]:
    """What a card written without its suit may stand for, one step more exact."""
    ranks = (rank for rank in Rank if rank is not Rank.ACE)
    narrower = {Card(rank): tuple(Card(rank, suit) for suit in Suit) for rank in ranks}
    shades = tuple(Card(Rank.ACE, colour=colour) for colour in Colour)
    narrower[Card(Rank.ACE)] = shades
    for colour, shade in zip(Colour, shades, strict=True):
        narrower[shade] = tuple(Card(Rank.ACE, suit) for suit in colour.suits)
    return narrower


NARROWER = _list_narrower()


def audit_pack(pack: Pack, remainders: Mapping[str, Sequence[Card]]) -> list[Problem]:
    """Every card that all remainders together name more often than the pack holds it (§5).

    A card without its suit counts as any card of its rank (or rank and colour): the
    remainders are possible exactly if the pack can deal them. One problem for each such
    card and each seat that holds it.
    """
    named = Counter(chain.from_iterable(remainders.values()))
    return [
        found
        for card in _find_excesses(pack, named)
        for found in _name_seats(pack, card, named, remainders)
    ]


def _find_excesses(pack: Pack, named: Counter[Card]) -> Iterator[Card]:
    vague_ranks = {card.rank for card in named if card in NARROWER}
    exact = (card for card in named if card.rank not in vague_ranks)
    vague = (Card(rank) for rank in sorted(filter(None, vague_ranks)))
    for card in chain(exact, vague):
        excesses: list[Card] = []
        _take(pack, card, named, excesses)
        yield from excesses


def _take(pack: Pack, card: Card, named: Counter[Card], excesses: list[Card]) -> int:
    """How many of the pack's cards go to `card` and all that is narrower.

    What is narrower takes its share first, and never more than there is; so an excess
    found below does not count again above.
    """
    taken = named[card]
    for narrower in NARROWER.get(card, ()):
        taken += _take(pack, narrower, named, excesses)
    held = pack.count(card)
    if taken > held:
        excesses.append(card)
    return min(taken, held)


def _name_seats(
    pack: Pack, card: Card, named: Counter[Card], remainders: Mapping[str, Sequence[Card]]
) -> Iterator[Problem]:
    group = frozenset(_list_group(card))
    counts = {seat: sum(held in group for held in cards) for seat, cards in remainders.items()}
    holders = {seat: count for seat, count in counts.items() if count}
    code, text = _NO_SUCH_CARD if not pack.count(card) else _TOO_MANY
    for seat in holders:
        yield problem(
            code,
            text,
            seat=seat,
            card=format_card(card),
            held=pack.count(card),
            named=sum(named[member] for member in group),
            seats=_list_holders(holders),
        )


def _list_holders(holders: Mapping[str, int]) -> str:
    """Who holds the card, and how often where that is in question: “E (2), S”."""
    if len(holders) == 1:
        return next(iter(holders))
    return ", ".join(seat if count == 1 else f"{seat} ({count})" for seat, count in holders.items())


def _list_group(card: Card) -> Iterator[Card]:
    yield card
    for narrower in NARROWER.get(card, ()):
        yield from _list_group(narrower)


_TOO_MANY = (
    "pack.too_many",
    translatable("The pack holds {held} of {card}, but {named} are named: {seats}."),
)
_NO_SUCH_CARD = (
    "pack.no_such_card",
    translatable("The pack has no {card}, but it is named: {seats}."),
)
