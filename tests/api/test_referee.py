"""The referee asked over the API."""

from typing import Any

import pytest
from drf_spectacular.utils import OpenApiExample
from rest_framework.test import APIClient

from tests.api.test_schema import asked
from tournaments.api.referee.examples import (
    BEST_EXAMPLES,
    CLAIMS_EXAMPLES,
    EXCHANGE_EXAMPLES,
    GOING_OUT_EXAMPLES,
    JAMAICAN_TABLE,
    LAY_DOWN_EXAMPLES,
    LAY_OFF_EXAMPLES,
)


def ask(api: APIClient, variant: str, door: str, body: dict[str, Any], status: int = 200) -> Any:
    answer = api.post(f"/api/v1/variants/{variant}/referee/{door}/", body)
    assert answer.status_code == status, answer.content
    return answer.json()


def codes(answer: dict[str, Any]) -> list[str]:
    return [found["code"] for found in answer["problems"]]


@pytest.mark.parametrize(
    ("variant", "door", "examples"),
    [
        ("mexican", "lay-down", LAY_DOWN_EXAMPLES),
        ("jamaican", "lay-off", LAY_OFF_EXAMPLES),
        ("jamaican", "exchange", EXCHANGE_EXAMPLES),
        ("jamaican", "drawing", CLAIMS_EXAMPLES),
        ("jamaican", "going-out", GOING_OUT_EXAMPLES),
        ("mexican", "best", BEST_EXAMPLES),
    ],
)
def test_the_examples_of_the_schema_come_out_as_they_say(
    api: APIClient, variant: str, door: str, examples: list[OpenApiExample]
) -> None:
    (said,) = (example.value for example in examples if example.response_only)
    assert ask(api, variant, door, asked(examples)) == said


def test_an_opening_that_is_too_small_is_told_with_its_rule(api: APIClient) -> None:
    """variants.md §3.2"""
    body = {"hand": 1, "opened": False, "melds": ["QS KS AS", "3H 3D 3C"]}
    answer = ask(api, "blackpool", "lay-down", body)
    assert (answer["legal"], answer["points"]) == (False, 40)
    (problem,) = answer["problems"]
    assert (problem["code"], problem["rule"], problem["meld"]) == (
        "opening.too_few_points",
        "3.2",
        None,
    )


def test_a_club_may_open_with_less(api: APIClient) -> None:
    """variants.md §3.1: house rule opening_points"""
    body = {"hand": 1, "melds": ["3H 3D 3C"], "house_rules": {"opening_points": 9}}
    assert ask(api, "british", "lay-down", body)["legal"]


def test_an_illegal_meld_has_no_kind_and_the_nearest_legal_thing_is_named(api: APIClient) -> None:
    body = {"hand": 1, "opened": True, "melds": ["KD KD KC", "7H 7D 7C 7C"]}
    answer = ask(api, "british", "lay-down", body)
    assert [meld["kind"] for meld in answer["melds"]] == [None, None]
    assert [found["meld"] for found in answer["problems"]] == [0, 1]
    assert answer["nearest"] == ["7♥ 7♦ 7♣"]


def test_what_the_player_must_still_name_is_a_note(api: APIClient) -> None:
    """variants.md §3.1: the player says which"""
    body = {"hand": 1, "melds": ["7H JK JK", "QS KS AS"]}
    answer = ask(api, "british", "lay-down", body)
    assert (answer["legal"], answer["points"]) == (True, 24 + 31)
    assert [(note["code"], note["meld"]) for note in answer["notes"]] == [("meld.name_wilds", 0)]


def test_everything_that_cannot_be_read_is_told_at_once(api: APIClient) -> None:
    body = {
        "hand": 8,
        "melds": ["7C foo", "JK="],
        "own": ["bar"],
        "house_rules": {"out_at": 100},
    }
    answer = ask(api, "mexican", "lay-down", body, 422)
    assert codes(answer) == [
        "house_rules.unknown",
        "hand.no_such_hand",
        "card.unknown",
        "meld.bad_naming",
        "card.unknown",
    ]
    fields = [found["field"] for found in answer["problems"]]
    assert fields == ["out_at", "hand", "melds.0", "melds.1", "own.0"]


def test_an_unknown_game_has_no_referee(api: APIClient) -> None:
    ask(api, "whist", "lay-down", {"hand": 1, "melds": []}, 404)


def test_a_lay_off_says_where_else_the_card_fits(api: APIClient) -> None:
    table = JAMAICAN_TABLE + "meld Ann 2♣ 3♣ 4♣ 5♣\n"
    body = {"table": table, "player": "Ann", "meld": 0, "cards": "6C"}
    assert ask(api, "jamaican", "lay-off", body)["fits"] == [1]


def test_a_table_is_of_the_game_it_is_asked_of(api: APIClient) -> None:
    body = {"table": JAMAICAN_TABLE + "dealer Ann\n", "player": "Ann", "meld": 0, "cards": "6x"}
    assert codes(ask(api, "jamaican", "lay-off", body, 422)) == [
        "table.bad_line",
        "card.unclear_suit",
    ]
    body = {"table": JAMAICAN_TABLE, "player": "Ann", "meld": 0, "cards": "6C"}
    for door in ("lay-off", "exchange"):
        assert codes(ask(api, "mexican", door, body, 422)) == ["table.other_variant"]


def test_a_kaluki_that_is_none_is_explained(api: APIClient) -> None:
    """variants.md §3.1"""
    body = {"hand": 1, "melds": ["QS KS AS"], "discard": None, "left": "2C 3C"}
    answer = ask(api, "british", "going-out", body)
    assert (answer["legal"], answer["finish"], answer["discard"]) == (False, None, "always")
    assert codes(answer) == [
        "going_out.cards_left",
        "going_out.discard_needed",
        "opening.too_few_points",
    ]


def test_the_finish_can_be_asked_without_the_melds(api: APIClient) -> None:
    """variants.md §4"""
    body = {"hand": 1, "opened": False, "melds": None, "discard": "2C"}
    assert ask(api, "british", "going-out", body)["finish"] == "kaluki"
    assert codes(ask(api, "british", "going-out", {**body, "discard": "2C 3C"}, 422)) == [
        "card.not_one"
    ]


def test_the_best_lay_down_keeps_a_card_for_the_discard(api: APIClient) -> None:
    """variants.md §3.1"""
    cards = "QS KS AS 3H 3D 3C 5S 6S 7S 8S 10H 10D 10C 2C"
    answer = ask(api, "british", "best", {"hand": 1, "cards": cards})
    assert (answer["can_open"], answer["left"], answer["points_left"]) == (True, "2♣", 2)
    assert sum(meld["points"] for meld in answer["melds"]) == 31 + 9 + 26 + 30


def test_own_melds_of_a_best_lay_down_are_melds(api: APIClient) -> None:
    body = {"hand": 1, "cards": "2C", "opened": True, "own": ["7C 7D", "7C 8D 9S"]}
    assert codes(ask(api, "jamaican", "best", body, 422)) == ["lay_down.own_no_meld"] * 2
