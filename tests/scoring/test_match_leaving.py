"""Withdrawals, rulings, and who is placed where (variants.md §3.1)."""

import pytest

from scoring.match import BoughtIn, BuyInDeclined, PenaltyGiven, Withdrew, state_to_data
from tests.scoring.matches import hand, offered, play, refusals, sit_down


def test_who_withdraws_is_out_at_once_with_the_total_he_has() -> None:
    state = play(sit_down("british", "Ann Bob Cy"), hand("Ann", Bob=20, Cy=30), Withdrew("Cy"))
    assert (state.out, state.withdrawn) == (("Cy",), ("Cy",))
    assert state.totals["Cy"] == 30
    state = play(state, hand("Ann", Bob=20))
    assert state.history[-1].money == {"Ann": 1, "Bob": -1}


def test_what_a_withdrawn_player_paid_stays_in_the_pot() -> None:
    state = play(sit_down("british", "Ann Bob Cy"), Withdrew("Cy"), Withdrew("Bob"))
    assert state.winners == ("Ann",)
    assert state.money.net == {"Ann": 10, "Bob": -5, "Cy": -5}


@pytest.mark.parametrize(
    ("player", "code"), [("Cy", "player.out"), ("Zoe", "player.unknown"), ("Ann", "match.finished")]
)
def test_a_player_leaves_once_and_before_the_end(player: str, code: str) -> None:
    state = play(sit_down("british", "Ann Bob Cy"), Withdrew("Cy"), Withdrew("Bob"))
    assert refusals(state, Withdrew(player)) == [(code, player)]


def test_points_by_a_ruling_count_towards_the_limit_at_once() -> None:
    state = play(sit_down("british", "Ann Bob Cy", out_at=50), PenaltyGiven("Cy", 50, "late"))
    assert state.out == ("Cy",)
    assert state.history[-1].points == {"Cy": 50}


def test_whom_a_ruling_puts_out_no_hand_did_and_nothing_is_offered() -> None:
    state = play(sit_down("british", "Ann Bob Cy", out_at=50), PenaltyGiven("Cy", 50))
    assert offered(state) == {}
    assert refusals(state, BoughtIn("Cy")) == [("buy_in.closed", "Cy")]


def test_a_ruling_is_never_doubled() -> None:
    """variants.md §3.9"""
    state = sit_down("jamaican", "Ann Bob Cy")
    state = play(state, hand("Ann", "first_opening", Bob=20, Cy=40), PenaltyGiven("Bob", 50))
    assert state.totals == {"Ann": 0, "Bob": 70, "Cy": 40}


@pytest.mark.parametrize("points", [0, -1, 100_001])
def test_a_ruling_gives_points_against(points: int) -> None:
    state = sit_down("british", "Ann Bob")
    assert refusals(state, PenaltyGiven("Ann", points)) == [("penalty.points", None)]


def test_every_fault_of_a_ruling_is_named() -> None:
    state = sit_down("british", "Ann Bob")
    assert refusals(state, PenaltyGiven("Zoe", 0)) == [
        ("player.unknown", "Zoe"),
        ("penalty.points", None),
    ]


def test_the_total_of_a_withdrawn_player_stands() -> None:
    state = play(sit_down("british", "Ann Bob Cy"), Withdrew("Cy"))
    assert refusals(state, PenaltyGiven("Cy", 5)) == [("player.withdrew", "Cy")]


def test_no_hand_follows_the_end() -> None:
    state = play(sit_down("british", "Ann Bob"), Withdrew("Bob"))
    assert refusals(state, hand("Ann", Bob=3)) == [("match.finished", None)]


def test_a_ruling_after_the_last_hand_can_decide_the_match() -> None:
    state = play(sit_down("jamaican", "Ann Bob Cy", hands=1), hand("Ann", Bob=20, Cy=30))
    assert state.winners == ("Ann",)
    assert play(state, PenaltyGiven("Ann", 50)).winners == ("Bob",)


