"""What is refused before anything is looked for."""

import pytest

from scoring.problems import RuleBroken
from tests.scoring.best_lay_down.laying import find


def codes(key: str, cards: str, **given: object) -> list[tuple[str, str | None]]:
    with pytest.raises(RuleBroken) as refused:
        find(key, cards, **given)  # type: ignore[arg-type]
    return [(found.code, found.card or found.field) for found in refused.value.problems]


def test_every_problem_of_the_cards_is_told_at_once() -> None:
    """variants.md §5: no card more often than the pack holds it"""
    found = codes("british", "K♠ K♠ K♠ JK JK JK 7 A(red)")
    assert found == [
        ("pack.too_many", "K♠"),
        ("pack.too_many", "JK"),
        ("card.suit_needed", "7"),
        ("card.suit_needed", "A(red)"),
    ]


def test_nobody_holds_more_than_twenty_three_cards() -> None:
    """variants.md §3.7: sixteen dealt, six intercepted, one drawn"""
    cards = " ".join(f"{rank}{suit}" for suit in "♠♥" for rank in "23456789JQKA")
    assert codes("jamaican", cards) == [("best.too_many_cards", "cards")]
    assert not find("jamaican", cards[:-3]).can_open


def test_own_melds_are_there_only_after_the_opening() -> None:
    """variants.md §3.7"""
    assert codes("jamaican", "K♠", own=("7♠ 7♥ 7♦",)) == [("lay_down.own_before_opening", "own")]


def test_own_melds_have_to_be_melds_and_come_out_of_the_same_pack() -> None:
    """variants.md §3.7, §5"""
    own = ("7♠ 7♠ 8♦",)
    assert codes("jamaican", "7♠", opened=True, own=own) == [
        ("pack.too_many", "7♠"),
        ("lay_down.own_no_meld", "own"),
    ]


def test_a_hand_that_is_never_dealt_has_no_lay_down() -> None:
    """variants.md §3.8: seven hands"""
    with pytest.raises(LookupError):
        find("mexican", "K♠", hand=8)
