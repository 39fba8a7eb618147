"""The best lay-down where points open (variants.md §3.1–§3.6)."""

import pytest

from tests.scoring.best_lay_down.laying import find, left, shown


def test_forty_points_open_and_thirty_nine_do_not() -> None:
    """variants.md §3.1"""
    opens = find("british", "K♠ K♥ K♦ 2♣ 3♣ 4♣ 9♦ 7♥")
    assert not opens.can_open
    assert (opens.melds, opens.points_left) == ((), 55)
    opens = find("british", "K♠ K♥ K♦ 3♣ 4♣ 5♣ 9♦ 7♥")
    assert opens.can_open
    assert shown(opens) == ["3♣ 4♣ 5♣", "K♠ K♥ K♦"]
    assert (left(opens), opens.points_left) == ("9♦ 7♥", 16)


def test_blackpool_opens_with_fifty_one() -> None:
    """variants.md §3.2"""
    cards = "K♠ K♥ K♦ 6♣ 7♣ {} 9♦"
    assert not find("blackpool", cards.format("5♣")).can_open
    assert find("blackpool", cards.format("8♣")).can_open


def test_what_is_lightest_gives_way_to_what_opens() -> None:
    """variants.md §3.1: a joker counts 15 in hand, and towards the opening what it stands for"""
    cards = "K♠ Q♠ JK 4♥ 5♥ 7♥ 8♥ 2♦ 3♦ 4♦ 9♣"
    assert shown(find("british", cards, opened=True)) == ["2♦ 3♦ 4♦", "4♥ 5♥ JK=6♥ 7♥ 8♥"]
    best = find("british", cards)
    assert shown(best) == ["2♦ 3♦ 4♦", "Q♠ K♠ JK=A♠"]
    assert best.points_left == 33


def test_whoever_has_opened_lays_melds_of_any_value() -> None:
    """variants.md §3.1"""
    best = find("british", "2♠ 2♥ 2♦ K♣", opened=True)
    assert (shown(best), left(best)) == (["2♠ 2♥ 2♦"], "K♣")


def test_opened_without_a_meld_nothing_is_laid() -> None:
    """variants.md §3.1"""
    best = find("british", "2♠ 5♥ K♣", opened=True)
    assert best.can_open
    assert (best.melds, best.points_left) == ((), 17)


def test_one_card_stays_for_the_discard() -> None:
    """variants.md §3.1: going out always takes a final discard"""
    whole = "2♠ 3♠ 4♠ 5♠ 9♥ 9♦ 9♣ 10♣ J♣ Q♣ K♠ K♥ K♦"
    best = find("british", whole)
    assert (left(best), best.points_left) == ("2♠", 2)
    kaluki = find("british", f"{whole} A♥")
    assert (left(kaluki), kaluki.points_left) == ("A♥", 11)


def test_a_meld_that_cannot_spare_a_card_stays_whole_in_hand() -> None:
    """variants.md §3.1: going out always takes a final discard"""
    best = find("british", "9♥ 9♦ 9♣", opened=True)
    assert (best.melds, best.points_left) == ((), 27)


def test_one_natural_and_two_jokers_are_a_meld_and_jokers_alone_are_none() -> None:
    """variants.md §3.1"""
    assert find("british", "A♠ JK JK 2♦", opened=True).points_left == 2
    assert find("north_american", "JK JK JK JK", opened=True).melds == ()


def test_jokers_stand_where_they_count_most() -> None:
    """variants.md §3.1: 5♠ 6♠ joker is 18, for the joker is the 7♠"""
    best = find("british", "5♠ 6♠ JK Q♥ K♥ JK 2♦", opening_points=49)
    assert shown(best) == ["5♠ 6♠ JK=7♠", "Q♥ K♥ JK=A♥"]
    assert not find("british", "5♠ 6♠ JK Q♥ K♥ JK 2♦", opening_points=50).can_open


