"""The kinds of hands whose best lay-down is timed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from scoring.cards import JOKER, Card, Rank, Suit
from scoring.variant import Variant
from scoring.variants import all_variants

# A rich hand: so many neighbouring ranks in so many suits, and two jokers.
RICH_RANKS, RICH_SUITS, RICH_JOKERS = 5, 3, 2
MOST_JOKERS = 4
JAMAICAN_SIZES = (17, 20, 23)
HANDS = 2_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound:
    """At least so many hands a second; milliseconds at most, of the median and of the worst."""

    rate: float | None = None
    median: float | None = None
    worst: float | None = None


NO_BOUND = Bound()
# Of two decks and 14 cards 100,000 hands: without jokers, with two, and rich.
BOUNDS = {
    ("british", 0, False): (40_000, Bound(rate=5_000, worst=20)),
    ("british", 2, False): (40_000, Bound(rate=2_500, worst=20)),
    ("british", 2, True): (20_000, Bound(rate=1_000, worst=20)),
}
ANY_CONTRACT = Bound(median=5, worst=250)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Hands of a variant with so many cards and jokers; `hand_number` None is any hand."""

    variant: Variant
    cards: int
    jokers: int
    hand_number: int | None = None
    rich: bool = False
    hands: int = HANDS
    bound: Bound = NO_BOUND

    @property
    def name(self) -> str:
        """As the report calls it."""
        hand = "" if self.hand_number is None else f" hand {self.hand_number}"
        kind = ", rich" if self.rich else ""
        return f"{self.variant.key}{hand}, {self.cards} cards, {self.jokers} jokers{kind}"

    def deal(self, chance: random.Random) -> tuple[int, list[Card]]:
        """The number of a hand, and cards for it."""
        naturals = [card for card in self.variant.pack.cards() if card != JOKER]
        if self.rich:
            naturals = _keep_few(naturals, chance)
        number = self.hand_number or chance.randint(1, self.variant.hand_count or 1)
        return number, [JOKER] * self.jokers + chance.sample(naturals, self.cards - self.jokers)


def list_cases() -> Iterator[Case]:
    """Every variant and size with 0 to 4 jokers, as far as its pack has them, and rich hands."""
    for variant in all_variants():
        if not variant.contracts:
            yield from _list_points_cases(variant)
        elif variant.laying.new_melds:
            yield from _list_sizes(variant)
        else:
            yield from _list_hands(variant)


def _list_points_cases(variant: Variant) -> Iterator[Case]:
    cards = variant.cards_dealt(1, variant.players_min) + 1
    jokers = [(number, False) for number in range(variant.pack.jokers + 1)]
    for number, rich in (*jokers, (RICH_JOKERS, True)):
        hands, bound = BOUNDS.get((variant.key, number, rich), (HANDS, NO_BOUND))
        yield Case(variant=variant, cards=cards, jokers=number, rich=rich, hands=hands, bound=bound)


def _list_sizes(variant: Variant) -> Iterator[Case]:
    for cards in JAMAICAN_SIZES:
        for number in range(MOST_JOKERS + 1):
            yield Case(variant=variant, cards=cards, jokers=number, bound=ANY_CONTRACT)
        yield Case(variant=variant, cards=cards, jokers=RICH_JOKERS, rich=True, bound=ANY_CONTRACT)


def _list_hands(variant: Variant) -> Iterator[Case]:
    for number in range(1, len(variant.contracts) + 1):
        cards = variant.cards_dealt(number, variant.players_min) + 1
        for jokers in (0, RICH_JOKERS, MOST_JOKERS):
            yield Case(variant=variant, cards=cards, jokers=jokers, hand_number=number)
        yield Case(variant=variant, cards=cards, jokers=RICH_JOKERS, hand_number=number, rich=True)


def _keep_few(naturals: list[Card], chance: random.Random) -> list[Card]:
    bottom = chance.randint(Rank.TWO, Rank.ACE - RICH_RANKS + 1)
    ranks = range(bottom, bottom + RICH_RANKS)
    suits = chance.sample(list(Suit), RICH_SUITS)
    return [card for card in naturals if card.rank in ranks and card.suit in suits]
