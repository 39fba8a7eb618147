"""Events as plain data, and a whole list of them replayed."""

from typing import Any

import pytest

from scoring.cards import parse_cards
from scoring.finish import Finish
from scoring.match import (
    BoughtIn,
    BuyInDeclined,
    HandPlayed,
    HandVoid,
    MatchEvent,
    PenaltyGiven,
    Withdrew,
    event_from_data,
    event_to_data,
    events_from_data,
    replay,
)
from scoring.problems import Problem, RuleBroken
from scoring.variants import get_variant
from tests.scoring.matches import cards, hand


def faults(data: object) -> list[tuple[str, str | None, str | None]]:
    """Code, field and seat of everything wrong with the shape of an event."""
    with pytest.raises(RuleBroken) as refused:
        event_from_data(data)
    return [(found.code, found.field, found.seat) for found in refused.value.problems]


def conflicts(key: str, players: str, *events: MatchEvent) -> list[tuple[str, int | None]]:
    """Code and event of everything wrong with a whole match."""
    with pytest.raises(RuleBroken) as refused:
        replay(get_variant(key), players.split(), events)
    return [(found.code, found.event) for found in refused.value.problems]


@pytest.mark.parametrize(
    ("data", "event"),
    [
        ({"type": "void"}, HandVoid()),
        ({"type": "buy_in", "player": "Ann"}, BoughtIn("Ann")),
        ({"type": "decline", "player": "Ann"}, BuyInDeclined("Ann")),
        ({"type": "withdrawal", "player": "Ann"}, Withdrew("Ann")),
        ({"type": "penalty", "player": "Ann", "points": 50}, PenaltyGiven("Ann", 50)),
        (
            {"type": "penalty", "player": "Ann", "points": 50, "reason": "late"},
            PenaltyGiven("Ann", 50, "late"),
        ),
        (
            {"type": "hand", "finish": "kaluki", "went_out": "Ann", "points": {"Bob": 7}},
            HandPlayed(Finish.KALUKI, "Ann", points=(("Bob", 7),)),
        ),
        (
            {
                "type": "hand",
                "finish": "blocked",
                "remainders": {"Ann": "A♠", "Bob": "JK 10♥"},
                "override": True,
            },
            HandPlayed(
                Finish.BLOCKED,
                remainders=(("Ann", parse_cards("A♠")), ("Bob", parse_cards("JK 10♥"))),
                override=True,
            ),
        ),
    ],
)
def test_an_event_is_the_same_in_data_and_in_types(data: dict[str, Any], event: MatchEvent) -> None:
    assert event_from_data(data) == event
    assert event_to_data(event) == data


def test_a_hand_that_ended_void_is_a_void_hand() -> None:
    assert event_from_data({"type": "hand", "finish": "void"}) == HandVoid()
    empty = {"type": "hand", "finish": "void", "went_out": None, "remainders": {"Ann": ""}}
    assert event_from_data(empty) == HandVoid()


def test_whoever_scores_in_a_void_hand_is_named() -> None:
    """variants.md §4, §5."""
    scored = {
        "type": "hand",
        "finish": "void",
        "went_out": "Ann",
        "remainders": {"Ann": "", "Bob": "7h"},
        "points": {"Bob": 7, "Cy": 5, "Dee": 0},
    }
    assert faults(scored) == [
        ("hand.nobody_went_out", "finish", "Ann"),
        ("hand.void_scores_nothing", "finish", "Bob"),
        ("hand.void_scores_nothing", "finish", "Cy"),
    ]


@pytest.mark.parametrize("data", [None, 5, "void", []])
def test_an_event_is_an_object(data: object) -> None:
    assert faults(data) == [("event.not_an_object", None, None)]


@pytest.mark.parametrize("kind", [None, "party", 5, ["hand"]])
def test_an_event_has_a_known_type(kind: object) -> None:
    assert faults({"type": kind}) == [("event.unknown_type", "type", None)]


@pytest.mark.parametrize("points", [None, "50", 50.0, True])
def test_points_are_whole_numbers(points: object) -> None:
    data = {"type": "penalty", "player": "Ann", "points": points}
    assert faults(data) == [("event.bad_field", "points", None)]


def test_every_fault_of_a_hand_is_named_at_once() -> None:
    data = {
        "type": "hand",
        "finish": "sudden",
        "went_out": 4,
        "remainders": {"Ann": "A♠ Zz", "Bob": 5},
        "points": {"Cy": 1.5},
        "override": "yes",
    }
    assert faults(data) == [
        ("hand.unknown_finish", "finish", None),
        ("event.bad_field", "went_out", None),
        ("card.unknown", "remainders", "Ann"),
        ("event.bad_field", "remainders", "Bob"),
        ("event.bad_field", "points", "Cy"),
        ("event.bad_field", "override", None),
    ]


def test_a_hand_needs_a_finish() -> None:
    assert faults({"type": "hand", "remainders": []}) == [
        ("event.bad_field", "finish", None),
        ("event.bad_field", "remainders", None),
    ]


def test_faults_of_a_list_carry_the_index_of_their_event() -> None:
    data = [{"type": "party"}, {"type": "void"}, {"type": "buy_in"}]
    with pytest.raises(RuleBroken) as refused:
        events_from_data(data)
    assert [found.event for found in refused.value.problems] == [0, 2]


def test_a_replay_names_the_event_that_cannot_follow() -> None:
    good = hand("Ann", Bob=2)
    assert conflicts("british", "Ann Bob", good, good, BoughtIn("Bob"), BoughtIn("Ann")) == [
        ("buy_in.not_out", 2)
    ]


def test_a_refused_hand_does_not_hide_the_faults_of_the_next() -> None:
    impossible = cards("Ann", Bob="A♠ A♠ A♠")
    found = conflicts("british", "Ann Bob", hand("Ann", Bob=1), hand("Ann", Bob=2), impossible)
    assert found == [("hand.points_impossible", 0), ("pack.too_many", 2)]


def test_problems_of_a_replay_read_as_sentences() -> None:
    with pytest.raises(RuleBroken) as refused:
        replay(get_variant("british"), ["Ann", "Bob"], [BoughtIn("Bob")])
    problem: Problem = refused.value.problems[0]
    assert (problem.message, problem.seat, problem.event) == ("Bob is not out.", "Bob", 0)


def test_the_table_itself_is_checked_before_the_events() -> None:
    assert conflicts("jamaican", "Ann Bob") == [("players.too_few", None)]


def test_an_empty_finish_is_not_taken_for_an_ordinary_one() -> None:
    with pytest.raises(RuleBroken) as refusal:
        event_from_data({"type": "hand", "finish": "", "went_out": "Jim", "points": {}})

    assert [found.code for found in refusal.value.problems] == ["hand.unknown_finish"]