def test_the_others_are_placed_by_when_they_went_out() -> None:
    state = sit_down("british", "Ann Bob Cy Dee Eve", out_at=50, max_buy_ins=0)
    state = play(state, hand("Ann", Bob=90, Cy=5, Dee=5, Eve=10))
    assert state.places == {"Bob": 5}
    state = play(state, PenaltyGiven("Eve", 60))
    assert state.places == {"Eve": 4, "Bob": 5}
    state = play(state, hand("Ann", Cy=80, Dee=80))
    assert state.places == {"Ann": 1, "Cy": 2, "Dee": 2, "Eve": 4, "Bob": 5}


def test_those_put_out_by_one_hand_are_placed_by_lower_total() -> None:
    state = sit_down("british", "Ann Bob Cy Dee", out_at=50, max_buy_ins=0)
    state = play(state, hand("Ann", Bob=90, Cy=60, Dee=70))
    assert state.places == {"Ann": 1, "Cy": 2, "Dee": 3, "Bob": 4}


def test_of_equal_totals_the_one_with_fewer_buy_ins_is_higher() -> None:
    state = sit_down("british", "Ann Bob Cy Dee", out_at=20)
    state = play(state, hand("Ann", Bob=10, Cy=30, Dee=10), BoughtIn("Cy"))
    state = play(state, hand("Ann", Bob=10, Cy=10, Dee=20))
    assert state.places == {"Ann": 1, "Bob": 2, "Cy": 3, "Dee": 4}


def test_places_count_from_the_last_time_a_player_went_out() -> None:
    state = sit_down("british", "Ann Bob Cy Dee", out_at=50)
    state = play(state, hand("Ann", Bob=60, Cy=5, Dee=5), BoughtIn("Bob"))
    state = play(state, hand("Ann", Bob=5, Cy=60, Dee=5), BuyInDeclined("Cy"))
    state = play(state, hand("Ann", Bob=60, Dee=5))
    assert state.places == {"Bob": 3, "Cy": 4}


def test_should_a_ruling_leave_nobody_in_the_lowest_total_put_out_last_wins() -> None:
    """Put out last are those the last hand put out and all who left after it."""
    state = sit_down("british", "Ann Bob Cy", out_at=50, max_buy_ins=0)
    state = play(state, hand("Ann", Bob=60, Cy=70))
    assert state.winners == ("Ann",)
    state = play(state, PenaltyGiven("Ann", 65))
    assert state.still_in == ()
    assert state.winners == ("Bob",)
    assert state.places == {"Bob": 1, "Ann": 2, "Cy": 3}


def test_who_left_before_the_last_hand_was_not_put_out_last() -> None:
    state = sit_down("british", "Ann Bob Cy", out_at=50, max_buy_ins=0)
    state = play(state, hand("Ann", Bob=10, Cy=51), hand("Ann", Bob=60), PenaltyGiven("Ann", 90))
    assert state.winners == ("Bob",)
    assert state.places == {"Bob": 1, "Ann": 2, "Cy": 3}


def test_with_nobody_in_equal_totals_share_the_win_and_the_pot() -> None:
    state = sit_down("british", "Ann Bob Cy", out_at=50, max_buy_ins=0)
    state = play(state, hand("Ann", Bob=60, Cy=70), PenaltyGiven("Ann", 60))
    assert state.winners == ("Ann", "Bob")
    assert state.places == {"Ann": 1, "Bob": 1, "Cy": 3}
    assert state_to_data(state)["winner"] == ["Ann", "Bob"]
    # 15 units in the pot: 8 to the first seat, 7 to the second.
    assert state.money.net == {"Ann": 2 - 5 + 8, "Bob": -1 - 5 + 7, "Cy": -1 - 5}


def test_who_withdraws_from_a_contract_match_is_placed_behind_those_who_stay() -> None:
    state = play(sit_down("jamaican", "Ann Bob Cy Dee", hands=1), Withdrew("Dee"))
    assert state.places == {"Dee": 4}
    state = play(state, hand("Ann", Bob=20, Cy=30))
    assert state.places == {"Ann": 1, "Bob": 2, "Cy": 3, "Dee": 4}
