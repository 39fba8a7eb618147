"""Coming back after being out (variants.md §3.1)."""

import pytest

from scoring.match import BoughtIn, BuyInDeclined, HandVoid, PenaltyGiven, Withdrew
from tests.scoring.matches import hand, offered, play, refusals, sit_down

# Two of four are out after this hand: Cy at 160, Dee at 155; Ann has 20, Bob 0.
TWO_OUT = hand("Bob", Ann=20, Cy=100, Dee=100)
BEFORE = hand("Bob", Ann=10, Cy=60, Dee=55)


def test_a_total_that_reaches_the_limit_is_out() -> None:
    """variants.md §1"""
    state = play(sit_down("british", "Ann Bob"), hand("Ann", Bob=100), hand("Ann", Bob=49))
    assert state.out == ()
    assert play(state, PenaltyGiven("Bob", 1)).out == ("Bob",)


def test_a_club_that_lets_exactly_150_stay_in_sets_151() -> None:
    hands = (hand("Ann", Bob=100, Cy=3), hand("Ann", Bob=50, Cy=3))
    assert play(sit_down("british", "Ann Bob Cy"), *hands).out == ("Bob",)
    assert play(sit_down("british", "Ann Bob Cy", out_at=151), *hands).out == ()


def test_all_who_come_back_after_one_hand_come_back_at_the_same_score() -> None:
    state = play(sit_down("british", "Ann Bob Cy Dee"), BEFORE, TWO_OUT)
    assert offered(state) == {"Cy": (30, 5, 1), "Dee": (30, 5, 1)}
    state = play(state, BoughtIn("Dee"))
    assert offered(state) == {"Cy": (30, 5, 1)}
    state = play(state, PenaltyGiven("Ann", 50), BoughtIn("Cy"))
    assert state.totals == {"Ann": 80, "Bob": 0, "Cy": 30, "Dee": 30}
    assert state.out == ()


def test_a_margin_is_added_to_the_highest_total() -> None:
    """variants.md §7: highest + 1, as in India"""
    state = play(sit_down("british", "Ann Bob Cy Dee", reentry_margin=1), BEFORE, TWO_OUT)
    assert offered(state)["Cy"] == (31, 5, 1)


def test_nobody_comes_back_at_a_score_that_is_out_itself() -> None:
    state = sit_down("british", "Ann Bob Cy", reentry_margin=10)
    state = play(state, hand("Bob", Ann=90, Cy=90), hand("Bob", Ann=55, Cy=90))
    assert state.out == ("Cy",)
    assert offered(state) == {}


def test_a_player_back_in_is_dealt_in_pays_and_may_deal() -> None:
    state = play(sit_down("british", "Ann Bob Cy Dee"), BEFORE, TWO_OUT)
    assert state.dealer == "Ann"
    state = play(state, BoughtIn("Cy"))
    assert state.dealer == "Cy"
    state = play(state, hand("Ann", Bob=20, Cy=20))
    assert state.history[-1].money == {"Ann": 2, "Bob": -1, "Cy": -1}
    assert state.buy_ins_taken == {"Ann": 0, "Bob": 0, "Cy": 1, "Dee": 0}


def test_an_offer_lapses_when_the_next_hand_is_dealt() -> None:
    state = play(sit_down("british", "Ann Bob Cy Dee"), BEFORE, TWO_OUT, BoughtIn("Cy"))
    state = play(state, hand("Ann", Bob=20, Cy=20))
    assert offered(state) == {}
    assert refusals(state, BoughtIn("Dee")) == [("buy_in.closed", "Dee")]


def test_a_void_hand_was_dealt_too() -> None:
    state = play(sit_down("british", "Ann Bob Cy Dee"), BEFORE, TWO_OUT, HandVoid())
    assert refusals(state, BoughtIn("Dee")) == [("buy_in.closed", "Dee")]


