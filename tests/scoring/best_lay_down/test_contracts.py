"""The best lay-down where a contract opens (variants.md §3.7, §3.8)."""

import pytest

from tests.scoring.best_lay_down.laying import find, left, shown

THREE_SETS = "4♠ 4♥ 4♦ 8♠ 8♥ 8♣ J♠ J♥ {}"


def test_the_whole_contract_opens_or_nothing_is_laid() -> None:
    """variants.md §3.7: hand 1, three sets"""
    best = find("jamaican", THREE_SETS.format("Q♦ 2♣"))
    assert (best.can_open, best.melds, best.points_left) == (False, (), 68)
    best = find("jamaican", THREE_SETS.format("J♦ 2♣"))
    assert best.can_open
    assert shown(best) == ["4♠ 4♥ 4♦", "8♠ 8♥ 8♣", "J♠ J♥ J♦"]
    assert best.points_left == 2


def test_a_jamaican_hand_may_be_laid_to_the_last_card() -> None:
    """variants.md §3.7: a hand ends with or without a final discard"""
    best = find("jamaican", THREE_SETS.format("J♦"))
    assert (best.left, best.points_left) == ((), 0)


def test_more_melds_than_the_contract_go_down_with_it() -> None:
    """variants.md §3.7: new melds in the same turn and later"""
    best = find("jamaican", THREE_SETS.format("J♦ 2♣ 2♣ 2♦ A♠ 5♦ 6♦ 7♦ 8♦"))
    assert len(best.melds) == 5
    assert left(best) == "A♠"


def test_own_sets_have_different_ranks() -> None:
    """variants.md §3.7: six kings are one set"""
    assert not find("jamaican", "K♠ K♠ K♥ K♥ K♦ K♣ 5♠ 5♥ 5♦ 9♣").can_open


def test_own_runs_have_different_suits() -> None:
    """variants.md §3.7: hand 4, three runs"""
    cards = "2♠ 3♠ 4♠ 5♠ 6♥ 7♥ 8♥ 9♥ {}"
    assert not find("jamaican", cards.format("9♠ 10♠ J♠ Q♠"), hand=4).can_open
    assert find("jamaican", cards.format("9♦ 10♦ J♦ Q♦"), hand=4).can_open


def test_a_set_needs_two_naturals() -> None:
    """variants.md §3.7"""
    cards = "4♠ 4♥ 4♦ 8♠ 8♥ 8♣ J♠ {} JK JK"
    assert not find("jamaican", cards.format("Q♦")).can_open
    assert find("jamaican", cards.format("J♦")).can_open


def test_no_two_jokers_lie_side_by_side() -> None:
    """variants.md §3.7: hand 2, two sets and a run"""
    cards = "4♠ 4♥ 4♦ 8♠ 8♥ 8♣ {} JK JK"
    assert not find("jamaican", cards.format("10♣ K♣"), hand=2).can_open
    assert find("jamaican", cards.format("10♣ Q♣"), hand=2).can_open
    assert find("jamaican", cards.format("10♣ J♣"), hand=2).can_open


def test_a_joker_takes_the_run_s_place_of_a_card_that_its_set_needs_more() -> None:
    """variants.md §3.7: a set has two naturals, a run a joker where its card is in the set"""
    best = find("jamaican", "4♠ 5♠ 6♠ 7♠ 6♥ K♠ K♥ K♦ JK JK", hand=2)
    assert shown(best) == ["4♠ 5♠ JK=6♠ 7♠", "6♠ 6♥ JK=6", "K♠ K♥ K♦"]


def test_without_a_set_a_joker_takes_the_place_of_a_cheaper_card_or_stays() -> None:
    """variants.md §2, §3.7: 50 in hand, and no two side by side"""
    best = find("jamaican", "5♠ 6♠ 7♠ 8♠ JK JK JK", opened=True)
    assert shown(best) == ["JK=4♠ 5♠ JK=6♠ 7♠ 8♠ JK=9♠"]
    assert left(best) == "6♠"
    best = find("jamaican", "5♠ 6♠ 7♠ 8♠ JK JK JK JK", opened=True)
    assert (left(best), best.points_left) == ("JK 6♠", 56)


@pytest.mark.parametrize(("ace", "points"), [("A♠", 15), ("A♥", 1)])
def test_black_and_red_aces_weigh_differently(ace: str, points: int) -> None:
    """variants.md §2"""
    assert find("jamaican", THREE_SETS.format(f"J♦ {ace}")).points_left == points


def test_new_melds_keep_off_the_ranks_and_suits_laid_before() -> None:
    """variants.md §3.7: own ranks and suits still different; lay-offs are none of this"""
    cards = "K♠ K♥ K♦ 3♣ 4♣ 5♣ 6♣ 9♠"
    free = find("jamaican", cards, opened=True)
    assert left(free) == "9♠"
    own = ("K♣ K♣ JK", "8♣ 9♣ 10♣ J♣")
    assert find("jamaican", cards, opened=True, own=own).melds == ()
    best = find("jamaican", cards, opened=True, own=own[:1])
    assert shown(best) == ["3♣ 4♣ 5♣ 6♣"]


