"""Matches that are a part of something bigger: fewer hands, several left, totals carried along."""

import pytest

from scoring.house_rules import apply_house_rules
from scoring.match import (
    BoughtIn,
    Carried,
    MatchEnded,
    MatchState,
    MatchTerms,
    PenaltyGiven,
    Withdrew,
    start_match,
)
from scoring.problems import RuleBroken
from scoring.variants import get_variant
from tests.scoring.matches import hand, offered, play, refusals


def sit_down(players: str, key: str = "british", **terms: object) -> MatchState:
    """Players of a match on terms of its own."""
    return start_match(get_variant(key), players.split(), terms=MatchTerms(**terms))  # type: ignore[arg-type]


def faults(players: str, key: str = "british", **terms: object) -> list[tuple[str, str | None]]:
    with pytest.raises(RuleBroken) as refused:
        sit_down(players, key, **terms)
    return [(found.code, found.seat) for found in refused.value.problems]


def test_a_match_of_three_hands_ends_after_the_third() -> None:
    state = play(sit_down("Ann Bob Cy", hands=3), hand("Ann", Bob=20, Cy=30))
    state = play(state, hand("Bob", Ann=40, Cy=10))
    assert not state.finished
    state = play(state, hand("Cy", Ann=5, Bob=6))
    assert state.finished
    assert state.dealer is None
    assert state.places == {"Ann": 3, "Bob": 1, "Cy": 2}
    assert state.winners == ("Bob",)
    assert refusals(state, hand("Ann", Bob=1, Cy=1)) == [("match.finished", None)]


def test_whoever_was_put_out_stands_behind_all_who_played_the_last_hand() -> None:
    state = play(sit_down("Ann Bob Cy", hands=2), hand("Ann", Bob=100, Cy=130))
    state = play(state, hand("Cy", Ann=100, Bob=50))
    assert state.out == ("Bob",)
    assert state.places == {"Ann": 1, "Bob": 3, "Cy": 2}


def test_equal_totals_at_the_last_hand_share_place_and_pot() -> None:
    state = play(sit_down("Ann Bob Cy", hands=1), hand("Cy", Ann=10, Bob=10))
    state = play(state, PenaltyGiven("Cy", 10))
    assert state.places == {"Ann": 1, "Bob": 1, "Cy": 1}
    assert sum(state.money.net.values()) == 0


def test_a_match_played_down_to_two_ends_with_two_and_neither_has_beaten_the_other() -> None:
    state = play(sit_down("Ann Bob Cy Dee", survivors=2), hand("Ann", Bob=140, Cy=100, Dee=9))
    state = play(state, Withdrew("Bob"))
    assert not state.finished
    state = play(state, Withdrew("Cy"))
    assert state.finished
    assert state.winners == ("Ann", "Dee")
    assert state.places == {"Ann": 1, "Bob": 4, "Cy": 3, "Dee": 1}
    assert state.money.net["Ann"] == 3 - 5 + 10


def test_no_hand_is_dealt_while_enough_are_out_and_a_buy_in_is_open() -> None:
    state = play(sit_down("Ann Bob Cy", survivors=2), hand("Ann", Bob=100, Cy=20))
    state = play(state, hand("Ann", Bob=60, Cy=20))
    assert offered(state) == {"Bob": (40, 5, 1)}
    assert not state.finished
    assert refusals(state, hand("Ann", Cy=5)) == [("hand.too_few_players", None)]
    state = play(state, BoughtIn("Bob"))
    assert state.still_in == ("Ann", "Bob", "Cy")
    assert not state.finished


def test_totals_and_buy_ins_of_earlier_tables_count() -> None:
    """The limit counts over the whole stage, and so do the buy-ins somebody may take."""
    carried = {
        "Ann": Carried(total=60),
        "Bob": Carried(total=120, buy_ins_taken=2),
        "Cy": Carried(total=140, buy_ins_taken=1),
    }
    start = sit_down("Ann Bob Cy Dee", carried=carried)
    assert start.totals == {"Ann": 60, "Bob": 120, "Cy": 140, "Dee": 0}
    state = play(start, hand("Ann", Bob=30, Cy=10, Dee=7))
    assert state.out == ("Bob", "Cy")
    assert offered(state) == {"Cy": (60, 5, 0)}
    assert state.money.initial == {"Ann": 0, "Bob": 0, "Cy": 0, "Dee": 5}
    assert play(state, BoughtIn("Cy")).buy_ins_taken["Cy"] == 2


def test_a_pot_kept_for_the_event_is_taken_by_nobody_at_the_table() -> None:
    state = play(sit_down("Ann Bob", hands=1, pot_is_kept=True), hand("Ann", Bob=20))
    assert state.winners == ("Ann",)
    assert state.money.pot == 10
    assert state.money.net == {"Ann": -4, "Bob": -6}


def test_a_match_ended_by_word_is_over_and_its_open_offers_with_it() -> None:
    state = play(sit_down("Ann Bob Cy"), hand("Ann", Bob=140, Cy=30), hand("Ann", Bob=10, Cy=2))
    assert offered(state) == {"Bob": (32, 5, 1)}
    state = play(state, MatchEnded())
    assert state.finished
    assert offered(state) == {}
    assert state.places == {"Ann": 1, "Bob": 3, "Cy": 2}
    assert state.totals == {"Ann": 0, "Bob": 150, "Cy": 32}
    assert refusals(state, MatchEnded()) == [("match.finished", None)]


def test_contract_variants_may_be_ended_before_the_last_contract() -> None:
    state = play(sit_down("Ann Bob Cy", "jamaican"), hand("Ann", Bob=12, Cy=3), MatchEnded())
    assert state.places == {"Ann": 1, "Bob": 3, "Cy": 2}


def test_terms_that_cannot_be_are_refused_all_at_once() -> None:
    carried = {"Ann": Carried(total=150), "Eve": Carried(total=3)}
    assert faults("Ann Bob", hands=0, survivors=2, carried=carried) == [
        ("terms.hands", None),
        ("terms.survivors", None),
        ("carried.out", "Ann"),
        ("player.unknown", "Eve"),
    ]
    assert faults("Ann Bob Cy", "jamaican", hands=10) == [("terms.hands", None)]


def test_a_club_that_lets_150_stay_in_lets_it_sit_down_too() -> None:
    variant = apply_house_rules(get_variant("british"), {"out_at": 151})
    terms = MatchTerms(carried={"Ann": Carried(total=150)})
    assert start_match(variant, ("Ann", "Bob"), terms=terms).still_in == ("Ann", "Bob")
