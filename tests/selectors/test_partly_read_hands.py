"""A hand that can be read only in part: all that is sure is said of it, and nothing that is not."""

from typing import Any

import pytest

from scoring.problems import RuleBroken
from tournaments.selectors.calculator import replay_match, score_one_hand

Found = list[tuple[str, str | None]]


def hand(remainders: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    won = {"finish": "ordinary", "went_out": "Jim"}
    return {**won, "remainders": {"Jim": "", **(remainders or {})}, **more}


def scored(hand: dict[str, Any], key: str = "british") -> Found:
    with pytest.raises(RuleBroken) as refused:
        score_one_hand(key, number=1, hand=hand, house_rules={})
    return [(found.code, found.seat) for found in refused.value.problems]


def replayed(*events: object) -> list[tuple[str, int | None]]:
    with pytest.raises(RuleBroken) as refused:
        replay_match("british", players=["Jim", "Ann", "Bob"], events=events, house_rules={})
    return [(found.code, found.event) for found in refused.value.problems]


def test_an_unreadable_card_hides_neither_the_pack_nor_empty_hands() -> None:
    """variants.md §5."""
    assert scored(hand({"Ann": "As As Zz", "Bob": "As", "Cal": ""})) == [
        ("card.unknown", "Ann"),
        ("hand.no_cards", "Cal"),
        ("pack.too_many", "Ann"),
        ("pack.too_many", "Bob"),
    ]


def test_whoever_has_only_an_unreadable_card_has_cards() -> None:
    assert scored(hand({"Ann": "Zz", "Bob": "7"})) == [("card.unknown", "Ann")]


def test_points_are_not_compared_with_cards_that_could_not_all_be_read() -> None:
    given = hand({"Ann": "7h Zz", "Bob": "8"}, points={"Ann": 17, "Bob": 9})
    assert scored(given) == [("card.unknown", "Ann"), ("hand.points_differ", "Bob")]


def test_the_winner_who_has_cards_is_told_so_all_the_same() -> None:
    assert scored(hand({"Jim": "7 Zz", "Ann": "8"})) == [
        ("card.unknown", "Jim"),
        ("hand.winner_has_cards", "Jim"),
    ]


def test_points_that_are_no_number_are_not_called_impossible_too() -> None:
    given = {"finish": "ordinary", "went_out": "Jim", "points": {"Ann": "many", "Bob": 1}}
    assert scored(given) == [("event.bad_field", "Ann"), ("hand.points_impossible", "Bob")]


def test_an_unknown_finish_says_nothing_of_doubled_points_but_all_of_the_pack() -> None:
    given = hand({"Ann": "7 7 7 7 7 7 7 7 7"}, finish="grand", points={"Bob": 146})
    assert scored(given, "jamaican") == [
        ("hand.unknown_finish", None),
        ("pack.too_many", "Ann"),
    ]


def test_without_finish_and_winner_nobody_is_asked_for_cards() -> None:
    given = {"finish": "", "went_out": None, "remainders": {"Ann": "", "Bob": ""}}
    assert scored(given) == [("hand.unknown_finish", None)]


def test_remainders_of_no_shape_are_one_problem() -> None:
    assert scored(hand() | {"remainders": "As"}) == [("event.bad_field", None)]


def test_house_rules_and_unreadable_cards_are_refused_together() -> None:
    with pytest.raises(RuleBroken) as refused:
        score_one_hand("british", number=1, hand=hand({"Ann": "Zz"}), house_rules={"wind": 1})
    codes = [found.code for found in refused.value.problems]
    assert codes == ["house_rules.unknown", "card.unknown"]


def test_each_hand_of_a_match_is_read_and_scored() -> None:
    unreadable = {"type": "hand", **hand({"Ann": "Zz", "Bob": "As As As"})}
    impossible = {"type": "hand", **hand({"Ann": "7", "Bob": "Ks Ks Ks"})}
    assert replayed(unreadable, impossible, {"type": "dance"}) == [
        ("card.unknown", 0),
        ("pack.too_many", 0),
        ("pack.too_many", 1),
        ("event.unknown_type", 2),
    ]


def test_what_follows_an_unreadable_hand_is_not_held_against_its_stand_in() -> None:
    unreadable = {"type": "hand", **hand({"Ann": "Zz", "Bob": "7"})}
    assert replayed(unreadable, {"type": "buy_in", "player": "Ann"}) == [("card.unknown", 0)]
