"""The search says of small hands what trying every lay-down says; the referee agrees."""

import random

import pytest

from bench.referee_proof import Proof, compare, prove
from bench.small_hands import deal_small
from scoring.house_rules import apply_house_rules
from scoring.variants import all_variants, get_variant

POINTS = [variant.key for variant in all_variants() if not variant.contracts]
CARDS = ("joker", "black_ace", "red_ace", "king", "10", "7", "4", "2")


def judge(proof: Proof) -> None:
    assert not proof.disagreements
    assert proof.laid > proof.hands * 0.1


@pytest.mark.parametrize("key", POINTS)
def test_nothing_leaves_less_where_points_open(key: str) -> None:
    """variants.md §3.1–§3.6"""
    judge(prove(get_variant(key), hands=200, largest=8, seed="points"))


@pytest.mark.parametrize(("key", "largest"), [("jamaican", 10), ("mexican", 8)])
def test_nothing_leaves_less_where_a_contract_opens(key: str, largest: int) -> None:
    """variants.md §3.7, §3.8"""
    judge(prove(get_variant(key), hands=150, largest=largest, seed="contract", whole=0))


@pytest.mark.parametrize("key", ["british", "three_deck", "scarne"])
def test_nothing_leaves_less_whatever_the_club_s_rules(key: str) -> None:
    """variants.md §3.1 house rules: opening_points, ace_low, every penalty value"""
    chance, proof = random.Random(key), Proof()
    for _ in range(100):
        house_rules = {
            "opening_points": chance.choice((0, 20, 30, 40, 50, 60, 90)),
            "ace_low": chance.random() < 0.5,
            "penalties": {
                card: chance.choice((0, 1, 5, 15, 50)) for card in chance.sample(CARDS, 4)
            },
        }
        variant = apply_house_rules(get_variant(key), house_rules)
        compare(variant, deal_small(variant, chance, 8), chance, proof)
    judge(proof)
