"""Runs that reach from end to end of the ladder, where a joker finds no other place."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from scoring.best_lay_down import find_best_lay_down
from scoring.cards import JOKER, Card, Colour, Rank, Suit
from scoring.match_rules import FinalDiscard
from scoring.variant import Variant
from scoring.variants import get_variant

HANDS = 5


class EveryRun:
    """Tries every run of a suit, a joker on any step, whether or not its card is held."""

    def __init__(self, variant: Variant) -> None:
        table = variant.penalties
        self.joker = table.joker
        self.prices = {int(rank): table.rank_points(rank, Colour.BLACK) or 0 for rank in Rank}
        self.lowest = 1 if variant.run_rule.ace_low else 2
        self.most = cache(self.most_laid)

    def fewest_left(self, ranks: list[int], jokers: int) -> int:
        held = sum(self.prices[rank] for rank in ranks) + jokers * self.joker
        return held - self.most(tuple(sorted(ranks)), jokers)

    def most_laid(self, held: tuple[int, ...], jokers: int) -> int:
        if not held:
            return 0
        ways = [
            self.lay(held, jokers, [14 if step == 1 else step for step in range(bottom, top + 1)])
            for bottom in range(self.lowest, 13)
            for top in range(bottom + 2, 15)
        ]
        return max(self.most(held[1:], jokers), *ways)

    def lay(self, held: tuple[int, ...], jokers: int, steps: list[int]) -> int:
        best = 0
        for number in range(min(jokers, len(steps) - 1) + 1):
            for naturals in combinations(steps, len(steps) - number):
                rest = Counter(held)
                rest.subtract(naturals)
                if held[0] in naturals and min(rest.values()) >= 0:
                    laid = sum(self.prices[step] for step in naturals) + number * self.joker
                    best = max(best, laid + self.most(tuple(rest.elements()), jokers - number))
        return best


@pytest.mark.parametrize("key", ["british", "north_american"])
def test_a_joker_takes_a_natural_s_place_where_the_ladder_ends(key: str) -> None:
    """variants.md §3.1, §3.5: a joker stands for any card, also one that is held"""
    variant = replace(get_variant(key), final_discard=FinalDiscard.EITHER)
    chance, every_run = random.Random(key), EveryRun(variant)
    for _ in range(HANDS):
        jokers = chance.randint(1, 2)
        ranks = chance.sample(range(2, 15), chance.randint(10, 13)) + chance.choices(
            range(2, 15), k=1
        )
        cards = [Card(Rank(rank), Suit.SPADES) for rank in ranks] + [JOKER] * jokers
        best = find_best_lay_down(variant, 1, cards, opened=True)
        assert best.points_left == every_run.fewest_left(ranks, jokers), cards
