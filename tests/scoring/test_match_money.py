"""What a match moves, in units (variants.md §3.1, §3.5, §3.6)."""

import pytest

from scoring.cards import parse_cards
from scoring.finish import Finish
from scoring.match import HandPlayed, PenaltyGiven
from scoring.stakes import Stakes, move_to_winner, split_pot
from tests.scoring.matches import cards, hand, play, refusals, sit_down


def test_a_kaluki_is_paid_instead_of_the_call() -> None:
    stakes = Stakes(call=1, kaluki=2)
    assert stakes.for_finish(Finish.ORDINARY) == 1
    assert stakes.for_finish(Finish.KALUKI) == 2


def test_everyone_owing_pays_whoever_went_out() -> None:
    assert move_to_winner("Ann", {"Ann": 9, "Bob": 2, "Cy": 3}) == {"Bob": -2, "Cy": -3, "Ann": 5}


@pytest.mark.parametrize(
    ("pot", "winners", "shares"),
    [(28, "A", [28]), (10, "AB", [5, 5]), (11, "ABC", [4, 4, 3]), (0, "AB", [0, 0])],
)
def test_spare_units_of_a_pot_go_to_the_first_seats(
    pot: int, winners: str, shares: list[int]
) -> None:
    assert list(split_pot(pot, winners).values()) == shares


def test_players_put_out_by_a_hand_pay_for_it_and_not_for_later_ones() -> None:
    state = sit_down("british", "Ann Bob Cy", out_at=50, max_buy_ins=0)
    state = play(state, hand("Ann", "kaluki", Bob=60, Cy=2), hand("Ann", Cy=2))
    assert state.history[0].money == {"Ann": 4, "Bob": -2, "Cy": -2}
    assert state.history[1].money == {"Ann": 1, "Cy": -1}


def test_swedish_kaluki_pays_three() -> None:
    line = play(sit_down("swedish", "Ann Bob"), hand("Ann", "kaluki", Bob=20)).history[0]
    assert line.money == {"Ann": 3, "Bob": -3}


def test_in_north_america_a_kaluki_pays_the_call() -> None:
    state = sit_down("north_american", "Ann Bob", stakes={"call": 4})
    line = play(state, hand("Ann", "kaluki", Bob=20)).history[0]
    assert line.money == {"Ann": 4, "Bob": -4}


def test_scarne_pays_a_unit_a_card_and_two_a_joker() -> None:
    state = play(sit_down("scarne", "Ann Bob Cy"), cards("Ann", Bob="A♠ K♥ JK", Cy="2♣"))
    assert state.totals == {"Ann": 0, "Bob": 4, "Cy": 1}
    assert state.money.net == {"Ann": 5, "Bob": -4, "Cy": -1}


def test_scarne_doubles_all_that_for_a_kaluki() -> None:
    state = play(sit_down("scarne", "Ann Bob Cy"), cards("Ann", "kaluki", Bob="JK A♠", Cy="2♣"))
    assert state.history[0].points == {"Ann": 0, "Bob": 6, "Cy": 2}
    assert state.money.from_hands == {"Ann": 8, "Bob": -6, "Cy": -2}


def test_scarne_never_ends_by_itself_and_ranks_the_lowest_total_first() -> None:
    state = sit_down("scarne", "Ann Bob Cy")
    assert state.places == {}
    for _ in range(60):
        state = play(state, hand("Ann", Bob=15, Cy=15))
    assert not state.finished
    assert state.winners == ()
    assert state.out == ()
    assert state.places == {"Ann": 1, "Bob": 2, "Cy": 2}


def test_scarne_points_by_a_ruling_move_no_units() -> None:
    state = play(sit_down("scarne", "Ann Bob"), PenaltyGiven("Bob", 10))
    assert state.totals["Bob"] == 10
    assert state.money.net == {"Ann": 0, "Bob": 0}


def test_the_player_with_the_cut_joker_is_noted() -> None:
    """variants.md §3.6"""
    remainders = (("Bob", parse_cards("JK")),)
    event = HandPlayed(Finish.ORDINARY, "Ann", remainders, cut_joker_seat="Bob")
    assert play(sit_down("scarne", "Ann Bob"), event).totals["Bob"] == 2
    assert refusals(sit_down("british", "Ann Bob"), event) == [
        ("hand.cut_joker_not_allowed", "Bob")
    ]
