"""Whole matches of the contract variants, and what ties do (variants.md §3.7, §3.8)."""

import pytest

from scoring.match import HandVoid, MatchEvent, apply, state_to_data
from tests.scoring.matches import cards, hand, play, refusals, sit_down

JAMAICAN: tuple[MatchEvent, ...] = (
    cards("Ann", "first_opening", Bob="As Ah JK 7d", Cy="9♣ 9♦"),
    cards("Bob", Ann="K♠ Q♥ 2♦", Cy="A♣ A♦ 10♠"),
    cards("Cy", Ann="5♥ 6♥ 7♥", Bob="JK"),
    cards("Ann", Bob="2♣ 2♦", Cy="K♠ K♥ K♦ K♣"),
    cards("Bob", "first_opening", Ann="A♥", Cy="A♠"),
    HandVoid(),
    cards("Cy", Ann="3♣ 4♣", Bob="J♦ Q♦ K♦"),
    cards("Ann", Bob="8♠", Cy="8♥ A♥"),
    cards("Cy", Ann="10♣ 10♦ 10♥ 10♠ JK", Bob="2♠"),
    cards("Bob", Ann="6♠ A♦", Cy="4♠ 5♠ JK"),
)
# Ann, Bob, Cy after each hand.
JAMAICAN_TOTALS = (
    (0, 146, 36),
    (22, 146, 62),
    (40, 196, 62),
    (40, 200, 102),
    (42, 200, 132),
    (42, 200, 132),
    (49, 230, 132),
    (49, 238, 141),
    (139, 240, 141),
    (146, 240, 200),
)

MEXICAN: tuple[MatchEvent, ...] = (
    cards("Ann", Bob="3♠ 5♥", Cy="K♣"),
    cards("Cy", Ann="4♠ A♥ K♣ 2♦", Bob="9♦ 9♥"),
    cards(None, "blocked", Ann="5♦", Bob="2♠ 2♥", Cy="JK A♠"),
    cards("Bob", Ann="6♣ 7♣", Cy="3♦"),
    cards("Cy", Ann="Q♠", Bob="J♠ 7♥"),
    cards("Ann", Bob="8♠ 4♣", Cy="10♦ 10♥"),
    cards("Cy", Ann="2♣", Bob="9♠ A♦ 3♣"),
)
MEXICAN_TOTALS = (
    (0, 25, 10),
    (50, 35, 10),
    (70, 45, 45),
    (95, 45, 50),
    (105, 75, 50),
    (105, 100, 70),
    (110, 140, 70),
)


def totals_of(state_events: tuple[MatchEvent, ...], key: str) -> tuple[tuple[int, ...], ...]:
    state = play(sit_down(key, "Ann Bob Cy"), *state_events)
    return tuple(tuple(line.totals.values()) for line in state.history)


def test_a_whole_jamaican_match_of_nine_hands() -> None:
    assert totals_of(JAMAICAN, "jamaican") == JAMAICAN_TOTALS
    state = play(sit_down("jamaican", "Ann Bob Cy"), *JAMAICAN)
    assert state.winners == ("Ann",)
    assert state.places == {"Ann": 1, "Cy": 2, "Bob": 3}


def test_a_first_opening_doubles_and_the_sheet_says_so() -> None:
    """variants.md §2: 15 + 1 + 50 + 7 = 73, doubled 146"""
    line = play(sit_down("jamaican", "Ann Bob Cy"), JAMAICAN[0]).history[0]
    assert line.points == {"Ann": 0, "Bob": 146, "Cy": 36}
    assert line.multiplier == 2


def test_the_jamaican_contracts_come_in_order_and_a_void_one_again() -> None:
    state, told = sit_down("jamaican", "Ann Bob Cy"), []
    for event in JAMAICAN:
        told.append(str(state.contract))
        state = apply(state, event)
    assert told[5:7] == ["3 sets + 1 run", "3 sets + 1 run"]
    assert len(set(told)) == 9
    assert state.contract is None
    assert refusals(state, hand("Ann", Bob=2, Cy=2)) == [("match.finished", None)]


def test_a_whole_mexican_match_of_seven_hands() -> None:
    assert totals_of(MEXICAN, "mexican") == MEXICAN_TOTALS
    state = play(sit_down("mexican", "Ann Bob Cy"), *MEXICAN)
    assert state.winners == ("Cy",)
    assert state.places == {"Cy": 1, "Ann": 2, "Bob": 3}
    assert state.hands_won == {"Ann": 2, "Bob": 1, "Cy": 3}


def test_a_mexican_remainder_with_a_wild_rank() -> None:
    """variants.md §2: hand 2, fours wild: 20 + 15 + 10 + 5 = 50"""
    line = play(sit_down("mexican", "Ann Bob Cy"), *MEXICAN[:2]).history[1]
    assert line.points["Ann"] == 50


def test_in_a_blocked_hand_everyone_scores_and_nobody_won() -> None:
    """variants.md §4"""
    state = play(sit_down("mexican", "Ann Bob Cy"), *MEXICAN[:3])
    assert state.history[2].points == {"Ann": 20, "Bob": 10, "Cy": 35}
    assert sum(state.hands_won.values()) == 2
    assert state.dealer == "Ann"


def test_a_contract_match_moves_no_money() -> None:
    money = play(sit_down("mexican", "Ann Bob Cy"), *MEXICAN).money
    assert money.pot == 0
    assert set(money.net.values()) == {0}


def test_equal_lowest_totals_share_a_jamaican_win() -> None:
    """variants.md §3.7"""
    state = sit_down("jamaican", "Ann Bob Cy Dee", hands=2)
    state = play(state, hand("Ann", Bob=5, Cy=20, Dee=20), hand("Bob", Ann=5, Cy=20, Dee=25))
    assert state.winners == ("Ann", "Bob")
    assert state.places == {"Ann": 1, "Bob": 1, "Cy": 3, "Dee": 4}
    assert state_to_data(state)["winner"] == ["Ann", "Bob"]


def test_of_equal_mexican_totals_more_hands_won_wins() -> None:
    """variants.md §3.8"""
    state = sit_down("mexican", "Ann Bob Cy", hands=3)
    state = play(state, hand("Ann", Bob=5, Cy=30), hand("Ann", Bob=5, Cy=30))
    assert play(state, hand("Bob", Ann=10, Cy=5)).winners == ("Ann",)


def test_mexican_players_equal_in_both_share() -> None:
    state = sit_down("mexican", "Ann Bob Cy", hands=2)
    state = play(state, hand("Ann", Bob=5, Cy=30), hand("Bob", Ann=5, Cy=30))
    assert state.places == {"Ann": 1, "Bob": 1, "Cy": 3}


def test_places_of_a_contract_match_wait_for_its_end() -> None:
    state = play(sit_down("jamaican", "Ann Bob Cy"), JAMAICAN[0])
    assert state.places == {}
    assert not state.finished


@pytest.mark.parametrize(("key", "hands"), [("jamaican", 4), ("mexican", 1)])
def test_a_match_may_be_shortened_to_its_first_contracts(key: str, hands: int) -> None:
    """variants.md §3.9"""
    state = sit_down(key, "Ann Bob Cy", hands=hands)
    for _ in range(hands):
        assert not state.finished
        state = play(state, hand("Ann", Bob=20, Cy=30))
    assert state.finished
