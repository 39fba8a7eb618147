"""Whose joker is it?"""

import json

import pytest

from scoring.referee import write_table
from tests.scoring.referee.rulings import codes, exchange, shown


def table(key: str, *melds: str, **house_rules: object) -> str:
    lines = [f"table {key} 1", f"rules {json.dumps(house_rules)}", "player Ann", "player Jim"]
    lines += ["player Sue", "opened Ann earlier", *(f"meld Ann {meld}" for meld in melds)]
    return "\n".join(lines)


def test_a_joker_leaves_a_run_for_the_very_card() -> None:
    """variants.md §3.1"""
    run = table("british", "7♦ JK=8♦ 9♦")
    ruling = exchange(run, "Ann", 0, "8D")
    assert shown(ruling) == "7♦ 8♦ 9♦"
    assert ruling.jokers_taken == 1
    assert codes(exchange(run, "Ann", 0, "10D").problems) == ["exchange.not_its_card"]
    assert codes(exchange(run, "Ann", 0, "8D 9D").problems) == ["exchange.not_its_card"]


def test_one_of_two_jokers_leaves_a_run() -> None:
    """variants.md §3.1"""
    assert shown(exchange(table("british", "7♦ JK=8♦ JK=9♦"), "Ann", 0, "9D")) == "7♦ JK=8♦ 9♦"


def test_only_for_a_player_who_has_opened() -> None:
    """variants.md §3.1, §3.5"""
    for key in ("british", "north_american"):
        ruling = exchange(table(key, "7♦ JK=8♦ 9♦"), "Jim", 0, "8D")
        assert codes(ruling.problems) == ["exchange.not_opened"]


def test_ten_of_hearts_ten_of_clubs_and_a_joker() -> None:
    """variants.md §3.1: takes 10♠ and 10♦"""
    three = table("british", "10♥ 10♣ JK")
    assert shown(exchange(three, "Ann", 0, "10S 10D")) == "10♥ 10♣ 10♠ 10♦"
    assert exchange(three, "Ann", 0, "10D 10S").jokers_taken == 1
    for given in ("10S", "10D", "10S 10S", "10H 10S"):
        assert codes(exchange(three, "Ann", 0, given).problems) == ["exchange.missing_suits"]


def test_the_club_settles_what_takes_a_joker_out_of_a_set() -> None:
    """variants.md §3.1: joker_exchange_in_set"""
    either = table("british", "10♥ 10♣ JK=10♠", joker_exchange_in_set="either")
    assert shown(exchange(either, "Ann", 0, "10D")) == "10♥ 10♣ 10♦"
    assert shown(exchange(either, "Ann", 0, "10S")) == "10♥ 10♣ 10♠"
    assert codes(exchange(either, "Ann", 0, "10S 10D").problems) == ["exchange.missing_suits"]
    never = table("british", "10♥ 10♣ JK", joker_exchange_in_set="never")
    assert codes(exchange(never, "Ann", 0, "10S 10D").problems) == ["exchange.from_set"]


@pytest.mark.parametrize(
    ("key", "meld", "given"),
    [
        ("british", "10♥ 10♣ 10♠ JK", "10D"),
        ("british", "10♥ JK JK", "10S 10D"),
        ("three_deck", "K♦ K♦ JK", "KD"),
    ],
)
def test_other_sets_keep_their_jokers(key: str, meld: str, given: str) -> None:
    """variants.md §3.1: from a set of three holding one joker"""
    ruling = exchange(table(key, meld), "Ann", 0, given)
    assert codes(ruling.problems) == ["exchange.set_not_of_three"]


def test_a_joker_that_was_not_named_may_stand_for_another_card() -> None:
    ruling = exchange(table("british", "7♦ 8♦ JK"), "Ann", 0, "9D")
    assert codes(ruling.problems) == ["exchange.not_named"]
    assert shown(exchange(table("british", "7♦ JK 9♦"), "Ann", 0, "8D")) == "7♦ 8♦ 9♦"


