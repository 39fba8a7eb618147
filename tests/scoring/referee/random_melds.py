"""Melds as they might be offered: some right, some nearly so."""

import random
from itertools import chain

from scoring.cards import JOKER, Card, Rank, Suit
from scoring.melds import Meld, MeldCard, MeldKind, readings
from scoring.variant import Variant
from scoring.variants import get_variant
from tests.scoring.referee.slow_judge import BOOKS

POINTS_OPEN_WITH = ((1, 1), (0, 2), (2, 0), (1, 0))
LADDER = [Rank.ACE, *Rank]


def make_lay_down(chance: random.Random, key: str, hand: int) -> list[list[MeldCard]]:
    """Melds made to be legal, wilds put in, perhaps a card changed; a natural card in each."""
    wild = BOOKS[key].wilds[hand - 1 : hand]
    while True:
        melds = _make_melds(chance, key, hand)
        if all(any(card.card.rank not in (None, *wild) for card in meld) for meld in melds):
            return melds


def _make_melds(chance: random.Random, key: str, hand: int) -> list[list[MeldCard]]:
    contracts = BOOKS[key].contracts[hand - 1 : hand] or POINTS_OPEN_WITH
    sets, runs = chance.choice(contracts)
    made = [_make_set(chance, key, hand) for _ in range(sets)]
    made += [_make_run(chance, key) for _ in range(runs)]
    melds = [_put_wilds(chance, key, hand, meld) for meld in made]
    if chance.random() < 0.5:
        _change_a_card(chance, melds)
    for meld in melds:
        chance.shuffle(meld)
    return melds


def _make_set(chance: random.Random, key: str, hand: int) -> list[Card]:
    rank = chance.choice([rank for rank in Rank if rank not in BOOKS[key].wilds[hand - 1 : hand]])
    suits = chance.sample(list(Suit), chance.choice([3, 3, 3, 4]))
    if BOOKS[key].suits == "or identical" and chance.random() < 0.4:
        suits = [suits[0]] * 3
    return [Card(rank, suit) for suit in suits]


def _make_run(chance: random.Random, key: str) -> list[Card]:
    size = BOOKS[key].run_least + chance.choice([0, 0, 1])
    bottom = chance.randrange(0, len(LADDER) - size + 1)
    suit = chance.choice(list(Suit))
    return [Card(rank, suit) for rank in LADDER[bottom : bottom + size]]


def _put_wilds(chance: random.Random, key: str, hand: int, meld: list[Card]) -> list[MeldCard]:
    laid = [MeldCard(card) for card in meld]
    for at in chance.sample(range(len(meld)), chance.choice([0, 0, 1, 1, 2])):
        wild = JOKER
        if BOOKS[key].wilds and chance.random() < 0.5:
            wild = Card(Rank(BOOKS[key].wilds[hand - 1]), chance.choice(list(Suit)))
        laid[at] = MeldCard(wild, meld[at] if chance.random() < 0.4 else None)
    return laid


def _change_a_card(chance: random.Random, melds: list[list[MeldCard]]) -> None:
    meld = chance.choice(melds)
    other = Card(chance.choice(list(Rank)), chance.choice(list(Suit)))
    near = [card.card for card in chain.from_iterable(melds) if card.card != JOKER]
    changed = chance.choice([other, JOKER, *near])
    match chance.choice(["change", "add", "drop"]):
        case "change":
            meld[chance.randrange(len(meld))] = MeldCard(changed)
        case "add":
            meld.append(MeldCard(changed))
        case _:
            meld.pop()


def make_lying_meld(chance: random.Random, key: str, hand: int) -> Meld:
    """A legal meld as it lies on the table, its wilds named; a natural card in it."""
    variant = get_variant(key)
    while True:
        for offered in make_lay_down(chance, key, hand):
            for meld in readings(variant, hand, offered):
                if _can_lie_there(variant, meld):
                    return meld


def _can_lie_there(variant: Variant, meld: Meld) -> bool:
    laid = [card.card for card in meld.cards]
    named = all(card.stands_for is not None or card.card != JOKER for card in meld.cards)
    return named and all(laid.count(card) <= variant.pack.count(card) for card in laid)


def make_addition(chance: random.Random, lying: Meld) -> list[MeldCard]:
    """One or two natural cards, most of them next to a run or of the rank of a set."""
    return [MeldCard(_make_near(chance, lying)) for _ in range(chance.choice([1, 1, 2]))]


def _make_near(chance: random.Random, lying: Meld) -> Card:
    bottom, top = lying.cards[0].plays_as, lying.cards[-1].plays_as
    if lying.kind is MeldKind.SET:
        return Card(chance.choice([bottom.rank, bottom.rank, Rank.TWO]), chance.choice(list(Suit)))
    low, high = LADDER.index(bottom.rank), len(LADDER) - 1 - LADDER[::-1].index(top.rank)
    at = chance.choice([low - 2, low - 1, low - 1, high + 1, high + 1, high + 2, 0])
    suit = chance.choice([bottom.suit, bottom.suit, bottom.suit, Suit.HEARTS])
    return Card(LADDER[max(0, min(at, len(LADDER) - 1))], suit)
