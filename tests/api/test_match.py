"""Whole matches asked of the calculator."""

from typing import Any

from tests.api.conftest import Calculator
from tests.score_sheets import (
    HANDS,
    HOUSE_RULES,
    MONEY_FROM_HANDS,
    NET,
    PLACES,
    PLAYERS,
    WINNER,
)

Event = dict[str, Any]


def sheet_events() -> list[Event]:
    events: list[Event] = []
    for hand in HANDS:
        events.append(
            {
                "type": "hand",
                "finish": hand.finish,
                "went_out": hand.went_out,
                "points": hand.points,
            }
        )
        events += [{"type": "buy_in", "player": player} for player in hand.buy_ins]
    return events


def played(went_out: str | None, finish: str = "ordinary", **points: int) -> Event:
    return {"type": "hand", "finish": finish, "went_out": went_out, "points": points}


def test_the_published_score_sheet_comes_out_to_the_unit(calculator: Calculator) -> None:
    sheet = {"players": PLAYERS, "house_rules": HOUSE_RULES, "events": sheet_events()}
    answer = calculator.match("british", sheet)

    assert answer["totals"] == HANDS[-1].totals
    assert answer["winner"] == WINNER
    assert answer["places"] == PLACES
    assert answer["money"]["from_hands"] == MONEY_FROM_HANDS
    assert answer["money"]["net"] == NET
    assert answer["next_hand"] is None
    lines = [line for line in answer["history"] if line["type"] == "hand"]
    assert [line["totals"] for line in lines] == [hand.totals for hand in HANDS]
    assert [line["money"] for line in lines] == [hand.money for hand in HANDS]


def test_offers_name_score_price_and_how_many_are_left(calculator: Calculator) -> None:
    """variants.md §3.1: Ann may come back at the highest total still in."""
    until = {"players": PLAYERS, "house_rules": HOUSE_RULES, "events": sheet_events()[:3]}
    answer = calculator.match("british", until)
    assert answer["out"] == ["Ann"]
    assert answer["buy_in_offers"] == {"Ann": {"score": 124, "price": 4, "left": 1}}
    assert answer["next_hand"] == 4
    assert answer["winner"] is None


def test_what_a_void_hand_leaves_is_hand_and_dealer(calculator: Calculator) -> None:
    """variants.md §3.7: the same contract is dealt again."""
    events = [played("A", B=10, C=10), {"type": "hand", "finish": "void"}, {"type": "void"}]
    answer = calculator.match("jamaican", {"players": ["A", "B", "C"], "events": events})
    assert (answer["next_hand"], answer["dealer"]) == (2, "B")
    assert answer["contract"] == "2 sets + 1 run"


def test_a_mexican_match_names_the_wild_rank(calculator: Calculator) -> None:
    """variants.md §3.8."""
    answer = calculator.match(
        "mexican", {"players": ["A", "B"], "events": [played("A", B=10)], "first_dealer": "B"}
    )
    assert (answer["wild_rank"], answer["dealer"]) == (4, "A")


def test_a_whole_mexican_match_is_won_by_the_lowest_total(calculator: Calculator) -> None:
    """variants.md §3.8: equal totals, more hands won."""
    wins = [played("A", B=20), *[played("B", A=5) for _ in range(4)]]
    events = [*wins, played(None, "blocked", A=5, B=5), played("B", A=5)]
    answer = calculator.match("mexican", {"players": ["A", "B"], "events": events})
    assert answer["totals"] == {"A": 30, "B": 25}
    assert (answer["winner"], answer["places"]) == ("B", {"B": 1, "A": 2})


def test_equal_lowest_totals_share_a_jamaican_match(calculator: Calculator) -> None:
    """variants.md §3.7."""
    events = [played("A", B=10, C=10), played("B", A=10, C=10), played("C", A=10, B=10)]
    match = {"players": ["A", "B", "C"], "events": events, "house_rules": {"hands": 3}}
    answer = calculator.match("jamaican", match)
    assert answer["winner"] == ["A", "B", "C"]
    assert set(answer["places"].values()) == {1}


def test_penalties_and_withdrawals_count_at_once(calculator: Calculator) -> None:
    """variants.md §3.1."""
    events = [
        played("A", B=100, C=20),
        {"type": "penalty", "player": "B", "points": 50, "reason": "a wrong opening"},
        {"type": "withdrawal", "player": "C"},
    ]
    answer = calculator.match("british", {"players": ["A", "B", "C"], "events": events})
    assert answer["totals"] == {"A": 0, "B": 150, "C": 20}
    assert (answer["winner"], answer["places"]) == ("A", {"A": 1, "C": 2, "B": 3})


def test_scarne_money_is_the_points(calculator: Calculator) -> None:
    """variants.md §3.6: each loser pays whoever went out by the card, doubled for a kaluki."""
    events = [played("A", B=7, C=3), played("B", "kaluki", A=4, C=10)]
    answer = calculator.match("scarne", {"players": ["A", "B", "C"], "events": events})
    assert answer["money"]["from_hands"] == {"A": 10 - 4, "B": -7 + 14, "C": -3 - 10}
    assert answer["money"]["pot"] == 0


def test_the_event_at_fault_is_named_by_its_index(calculator: Calculator) -> None:
    events = [played("A", B=10), {"type": "buy_in", "player": "B"}, {"type": "dance"}, None, 7]
    answer = calculator.match("british", {"players": ["A", "B"], "events": events}, 422)
    assert {found["event"] for found in answer["problems"]} == {1, 2, 3, 4}
    events = [played("A", B=10), {"type": "buy_in", "player": "B"}]
    answer = calculator.match("british", {"players": ["A", "B"], "events": events}, 422)
    (found,) = answer["problems"]
    assert (found["event"], found["seat"]) == (1, "B")


def test_too_many_players_are_too_many(calculator: Calculator) -> None:
    players = ["A", "B", "C", "D", "E", "F"]
    answer = calculator.match("british", {"players": players, "events": []}, 422)
    assert [found["code"] for found in answer["problems"]] == ["players.too_many"]


def test_wrong_players_and_wrong_house_rules_are_told_together(calculator: Calculator) -> None:
    """variants.md §1, §3.9, §6."""
    match = {
        "players": ["A", "A", "B"],
        "first_dealer": "Z",
        "house_rules": {"out_at": -3},
        "events": [{"type": "dance"}],
    }
    answer = calculator.match("british", match, 422)
    assert [found["code"] for found in answer["problems"]] == [
        "house_rules.bad_value",
        "players.twice",
        "dealer.unknown",
        "event.unknown_type",
    ]