def test_an_ace_is_high_unless_the_club_lets_it_be_low() -> None:
    """variants.md §1, §3.1 house rule ace_low"""
    assert find("british", "A♠ 2♠ 3♠ 9♥", opened=True).melds == ()
    assert shown(find("british", "A♠ 2♠ 3♠ 9♥", opened=True, ace_low=True)) == ["A♠ 2♠ 3♠"]


def test_no_run_goes_round_the_corner() -> None:
    """variants.md §3.5: 2-A-K is no run"""
    assert find("north_american", "K♠ A♠ 2♠ 9♥", opened=True).melds == ()


def test_a_low_ace_counts_one_towards_the_opening() -> None:
    """variants.md §3.5: 51 to open; an ace counts 15, a low one 1"""
    low = "A♠ 2♠ 3♠ K♥ K♦ K♣ {} 5♦"
    assert not find("north_american", low.format("Q♣ 9♥")).can_open
    assert find("north_american", low.format("4♠ 5♠ 6♠")).can_open
    assert not find("north_american", "A♠ K♠ Q♠ 5♥ 5♦ 5♣ 2♦").can_open
    assert find("north_american", "A♠ K♠ Q♠ 6♥ 6♦ 6♣ 2♦").points_left == 2


@pytest.mark.parametrize(
    ("cards", "melds"),
    [
        ("K♦ K♦ K♦ 2♠", ["K♦ K♦ K♦"]),
        ("K♦ K♦ JK 2♠", ["K♦ K♦ JK=K♦"]),
        ("K♦ K♦ K♣ 2♠", []),
        ("K♦ K♦ K♦ K♣ K♠ JK 2♠", ["K♠ K♣ JK=K♥", "K♦ K♦ K♦"]),
    ],
)
def test_three_decks_allow_sets_of_identical_cards(cards: str, melds: list[str]) -> None:
    """variants.md §3.3"""
    assert shown(find("three_deck", cards, opened=True)) == melds


def test_two_decks_have_no_identical_sets() -> None:
    """variants.md §1"""
    assert find("british", "K♦ K♦ JK 2♠ 3♥", opened=True).melds == ()


def test_jokers_alone_are_a_set_worth_fifteen_each() -> None:
    """variants.md §3.6"""
    assert not find("scarne", "JK JK JK 7♠").can_open
    assert shown(find("scarne", "JK JK JK JK 7♠")) == ["JK JK JK JK"]
    best = find("scarne", "JK JK JK 2♥ 2♦ 2♣ 7♠")
    assert shown(best) == ["2♥ 2♦ 2♣", "JK JK JK"]
    assert not find("scarne", "JK JK JK 2♥ 2♦ 2♣ 7♠", opening_points=52).can_open


def test_units_count_cards_not_faces() -> None:
    """variants.md §3.6: one unit a card, two a joker"""
    best = find("scarne", "2♠ 3♠ 4♠ 5♠ K♥ K♦ K♣ A♦ Q♦", opened=True)
    assert best.points_left == 2


def test_no_card_at_all_is_nothing_to_lay() -> None:
    """variants.md §3.1"""
    best = find("british", "")
    assert (best.can_open, best.melds, best.left, best.points_left) == (False, (), (), 0)


def test_the_penalties_of_the_club_decide_what_is_laid() -> None:
    """variants.md §3.1 house rules: every penalty value"""
    cards = "9♠ 9♥ 9♦ 8♦ 7♦ 2♣"
    assert shown(find("british", cards, opened=True)) == ["9♠ 9♥ 9♦"]
    dear = find("british", cards, opened=True, penalties={"8": 30})
    assert shown(dear) == ["7♦ 8♦ 9♦"]


def test_an_opening_of_cards_that_count_nothing_is_an_opening() -> None:
    """variants.md §3.1 house rules: every penalty value, 0 too"""
    best = find("scarne", "JK JK JK JK 9♣", opening_points=60, penalties={"joker": 0})
    assert (best.can_open, left(best), best.points_left) == (True, "9♣", 1)