def test_a_jamaican_joker_moves_to_the_top() -> None:
    """variants.md §3.7: 8♥ joker 10♥ J♥ with 9♥ becomes 8♥ 9♥ 10♥ J♥ joker, now Q♥"""
    ruling = exchange(table("jamaican", "8♥ JK 10♥ J♥"), "Ann", 0, "9H")
    assert shown(ruling) == "8♥ 9♥ 10♥ J♥ JK=Q♥"
    assert ruling.jokers_taken == 0
    assert ruling.table is not None
    assert write_table(ruling.table).splitlines()[-1] == "meld Ann 8♥ 9♥ 10♥ J♥ JK=Q♥"


def test_a_joker_on_top_moves_one_step_up() -> None:
    """variants.md §3.7"""
    assert shown(exchange(table("jamaican", "8♥ 9♥ 10♥ JK=J♥"), "Ann", 0, "JH")) == (
        "8♥ 9♥ 10♥ J♥ JK=Q♥"
    )


def test_a_joker_moves_to_the_bottom_when_the_run_has_reached_the_ace() -> None:
    """variants.md §3.7"""
    assert shown(exchange(table("jamaican", "J♥ JK K♥ A♥"), "Ann", 0, "QH")) == (
        "JK=10♥ J♥ Q♥ K♥ A♥"
    )
    assert shown(exchange(table("jamaican", "J♥ Q♥ K♥ JK=A♥"), "Ann", 0, "AH")) == (
        "JK=10♥ J♥ Q♥ K♥ A♥"
    )


def test_a_run_from_the_low_ace_grows_up() -> None:
    """variants.md §3.7"""
    assert shown(exchange(table("jamaican", "A♥ JK 3♥ 4♥"), "Ann", 0, "2H")) == (
        "A♥ 2♥ 3♥ 4♥ JK=5♥"
    )


def test_a_joker_never_moves_beside_another() -> None:
    """variants.md §3.7"""
    top = exchange(table("jamaican", "8♥ JK=9♥ 10♥ JK=J♥"), "Ann", 0, "9H")
    assert codes(top.problems) == ["exchange.beside_joker"]
    bottom = exchange(table("jamaican", "JK=10♥ J♥ JK=Q♥ K♥ A♥"), "Ann", 0, "QH")
    assert codes(bottom.problems) == ["exchange.beside_joker"]
    moved = exchange(table("jamaican", "8♥ JK=9♥ 10♥ JK=J♥"), "Ann", 0, "JH")
    assert shown(moved) == "8♥ JK=9♥ 10♥ J♥ JK=Q♥"


def test_a_run_from_ace_to_ace_has_no_place_left() -> None:
    """variants.md §3.7"""
    full = "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ JK=7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥"
    assert codes(exchange(table("jamaican", full), "Ann", 0, "7H").problems) == [
        "exchange.no_place"
    ]


def test_a_joker_in_a_jamaican_set_never_moves() -> None:
    """variants.md §3.7"""
    ruling = exchange(table("jamaican", "8♥ 8♣ JK"), "Ann", 0, "8S")
    assert codes(ruling.problems) == ["exchange.from_set"]
    assert ruling.problems[0].rule == "3.7"


def test_mexican_wilds_never_move() -> None:
    """variants.md §3.8: played wilds never move"""
    ruling = exchange(table("mexican", "8♥ JK=9♥ 10♥ J♥"), "Ann", 0, "9H")
    assert codes(ruling.problems) == ["exchange.never"]
    assert ruling.problems[0].rule == "3.8"


def test_a_meld_without_a_joker_gives_none() -> None:
    assert codes(exchange(table("british", "7♦ 8♦ 9♦"), "Ann", 0, "8D").problems) == [
        "exchange.no_joker"
    ]


def test_the_card_given_is_in_the_pack() -> None:
    """variants.md §5"""
    twice = table("british", "7♦ JK=8♦ 9♦", "8♦ 8♥ 8♠", "8♦ 8♥ 8♠")
    assert codes(exchange(twice, "Ann", 0, "8D").problems) == ["pack.too_many"]
