"""Hands too large to try everything: what is proposed is at least legal, whole and true."""

import random
from collections import Counter

import pytest

from scoring.best_lay_down import find_best_lay_down
from scoring.cards import JOKER, Card
from scoring.melds import is_wild
from scoring.penalties import remainder_points
from scoring.referee import rule_lay_down
from scoring.variant import Variant
from scoring.variants import all_variants

HANDS = 40


def deal(variant: Variant, chance: random.Random) -> tuple[int, list[Card]]:
    number = chance.randint(1, variant.hand_count or 3)
    size = variant.largest_remainder(number, variant.players_min) + 1
    naturals = [card for card in variant.pack.cards() if card != JOKER]
    ranks, suits = chance.sample(range(2, 15), 7), chance.sample("♠♥♦♣", 3)
    rich = [
        card for card in naturals if card.rank in ranks and card.suit and card.suit.symbol in suits
    ]
    jokers = chance.randint(0, variant.pack.jokers)
    return number, [JOKER] * jokers + chance.sample(chance.choice((naturals, rich)), size - jokers)


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_every_proposed_lay_down_is_legal_and_leaves_what_it_says(variant: Variant) -> None:
    """variants.md §3, every variant"""
    chance = random.Random(variant.key)
    for _ in range(HANDS):
        number, cards = deal(variant, chance)
        opened = chance.random() < 0.5
        best = find_best_lay_down(variant, number, cards, opened=opened)
        laid = Counter(card.card for meld in best.melds for card in meld.cards)
        assert laid + Counter(best.left) == Counter(cards)
        wild_rank = variant.wild_rank(number)
        assert best.points_left == remainder_points(variant.penalties, best.left, wild_rank)
        if best.melds:
            melds = [meld.cards for meld in best.melds]
            ruling = rule_lay_down(variant, number, melds, opened=opened)
            assert ruling.legal
            assert not ruling.notes
            assert all(card.stands_for or not is_wild(card.card, None) for card in sum(melds, ()))


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_one_card_more_never_leaves_more_but_for_itself(variant: Variant) -> None:
    """variants.md §3: whatever could be laid before can be laid with one card more in hand"""
    chance = random.Random(variant.key)
    for _ in range(HANDS):
        number, cards = deal(variant, chance)
        if variant.is_laid_all_at_once(number):
            continue
        more, *fewer = chance.sample(cards, len(cards))
        price = remainder_points(variant.penalties, [more], variant.wild_rank(number))
        before = find_best_lay_down(variant, number, fewer, opened=True)
        after = find_best_lay_down(variant, number, cards, opened=True)
        assert after.points_left <= before.points_left + price
