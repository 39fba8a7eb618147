"""The referee says of random lay-downs what the slowest reading of the rule book says."""

import random
from collections.abc import Iterable

import pytest

from scoring.melds import Meld, format_meld, readings
from scoring.referee import rule_lay_down
from scoring.variants import get_variant
from tests.scoring.referee.random_melds import make_lay_down
from tests.scoring.referee.slow_judge import BOOKS, Reading, judge_opening, read_melds

LAY_DOWNS = 200


def kinds(ways: Iterable[Meld] | Iterable[Reading]) -> set[str]:
    return {str(way.kind) for way in ways}


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
        for meld, cards in zip(melds, offered, strict=True):
            assert kinds(readings(variant, hand, meld)) == kinds(read_melds(key, hand, cards)), told
        slow_legal, slow_points = judge_opening(key, hand, offered)
        assert ruling.legal == slow_legal, told
        if slow_legal:
            legal += 1
            assert ruling.points == slow_points, told
    assert LAY_DOWNS * 0.1 < legal < LAY_DOWNS * 0.9
