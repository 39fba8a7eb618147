"""What cards laid together can be."""

import pytest

from scoring.house_rules import apply_house_rules
from scoring.melds import Meld, format_meld, parse_meld, readings
from scoring.variants import get_variant


def read(key: str, text: str, hand: int = 1, **house_rules: object) -> list[str]:
    variant = apply_house_rules(get_variant(key), house_rules)
    return [_write(meld) for meld in readings(variant, hand, parse_meld(text))]


def _write(meld: Meld) -> str:
    return f"{meld.kind.value} {format_meld(meld.cards)}"


# variants.md §1, §3.1: 3–4 cards of a rank in different suits
@pytest.mark.parametrize(
    ("cards", "sets"),
    [
        ("7C 7D 7S", ["set 7♣ 7♦ 7♠"]),
        ("7C 7D 7S 7H", ["set 7♣ 7♦ 7♠ 7♥"]),
        ("7C 7D", []),
        ("7C 7D 7D", []),
        ("7C 7D 7S 7H JK", []),
        ("7C 7D 8S", []),
        ("10H 10C JK", ["set 10♥ 10♣ JK=10♠", "set 10♥ 10♣ JK=10♦"]),
        ("10H 10C JK=10D", ["set 10♥ 10♣ JK=10♦"]),
        ("10H 10C JK=10C", []),
        ("10H 10C JK=9D", []),
        ("JK JK JK", []),
    ],
)
def test_a_british_set_has_different_suits(cards: str, sets: list[str]) -> None:
    assert read("british", cards) == sets


# variants.md §1: ace high
@pytest.mark.parametrize(
    ("cards", "runs"),
    [
        ("AS QS KS", ["run Q♠ K♠ A♠"]),
        ("AS 2S 3S", []),
        ("KS AS 2S", []),
        ("9S JS JK", ["run 9♠ JK=10♠ J♠"]),
        ("9S 10D JS", []),
        ("9S 9S 10S", []),
        ("KS AS JK", ["run JK=Q♠ K♠ A♠"]),
        ("2S 3S JK", ["run 2♠ 3♠ JK=4♠"]),
        ("5S 6S JK=8S", []),
        ("5S 6S JK=4S", ["run JK=4♠ 5♠ 6♠"]),
    ],
)
def test_a_british_run_has_its_ace_high(cards: str, runs: list[str]) -> None:
    assert read("british", cards) == runs


def test_an_ace_may_be_low_where_the_club_says_so() -> None:
    """variants.md §3.1: house rule ace_low"""
    assert read("british", "3S 2S AS", ace_low=True) == ["run A♠ 2♠ 3♠"]
    assert read("british", "2S AS KS", ace_low=True) == []


def test_one_natural_and_two_jokers_are_a_meld() -> None:
    """variants.md §3.1"""
    assert read("british", "7H JK=7S JK=7C") == ["set 7♥ JK=7♠ JK=7♣"]
    assert read("british", "7H JK=8H JK=9H") == ["run 7♥ JK=8♥ JK=9♥"]
    assert len(read("british", "7H JK JK")) == 6


# variants.md §3.3
@pytest.mark.parametrize(
    ("cards", "sets"),
    [
        ("KD KD KD", ["set K♦ K♦ K♦"]),
        ("KD KD KC", []),
        ("KD KD JK", ["set K♦ K♦ JK=K♦"]),
        ("KD KD KD JK", ["set K♦ K♦ K♦ JK=K♦"]),
        ("KD KD KD KD", []),
        ("KD KD JK JK JK", []),
        ("KD KC KS", ["set K♦ K♣ K♠"]),
        ("KD JK=KD JK=KD", ["set K♦ JK=K♦ JK=K♦"]),
        ("JK JK JK", []),
    ],
)
def test_three_decks_know_identical_sets(cards: str, sets: list[str]) -> None:
    assert read("three_deck", cards) == sets


def test_jokers_alone_are_a_set_in_scarnes_game_only() -> None:
    """variants.md §3.6"""
    assert read("scarne", "JK JK JK") == ["set JK JK JK"]
    assert read("scarne", "JK JK JK JK") == ["set JK JK JK JK"]
    assert read("scarne", "JK JK") == []
    assert read("north_american", "JK JK JK") == []


def test_two_ace_king_is_no_run_in_america() -> None:
    """variants.md §3.5"""
    assert read("north_american", "2S AS KS") == []
    assert read("north_american", "AS 2S 3S") == ["run A♠ 2♠ 3♠"]
    assert read("north_american", "AS KS QS") == ["run Q♠ K♠ A♠"]


# variants.md §3.7
@pytest.mark.parametrize(
    ("cards", "melds"),
    [
        ("8H 8H 8D", ["set 8♥ 8♥ 8♦"]),
        ("8H 8H JK JK", ["set 8♥ 8♥ JK=8 JK=8"]),
        ("8H JK JK", []),
        ("8H 8H 8D 8C 8S 8S", ["set 8♥ 8♥ 8♦ 8♣ 8♠ 8♠"]),
        ("AS 2S 3S 4S", ["run A♠ 2♠ 3♠ 4♠"]),
        ("JS QS KS AS", ["run J♠ Q♠ K♠ A♠"]),
        ("KS AS 2S 3S", []),
        ("2S 3S 4S", []),
        ("8H JK 10H JH", ["run 8♥ JK=9♥ 10♥ J♥"]),
        ("8H JK JK JH", []),
        ("8H JK 10H JK", ["run JK=7♥ 8♥ JK=9♥ 10♥", "run 8♥ JK=9♥ 10♥ JK=J♥"]),
    ],
)
def test_jamaican_melds(cards: str, melds: list[str]) -> None:
    assert read("jamaican", cards) == melds


# variants.md §3.8; in hand 2 the fours are wild
@pytest.mark.parametrize(
    ("cards", "melds"),
    [
        ("7C 7D 4H=7S", ["set 7♣ 7♦ 4♥=7♠"]),
        ("7C 7D 4H", ["set 7♣ 7♦ 4♥=7"]),
        ("7C 7D 3H", []),
        ("2H 3H 4H 5H", ["run 2♥ 3♥ 4♥ 5♥"]),
        ("2H 3H 4H 4D", ["run 4♦=A♥ 2♥ 3♥ 4♥", "run 2♥ 3♥ 4♥ 4♦=5♥"]),
        ("10H JH 4H JK=9H", ["run 4♥=8♥ JK=9♥ 10♥ J♥", "run JK=9♥ 10♥ J♥ 4♥=Q♥"]),
        ("4H=4H 4C JK", ["set 4♥ 4♣ JK=4"]),
        ("4H=4H 5H 6H 7H", ["run 4♥ 5♥ 6♥ 7♥"]),
        ("4H=4H 6C 6D", []),
        ("KS AS 2S 3S", []),
    ],
)
def test_mexican_melds(cards: str, melds: list[str]) -> None:
    assert read("mexican", cards, hand=2) == melds


def test_wilds_alone_are_a_mexican_meld_once_they_are_named() -> None:
    """variants.md §3.8: wilds without limit, each named with what it stands for"""
    assert read("mexican", "4H=9S 4D=9H JK=9C", hand=2) == ["set 4♥=9♠ 4♦=9♥ JK=9♣"]
    assert len(read("mexican", "JK JK JK", hand=2)) == 13


def test_the_order_in_which_cards_are_given_means_nothing() -> None:
    assert read("british", "JK 9S JS") == read("british", "JS JK 9S")


def test_cards_without_their_suit_are_no_meld() -> None:
    assert read("british", "7 7C 7D") == []
