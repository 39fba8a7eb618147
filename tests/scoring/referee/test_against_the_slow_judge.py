"""The referee says of random lay-downs what the slowest reading of the rule book says."""

import random

import pytest

from scoring.melds import format_meld, readings
from scoring.referee import rule_lay_down
from scoring.variants import get_variant
from tests.scoring.referee.random_melds import make_lay_down
from tests.scoring.referee.slow_judge import BOOKS, judge_opening, read_melds

LAY_DOWNS = 250


@pytest.mark.parametrize("key", BOOKS)
def test_every_opening_is_judged_as_the_rule_book_reads(key: str) -> None:
    """variants.md §3, every variant; legal ones and ones with a card changed"""
    variant, chance = get_variant(key), random.Random(key)
    legal = 0
    for number in range(LAY_DOWNS):
        hand = number % (len(variant.contracts) or 1) + 1
        melds = make_lay_down(chance, key, hand)
        told = f"{hand}: {[format_meld(meld) for meld in melds]}"
        ruling = rule_lay_down(variant, hand, melds, opened=False)
        offered = [[(card.card, card.stands_for) for card in meld] for meld in melds]
        slow_legal, slow_points = judge_opening(key, hand, offered)
        assert ruling.legal == slow_legal, told
        if slow_legal:
            legal += 1
            assert ruling.points == slow_points, told
    assert LAY_DOWNS * 0.1 < legal < LAY_DOWNS * 0.9


@pytest.mark.parametrize("key", BOOKS)
def test_every_meld_is_read_in_every_way(key: str) -> None:
    variant, chance = get_variant(key), random.Random(f"melds of {key}")
    for number in range(LAY_DOWNS):
        hand = number % (len(variant.contracts) or 1) + 1
        for meld in make_lay_down(chance, key, hand):
            slow = read_melds(key, hand, [(card.card, card.stands_for) for card in meld])
            quick = readings(variant, hand, meld)
            told = f"{hand}: {format_meld(meld)}"
            assert {found.kind for found in quick} == {found.kind for found in slow}, told