def test_a_refused_offer_cannot_be_taken_later() -> None:
    state = play(sit_down("british", "Ann Bob Cy Dee"), BEFORE, TWO_OUT, BuyInDeclined("Dee"))
    assert refusals(state, BoughtIn("Dee")) == [("buy_in.closed", "Dee")]
    assert refusals(state, BuyInDeclined("Dee")) == [("buy_in.closed", "Dee")]
    assert list(offered(state)) == ["Cy"]


def test_two_buy_ins_are_all() -> None:
    state = sit_down("british", "Ann Bob Cy", out_at=20)
    out_again = hand("Ann", Bob=10, Cy=30)
    state = play(state, hand("Ann", Bob=2, Cy=30))
    assert offered(state) == {"Cy": (2, 5, 1)}
    state = play(state, BoughtIn("Cy"), out_again)
    assert offered(state) == {"Cy": (12, 5, 0)}
    state = play(state, BoughtIn("Cy"), hand("Bob", Ann=2, Cy=30))
    assert offered(state) == {}
    assert refusals(state, BoughtIn("Cy")) == [("buy_in.used_up", "Cy")]


def test_there_is_no_buy_in_with_one_survivor() -> None:
    """variants.md §7"""
    state = play(sit_down("british", "Ann Bob", out_at=50), hand("Ann", Bob=60))
    assert state.winners == ("Ann",)
    assert refusals(state, BoughtIn("Bob")) == [("buy_in.too_few_in", "Bob")]


def test_where_one_survivor_is_enough_the_match_waits_for_the_answer() -> None:
    state = sit_down("british", "Ann Bob Cy", out_at=50, buy_in_min_survivors=1)
    state = play(state, hand("Ann", Bob=60, Cy=70))
    assert not state.finished
    assert state.winners == ()
    assert state.places == {"Bob": 2, "Cy": 3}
    assert refusals(state, hand("Ann")) == [("hand.too_few_players", None)]
    assert refusals(state, HandVoid()) == [("hand.too_few_players", None)]
    state = play(state, BuyInDeclined("Bob"))
    assert not state.finished
    assert play(state, BuyInDeclined("Cy")).winners == ("Ann",)
    back = play(state, BoughtIn("Cy"), hand("Cy", Ann=10))
    assert (back.totals["Cy"], back.totals["Ann"]) == (0, 10)
    assert not back.finished


def test_a_withdrawal_that_leaves_too_few_ends_the_offers() -> None:
    state = play(sit_down("british", "Ann Bob Cy Dee"), BEFORE, TWO_OUT, Withdrew("Ann"))
    assert offered(state) == {}
    assert state.winners == ("Bob",)


@pytest.mark.parametrize(
    ("player", "code"),
    [("Ann", "buy_in.not_out"), ("Zoe", "player.unknown")],
)
def test_only_a_player_who_is_out_buys_in(player: str, code: str) -> None:
    state = play(sit_down("british", "Ann Bob Cy Dee"), BEFORE, TWO_OUT)
    assert refusals(state, BoughtIn(player)) == [(code, player)]


def test_a_withdrawn_player_does_not_buy_in() -> None:
    state = play(sit_down("british", "Ann Bob Cy"), Withdrew("Cy"))
    assert refusals(state, BoughtIn("Cy")) == [("buy_in.withdrew", "Cy")]


@pytest.mark.parametrize("key", ["jamaican", "mexican", "scarne"])
def test_where_nobody_is_put_out_there_are_no_buy_ins(key: str) -> None:
    state = play(sit_down(key, "Ann Bob Cy"), Withdrew("Cy"))
    assert refusals(state, BoughtIn("Cy")) == [("buy_in.never", "Cy")]


def test_a_club_may_do_without_buy_ins() -> None:
    state = play(sit_down("british", "Ann Bob Cy Dee", max_buy_ins=0), BEFORE, TWO_OUT)
    assert offered(state) == {}