def test_the_worked_mexican_opening() -> None:
    """variants.md §3.8: hand 2, fours wild"""
    best = find("mexican", "7♣ 7♦ 4♥ 9♠ 10♠ J♠ Q♠ K♦ 2♣", hand=2)
    assert shown(best) == ["7♦ 7♣ 4♥=7", "9♠ 10♠ J♠ Q♠"]
    assert (left(best), best.points_left) == ("K♦ 2♣", 15)


def test_a_mexican_opening_is_the_contract_and_no_meld_more() -> None:
    """variants.md §3.8: hand 1, two sets, threes wild"""
    best = find("mexican", "K♠ K♥ K♦ Q♠ Q♥ Q♦ 8♠ 8♥ 8♦")
    assert shown(best) == ["K♠ K♥ K♦", "Q♠ Q♥ Q♦"]
    assert best.points_left == 15


def test_after_a_mexican_opening_nothing_new_is_ever_laid() -> None:
    """variants.md §3.8"""
    best = find("mexican", "K♠ K♥ K♦ 9♠ 9♥ 9♦ 8♠", opened=True)
    assert (best.can_open, best.melds, best.points_left) == (True, (), 50)


def test_a_mexican_turn_ends_with_a_discard_before_the_last_hand() -> None:
    """variants.md §3.8: hands 1–6"""
    best = find("mexican", "K♠ K♥ K♦ K♣ 9♠ 9♥ 9♦ 9♣")
    assert (best.can_open, left(best)) == (True, "9♠")
    assert find("mexican", "K♠ K♥ K♦ 9♠ 9♥ 9♦").can_open is False


def test_a_wild_card_stays_if_it_is_the_cheapest() -> None:
    """variants.md §2, §3.8: threes wild, 20 unless the club says otherwise"""
    best = find("mexican", "K♠ K♥ K♦ 9♠ 9♥ 9♦ 3♣ JK", penalties={"wild": 2})
    assert (left(best), best.points_left) == ("3♣", 2)


def test_a_card_of_the_wild_rank_may_play_as_itself() -> None:
    """variants.md §3.8: hand 2, fours wild"""
    best = find("mexican", "2♠ 3♠ 4♠ 5♠ K♠ K♥ K♦ 9♣", hand=2)
    assert shown(best) == ["2♠ 3♠ 4♠ 5♠", "K♠ K♥ K♦"]


def test_two_runs_of_one_suit_may_lie_side_by_side() -> None:
    """variants.md §3.8: hand 3, two runs, fives wild"""
    best = find("mexican", "6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ 2♦", hand=3)
    assert (len(best.melds), left(best)) == (2, "2♦")


def test_two_runs_of_one_suit_share_a_card_that_is_there_once() -> None:
    """variants.md §3.8: the other run has a wild for it"""
    best = find("mexican", "6♠ 7♠ 8♠ 9♠ 7♠ 9♠ 10♠ JK 2♦", hand=3)
    assert left(best) == "2♦"


FIVE_FIVE = "2♠ 3♠ 4♠ 5♠ 6♠ 10♥ J♥ Q♥ K♥ A♥ {}"


def test_the_last_mexican_hand_is_laid_whole_as_three_runs() -> None:
    """variants.md §3.8: hand 7, nines wild: 5+5+4 or 6+4+4, without a discard"""
    best = find("mexican", FIVE_FIVE.format("4♦ 5♦ 6♦ 7♦"), hand=7)
    assert (best.can_open, best.left) == (True, ())
    assert sorted(len(meld.cards) for meld in best.melds) == [4, 5, 5]
    six = find("mexican", "2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 10♥ J♥ Q♥ K♥ 4♦ 5♦ 9♣ JK", hand=7)
    assert sorted(len(meld.cards) for meld in six.melds) == [4, 4, 6]


def test_two_cards_left_over_are_no_win_in_the_last_mexican_hand() -> None:
    """variants.md §3.8: 4+4+4 with two left over"""
    best = find("mexican", "2♠ 3♠ 4♠ 5♠ 10♥ J♥ Q♥ K♥ 4♦ 5♦ 6♦ 7♦ K♣ 2♣", hand=7)
    assert (best.can_open, best.melds) == (False, ())


def test_a_run_may_take_both_aces() -> None:
    """variants.md §3.7, §3.8: an ace at the very end only, low or high"""
    ladder = "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠"
    best = find("jamaican", f"{ladder} 4♥ 4♦ 4♣ 8♥ 8♦ 8♣", hand=2)
    assert best.left == ()
