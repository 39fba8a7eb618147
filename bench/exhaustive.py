"""The best lay-down by trying every one there is: slow and plain, for small hands only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from bench.exhaustive_melds import Cards, Found, MeldJudge
from scoring.cards import Rank, Suit
from scoring.match_rules import FinalDiscard
from scoring.penalties import card_points
from scoring.variant import Variant

FEWEST_IN_A_MELD = 3
WITHOUT_LIMIT = 99


@dataclass(frozen=True, slots=True)
class Held:
    """A meld that cards of a hand can be: a bit for the place of each."""

    places: int
    meld: Found


@dataclass(frozen=True, slots=True)
class Exhaustive:
    """A player in a hand of a variant; `barred` are the ranks and suits of his earlier melds."""

    variant: Variant
    hand_number: int
    opened: bool
    barred: frozenset[Rank | Suit] = frozenset()

    def fewest_left(self, cards: Cards) -> tuple[bool, int]:
        """Whether he opens or has opened, and the fewest points that a lay-down leaves."""
        prices = self._price(cards)
        laid = [
            sum(price for place, price in enumerate(prices) if places >> place & 1)
            for places in self._list_laid(cards)
        ]
        return self.opened or bool(laid), sum(prices) - max(laid, default=0)

    def is_legal(self, melds: Sequence[Cards]) -> bool:
        """Whether these melds may be laid by somebody who holds any number of cards besides."""
        judge = self._judge()
        left = self._held_after_draw() - sum(map(len, melds))
        return any(
            self._is_allowed(ways, left)
            for ways in product(*(list(judge.judge(meld)) for meld in melds))
        )

    def _held_after_draw(self) -> int:
        if not self.variant.is_laid_all_at_once(self.hand_number):
            return WITHOUT_LIMIT
        return self.variant.cards_dealt(self.hand_number, self.variant.players_min) + 1

    def _price(self, cards: Cards) -> list[int]:
        wild_rank = self.variant.wild_rank(self.hand_number)
        return [card_points(self.variant.penalties, card, wild_rank) for card in cards]

    def _judge(self) -> MeldJudge:
        return MeldJudge(self.variant, self.variant.wild_rank(self.hand_number))

    def _list_laid(self, cards: Cards) -> Iterator[int]:
        """The places of the cards of every legal lay-down."""
        for lay_down in _combine(self._list_melds(cards), 0, self._most_melds()):
            places = sum(held.places for held in lay_down)
            left = len(cards) - places.bit_count()
            if self._is_allowed([held.meld for held in lay_down], left):
                yield places

    def _list_melds(self, cards: Cards) -> list[Held]:
        judge = self._judge()
        return [
            Held(sum(1 << place for place in places), meld)
            for size in range(FEWEST_IN_A_MELD, len(cards) + 1)
            for places in combinations(range(len(cards)), size)
            for meld in judge.judge([cards[place] for place in places])
        ]

    def _most_melds(self) -> int:
        contract = self.variant.contract(self.hand_number)
        exactly = contract is not None and not self.variant.laying.new_melds
        return contract.sets + contract.runs if contract and exactly else WITHOUT_LIMIT

    def _is_allowed(self, melds: Sequence[Found], left: int) -> bool:
        """Whether melds may be laid together that leave so many cards."""
        discard = self.variant.discard_in(self.hand_number)
        if not melds or (discard is FinalDiscard.ALWAYS and not left):
            return False
        if self.variant.contract(self.hand_number) is None:
            value = sum(meld.value for meld in melds)
            return self.opened or value >= (self.variant.opening.points or 0)
        if self.variant.laying.own_melds_differ:
            kinds = {meld.of for meld in melds} - self.barred
            if len(kinds) < len(melds):
                return False
        return self.variant.laying.new_melds if self.opened else self._is_contract(melds, left)

    def _is_contract(self, melds: Sequence[Found], left: int) -> bool:
        contract = self.variant.contract(self.hand_number)
        assert contract is not None
        runs = sum(meld.is_run for meld in melds)
        sets = len(melds) - runs
        if self.variant.is_laid_all_at_once(self.hand_number) and left:
            return False
        if self.variant.laying.new_melds:
            return sets >= contract.sets and runs >= contract.runs
        return (sets, runs) == (contract.sets, contract.runs)


def _combine(melds: Sequence[Held], used: int, most: int) -> Iterator[tuple[Held, ...]]:
    """Every choice of melds that share no card, none of them included."""
    yield ()
    for place, held in enumerate(melds if most else ()):
        if not held.places & used:
            for others in _combine(melds[place + 1 :], used | held.places, most - 1):
                yield (held, *others)
