"""What a meld is, written a second time and as plainly as can be (variants.md §3).

Shares nothing with `scoring.melds` or the search but the cards and the rules as data, so that
these are held against the rule book and not against themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from scoring.cards import JOKER, Card, Rank, Suit
from scoring.meld_rules import SetSuits
from scoring.variant import Variant

Cards = Sequence[Card]
LOW_ACE, ACE = 1, 14
MOST_JOKERS_ALONE = 4


@dataclass(frozen=True, slots=True)
class Found:
    """A meld: its rank or, a run, its suit (jokers alone have neither), its opening value."""

    of: Rank | Suit | None
    value: int

    @property
    def is_run(self) -> bool:
        """Whether it is a run."""
        return isinstance(self.of, Suit)


@dataclass(frozen=True, slots=True)
class MeldJudge:
    """Says of cards what melds they are in a hand of a variant."""

    variant: Variant
    wild_rank: Rank | None

    def judge(self, cards: Cards) -> Iterator[Found]:
        """Every meld of one rank or one suit that these cards can be, all of them together."""
        naturals = [card for card in cards if card.rank not in (None, self.wild_rank)]
        ranks = {card.rank for card in naturals if card.rank}
        suits = {card.suit for card in naturals if card.suit}
        for rank in () if len(ranks) > 1 else ranks or set(Rank):
            if self._is_set(cards, rank):
                yield Found(rank, len(cards) * self._value(rank))
        for suit in () if len(suits) > 1 else suits or set(Suit):
            values = list(self._value_runs(cards, naturals, suit))
            if values:
                yield Found(suit, max(values))
        if self._are_jokers_alone(cards):
            yield Found(None, len(cards) * (self.variant.opening.joker_in_joker_set or 0))

    def _is_set(self, cards: Cards, rank: Rank) -> bool:
        rule = self.variant.set_rule
        of_rank = [card for card in cards if card.rank is rank]
        if any(card.rank not in (None, self.wild_rank, rank) for card in cards):
            return False
        if not rule.least_cards <= len(cards) <= (rule.most_cards or len(cards)):
            return False
        if len(of_rank) < rule.least_naturals:
            return False
        different, identical = len(set(of_rank)) == len(of_rank), len(set(of_rank)) == 1
        match rule.suits:
            case SetSuits.ANY:
                return True
            case SetSuits.DIFFERENT:
                return different
            case SetSuits.DIFFERENT_OR_IDENTICAL:
                return different or identical

    def _value_runs(self, cards: Cards, naturals: Cards, suit: Suit) -> Iterator[int]:
        rule = self.variant.run_rule
        if len(cards) < rule.least_cards or len(naturals) < rule.least_naturals:
            return
        if any(card.suit is not suit for card in naturals):
            return
        for bottom in range(LOW_ACE if rule.ace_low else 2, ACE + 2 - len(cards)):
            steps = range(bottom, bottom + len(cards))
            if any(self._may_stand(steps, stood) for stood in _stand(naturals, steps)):
                yield sum(map(self._value_step, steps))

    def _may_stand(self, steps: range, naturals: set[int]) -> bool:
        gaps = [step not in naturals for step in steps]
        side_by_side = any(left and right for left, right in pairwise(gaps))
        return self.variant.run_rule.neighbouring_jokers or not side_by_side

    def _are_jokers_alone(self, cards: Cards) -> bool:
        rule = self.variant.set_rule
        alone = rule.jokers_alone and all(card == JOKER for card in cards)
        return alone and rule.least_cards <= len(cards) <= MOST_JOKERS_ALONE

    def _value_step(self, step: int) -> int:
        return self.variant.opening.low_ace if step == LOW_ACE else self._value(Rank(step))

    def _value(self, rank: Rank) -> int:
        return self.variant.opening.ace if rank is Rank.ACE else min(10, int(rank))


def _stand(naturals: Cards, steps: range) -> Iterator[set[int]]:
    """Every way to put the naturals of a suit on steps of their own, an ace at either end."""
    others = [int(card.rank) for card in naturals if card.rank and card.rank is not Rank.ACE]
    aces = len(naturals) - len(others)
    if len(set(others)) < len(others) or not set(others) <= set(steps):
        return
    ends = [step for step in (LOW_ACE, ACE) if step in steps]
    for taken in combinations(ends, aces):
        yield {*others, *taken}
