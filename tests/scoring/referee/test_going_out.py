"""Is this kaluki?"""

import pytest

from scoring.finish import Finish
from scoring.match_rules import FinalDiscard
from scoring.referee import LastTurn, rule_going_out
from scoring.variants import get_variant
from tests.scoring.referee.rulings import codes, go_out

KALUKI = ["QS KS AS", "3H 3D 3C", "5S 6S 7S 8S", "10H 10D 10C"]


def test_all_cards_in_one_turn_are_a_kaluki() -> None:
    """variants.md §3.1: 13 melded, the 14th discarded"""
    ruling = go_out("british", *KALUKI, discard="2C")
    assert ruling.legal
    assert (ruling.finish, ruling.multiplier) == (Finish.KALUKI, 1)


def test_whoever_opened_before_goes_out_as_usual() -> None:
    """variants.md §3.1"""
    for melds in ([], ["3H 3D 3C"]):
        ruling = go_out("british", *melds, opened=True, discard="2C")
        assert (ruling.legal, ruling.finish) == (True, Finish.ORDINARY)


def test_going_out_always_takes_a_final_discard_in_a_kaluki_too() -> None:
    """variants.md §3.1"""
    ruling = go_out("british", *KALUKI)
    assert codes(ruling.problems) == ["going_out.discard_needed"]
    assert ruling.discard is FinalDiscard.ALWAYS
    assert (ruling.finish, ruling.multiplier) == (None, None)
    assert codes(go_out("scarne", opened=True).problems) == ["going_out.discard_needed"]


def test_a_kaluki_is_a_legal_opening() -> None:
    """variants.md §3.2"""
    ruling = go_out("blackpool", "3H 3D 3C", "2S 3S 4S", discard="2C")
    assert codes(ruling.problems) == ["opening.too_few_points"]
    assert codes(go_out("british", discard="2C").problems) == ["going_out.not_opened"]


def test_cards_still_in_his_hand_keep_the_hand_going() -> None:
    ruling = go_out("british", *KALUKI, left=1)
    assert codes(ruling.problems) == ["going_out.cards_left", "going_out.discard_needed"]


def test_a_kaluki_doubles_where_the_club_says_so() -> None:
    """variants.md §2"""
    assert go_out("scarne", *KALUKI, discard="2C").multiplier == 2
    assert go_out("british", *KALUKI, discard="2C", kaluki_doubles=True).multiplier == 2


# variants.md §3.7: a hand ends with or without a final discard; §2: doubled on the opening
@pytest.mark.parametrize("discard", ["", "2C"])
def test_a_jamaican_goes_out_with_a_discard_or_without(discard: str) -> None:
    contract = ["8H 8D 8C", "7C 7S 7S", "9C 9D 9H"]
    now = go_out("jamaican", *contract, discard=discard)
    assert (now.finish, now.multiplier) == (Finish.FIRST_OPENING, 2)
    later = go_out("jamaican", opened=True, discard=discard)
    assert (later.finish, later.multiplier) == (Finish.ORDINARY, 1)
    assert later.discard is FinalDiscard.EITHER


def test_a_joker_is_no_last_discard_in_jamaican() -> None:
    """variants.md §3.7"""
    ruling = go_out("jamaican", opened=True, discard="JK")
    assert codes(ruling.problems) == ["going_out.joker_discarded"]
    assert go_out("british", opened=True, discard="JK").legal


def test_mexican_hands_but_the_last_end_with_a_discard() -> None:
    """variants.md §3.8: next turn draws 7♥, lays it off, discards 2♣, out"""
    assert go_out("mexican", hand=2, opened=True, discard="2C").finish is Finish.ORDINARY
    assert codes(go_out("mexican", hand=2, opened=True).problems) == ["going_out.discard_needed"]
    at_once = go_out("mexican", "7C 7D 7S 7H", "9S 10S JS QS", hand=2, discard="2C")
    assert at_once.finish is Finish.ORDINARY


def test_the_last_mexican_hand_ends_without_a_discard() -> None:
    """variants.md §3.8: 14 cards, so 5+5+4 or 6+4+4"""
    runs = ["AH 2H 3H 4H 5H", "7S 8S 9S 10S JS", "JD QD KD AD"]
    assert go_out("mexican", *runs, hand=7).finish is Finish.ORDINARY
    with_discard = go_out("mexican", *runs, hand=7, discard="2C")
    assert codes(with_discard.problems) == ["going_out.no_discard"]
    short = go_out("mexican", "AH 2H 3H 4H", "7S 8S 9S 10S", "JD QD KD AD", hand=7, left=2)
    assert codes(short.problems) == ["going_out.cards_left", "opening.not_all_cards"]


def test_where_the_melds_are_not_told_they_are_not_judged() -> None:
    turn = LastTurn(opened=False, melds=None)
    assert rule_going_out(get_variant("jamaican"), 1, turn).finish is Finish.FIRST_OPENING


def test_nobody_goes_out_with_more_cards_than_he_can_hold() -> None:
    """variants.md §5"""
    ruling = go_out("british", *KALUKI, "7C 8C 9C", discard="2C")
    assert codes(ruling.problems) == ["lay_down.too_many_cards"]


def test_the_discard_is_a_card_that_the_pack_still_holds() -> None:
    """variants.md §5"""
    sets = ["2H 2D 2C", "KC KD KH", "AH AD AC"]
    ruling = go_out("british", *sets, "2C 3C 4C", discard="2C")
    assert [(reason.problem.code, reason.rule) for reason in ruling.problems] == [
        ("pack.too_many", "5")
    ]
    assert go_out("british", *sets, "3C 4C 5C", discard="2C").legal
