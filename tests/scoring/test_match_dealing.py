"""Who sits down, who deals, and what a void hand leaves as it was (variants.md §4, §6)."""

import pytest

from scoring.finish import Finish
from scoring.match import HandPlayed, HandVoid, Withdrew, start_match
from scoring.problems import RuleBroken
from scoring.variants import get_variant
from tests.scoring.matches import cards, hand, play, refusals, sit_down


def faults(key: str, players: list[str], first_dealer: str | None = None) -> list[str]:
    with pytest.raises(RuleBroken) as refused:
        start_match(get_variant(key), players, first_dealer)
    return [found.code for found in refused.value.problems]


def test_the_first_seat_deals_first_unless_another_is_named() -> None:
    assert sit_down("british", "Ann Bob Cy").dealer == "Ann"
    assert sit_down("jamaican", "Ann Bob Cy", first_dealer="Cy").dealer == "Cy"


def test_a_table_has_as_many_players_as_the_variant_allows() -> None:
    assert faults("jamaican", ["Ann", "Bob"]) == ["players.too_few"]
    assert faults("british", list("ABCDEF")) == ["players.too_many"]


def test_every_fault_of_a_table_is_named_at_once() -> None:
    names = ["Ann", "Ann", " ", "Bob", "Cy", "Dee"]
    assert faults("british", names, "Zoe") == [
        "players.too_many",
        "players.twice",
        "players.nameless",
        "dealer.unknown",
    ]


def test_the_deal_passes_to_the_left_and_round_the_table() -> None:
    state = sit_down("british", "Ann Bob Cy", first_dealer="Cy")
    state = play(state, hand("Ann", Bob=2, Cy=2))
    assert state.dealer == "Ann"


def test_players_out_are_skipped() -> None:
    state = sit_down("british", "Ann Bob Cy", out_at=50, max_buy_ins=0)
    assert play(state, hand("Ann", Bob=60, Cy=2)).dealer == "Cy"
    assert play(state, Withdrew("Ann")).dealer == "Bob"


def test_a_void_hand_keeps_number_contract_and_dealer() -> None:
    state = play(sit_down("mexican", "Ann Bob Cy"), cards("Bob", Ann="4♠", Cy="9♥"), HandVoid())
    assert (state.hand_number, state.dealer) == (2, "Bob")
    assert str(state.contract) == "1 set + 1 run"
    assert state.wild_rank == 4
    line = state.history[-1]
    assert (line.kind, line.hand_number, line.dealer) == ("void", 2, "Bob")
    assert (line.points, line.money) == ({}, {})


def test_should_the_dealer_of_a_void_hand_leave_the_next_one_deals() -> None:
    state = play(sit_down("british", "Ann Bob Cy"), HandVoid(), Withdrew("Ann"))
    assert state.dealer == "Bob"


def test_a_hand_played_to_a_void_end_is_a_void_hand() -> None:
    state = play(sit_down("british", "Ann Bob"), HandPlayed(Finish.VOID))
    assert state.history[-1].kind == "void"
    assert state.hand_number == 1
    scoring = HandPlayed(Finish.VOID, "Ann", points=(("Bob", 5),))
    assert ("hand.nobody_went_out", "Ann") in refusals(state, scoring)


def test_the_next_hand_is_told() -> None:
    state = play(sit_down("jamaican", "Ann Bob Cy"), hand("Ann", Bob=20, Cy=30))
    assert (state.hand_number, str(state.contract), state.cards_dealt) == (2, "2 sets + 1 run", 10)
    british = sit_down("north_american", "A B C D E F")
    assert (british.contract, british.wild_rank, british.cards_dealt) == (None, None, 11)
    assert play(british, Withdrew("F")).cards_dealt == 13


def test_who_is_out_has_no_part_in_the_next_hand() -> None:
    """variants.md §5"""
    state = sit_down("british", "Ann Bob Cy", out_at=50, max_buy_ins=0)
    state = play(state, hand("Ann", Bob=60, Cy=2))
    assert ("hand.not_dealt_in", "Bob") in refusals(state, hand("Ann", Bob=5, Cy=2))
    assert ("hand.not_dealt_in", "Bob") in refusals(state, hand("Bob", Ann=5, Cy=2))


def test_everyone_dealt_in_needs_cards_or_points() -> None:
    """variants.md §5"""
    state = sit_down("british", "Ann Bob Cy")
    assert refusals(state, hand("Ann", Bob=5)) == [("hand.remainder_missing", "Cy")]


def test_whoever_went_out_may_be_named_with_nothing() -> None:
    state = sit_down("british", "Ann Bob")
    assert play(state, hand("Ann", Ann=0, Bob=5)).totals == {"Ann": 0, "Bob": 5}
    assert play(state, cards("Ann", Ann="", Bob="5♠")).totals == {"Ann": 0, "Bob": 5}


def test_cards_are_audited_and_points_are_not() -> None:
    state = sit_down("british", "Ann Bob")
    assert play(state, cards("Ann", Bob="5♠")).history[-1].audited is True
    assert play(state, hand("Ann", Bob=5)).history[-1].audited is False


def test_impossible_cards_are_refused_with_seat_and_card() -> None:
    state = sit_down("british", "Ann Bob Cy")
    problem = ("pack.too_many", "Bob")
    assert problem in refusals(state, cards("Ann", Bob="A♠ A♠", Cy="A♠"))


def test_a_director_may_vouch_for_what_the_audit_refuses() -> None:
    state = sit_down("british", "Ann Bob")
    vouched = HandPlayed(Finish.ORDINARY, "Ann", points=(("Bob", 1),), override=True)
    line = play(state, vouched).history[-1]
    assert (line.points, line.audited, line.override) == ({"Ann": 0, "Bob": 1}, False, True)


def test_not_even_a_director_vouches_for_a_hand_nobody_can_score() -> None:
    state = sit_down("british", "Ann Bob Cy")
    points = (("Ann", 5), ("Bob", -1), ("Zoe", 3))
    vouched = HandPlayed(Finish.ORDINARY, "Ann", points=points, override=True)
    assert sorted(refusals(state, vouched)) == [
        ("hand.not_dealt_in", "Zoe"),
        ("hand.points_negative", "Bob"),
        ("hand.remainder_missing", "Cy"),
        ("hand.winner_has_points", "Ann"),
    ]
