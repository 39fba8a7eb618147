"""Hands small enough to try everything, and rich enough that something can be laid."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from bench.exhaustive import Exhaustive
from scoring.best_lay_down import BestLayDown, find_best_lay_down
from scoring.cards import JOKER, Card, Rank, Suit
from scoring.melds import MeldCard, name_cards
from scoring.variant import Variant

SMALLEST = 5
OPENED = 0.3
WINDOWS = (3, 4, 5, 6)
JOKERS = (0, 0, 1, 2, 3, 4)
MOST_OF_WILD_RANK = 3


@dataclass(frozen=True, slots=True)
class SmallHand:
    """Cards of a player after the draw, and the melds he laid in turns before."""

    hand_number: int
    cards: tuple[Card, ...]
    opened: bool
    own: tuple[tuple[MeldCard, ...], ...] = ()
    barred: frozenset[Rank | Suit] = frozenset()

    def find(self, variant: Variant) -> BestLayDown:
        """The best lay-down as the search finds it."""
        return find_best_lay_down(
            variant, self.hand_number, self.cards, opened=self.opened, own=self.own
        )

    def exhaust(self, variant: Variant) -> Exhaustive:
        """The player as the slow search sees him."""
        return Exhaustive(variant, self.hand_number, self.opened, self.barred)


def deal_small(variant: Variant, chance: random.Random, largest: int) -> SmallHand:
    """A hand of at most so many cards; with a contract as many as it takes, or one more."""
    opened = chance.random() < OPENED
    hand_number, size = _choose_hand(variant, chance, largest)
    cards = _deal(variant, variant.wild_rank(hand_number), size, chance)
    if not opened or not variant.laying.own_melds_differ:
        return SmallHand(hand_number, cards, opened)
    own_set, own_run = _lay_before(variant, cards, chance)
    barred = frozenset({own_set[0].rank, own_run[0].suit} - {None})
    return SmallHand(hand_number, cards, opened, (name_cards(own_set), name_cards(own_run)), barred)


def deal_whole(variant: Variant, chance: random.Random) -> SmallHand:
    """As many cards as are laid all at once in the last hand: its runs, or nearly."""
    number = len(variant.contracts)
    size = variant.cards_dealt(number, variant.players_min) + 1
    pack = list(variant.pack.cards())
    cards: list[Card] = []
    while len(cards) < size - chance.randint(0, MOST_OF_WILD_RANK):
        suit, bottom = chance.choice(list(Suit)), chance.randint(Rank.TWO, Rank.JACK)
        for rank in map(Rank, range(bottom, bottom + variant.run_rule.least_cards)):
            if Card(rank, suit) in pack and len(cards) < size:
                pack.remove(Card(rank, suit))
                cards.append(Card(rank, suit))
    wilds = [card for card in pack if card.rank in (None, variant.wild_rank(number))]
    cards += chance.sample(wilds, size - len(cards))
    return SmallHand(number, tuple(cards), opened=False)


def _choose_hand(variant: Variant, chance: random.Random, largest: int) -> tuple[int, int]:
    if not variant.contracts:
        return 1, chance.randint(SMALLEST, largest)
    least = [
        variant.set_rule.least_cards * contract.sets + variant.run_rule.least_cards * contract.runs
        for contract in variant.contracts
    ]
    numbers = [number for number, size in enumerate(least, start=1) if size <= largest]
    number = chance.choice(numbers)
    if variant.is_laid_all_at_once(number):
        return number, variant.cards_dealt(number, variant.players_min) + 1
    return number, least[number - 1] + chance.randint(0, 1)


def _deal(
    variant: Variant, wild_rank: Rank | None, size: int, chance: random.Random
) -> tuple[Card, ...]:
    """Cards of neighbouring ranks in a few suits, with wilds among them."""
    ladder = [Rank.ACE, *sorted(Rank)]
    bottom, window = chance.randrange(len(ladder) - 2), chance.choice(WINDOWS)
    ranks = ladder[bottom : bottom + window]
    suits = chance.sample(list(Suit), chance.choice((2, 3, 4)))
    naturals = [Card(rank, suit) for rank in set(ranks) for suit in suits] * variant.pack.decks
    wilds = (
        [Card(wild_rank, suit) for suit in suits] if wild_rank and wild_rank not in ranks else []
    )
    jokers = min(chance.choice(JOKERS), variant.pack.jokers)
    added = chance.sample(wilds, min(len(wilds), chance.randint(0, MOST_OF_WILD_RANK)))
    cards = [*[JOKER] * jokers, *added, *chance.sample(naturals, min(size, len(naturals)))]
    return tuple(cards[:size])


def _lay_before(
    variant: Variant, cards: Sequence[Card], chance: random.Random
) -> tuple[list[Card], list[Card]]:
    """A set and a run for the table that share a rank and a suit with these cards."""
    rest = list(variant.pack.cards())
    for card in cards:
        rest.remove(card)
    least = variant.set_rule.least_cards
    ranks = [card.rank for card in cards if card.rank]
    often = [rank for rank in ranks if sum(card.rank is rank for card in rest) >= least]
    rank = chance.choice(often)
    of_rank = [card for card in rest if card.rank is rank][:least]
    for card in of_rank:
        rest.remove(card)
    suits = dict.fromkeys(card.suit for card in cards if card.suit)
    return of_rank, chance.choice(
        [run for suit in suits for run in _list_runs(variant, rest, suit)]
    )


def _list_runs(variant: Variant, cards: Sequence[Card], suit: Suit) -> list[list[Card]]:
    least = variant.run_rule.least_cards
    runs = (
        [Card(Rank(bottom + more), suit) for more in range(least)]
        for bottom in range(Rank.TWO, Rank.ACE - least)
    )
    return [run for run in runs if set(cards).issuperset(run)]
