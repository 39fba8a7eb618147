"""The referee says of random lay-downs what the slowest reading of the rule book says."""

import random
from collections.abc import Iterable

import pytest

from scoring.melds import Meld, MeldCard, format_meld, readings
from scoring.referee import Opened, TableMeld, TableState, rule_lay_down, rule_lay_off
from scoring.variants import get_variant
from tests.scoring.referee.random_melds import make_addition, make_lay_down, make_lying_meld
from tests.scoring.referee.slow_judge import (
    BOOKS,
    Reading,
    judge_lay_off,
    judge_opening,
    read_melds,
)

LAY_DOWNS = 150


def kinds(ways: Iterable[Meld] | Iterable[Reading]) -> set[str]:
    return {str(way.kind) for way in ways}


def name_itself(card: MeldCard) -> MeldCard:
    """A card as it lies: whatever is wild is named, as itself too."""
    return MeldCard(card.card, card.plays_as)


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


@pytest.mark.parametrize("key", BOOKS)
def test_every_lay_off_is_judged_as_the_rule_book_reads(key: str) -> None:
    """variants.md §3, every variant; one or two natural cards on a meld that lies there"""
    variant, chance = get_variant(key), random.Random(f"lay-offs of {key}")
    legal = 0
    for number in range(LAY_DOWNS):
        hand = number % (len(variant.contracts) or 1) + 1
        lying = make_lying_meld(chance, key, hand)
        added = make_addition(chance, lying)
        table = TableState(
            variant=key,
            hand=hand,
            players=("Ann",),
            opened={"Ann": Opened.EARLIER},
            melds=(TableMeld("Ann", tuple(map(name_itself, lying.cards))),),
        )
        ruling = rule_lay_off(table, "Ann", 0, added)
        legal += ruling.legal
        told = f"{hand}: {format_meld(lying.cards)} and {format_meld(added)}"
        assert ruling.legal == judge_lay_off(key, hand, lying, added), told
    assert LAY_DOWNS * 0.1 < legal < LAY_DOWNS * 0.9
