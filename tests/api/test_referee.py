"""The referee asked over the API."""

from typing import Any

import pytest
from drf_spectacular.utils import OpenApiExample
from rest_framework.test import APIClient

from tests.api.test_schema import asked
from tournaments.api.referee.examples import LAY_DOWN_EXAMPLES


def ask(api: APIClient, variant: str, door: str, body: dict[str, Any], status: int = 200) -> Any:
    answer = api.post(f"/api/v1/variants/{variant}/referee/{door}/", body)
    assert answer.status_code == status, answer.content
    return answer.json()


def codes(answer: dict[str, Any]) -> list[str]:
    return [found["code"] for found in answer["problems"]]


@pytest.mark.parametrize(
    ("variant", "door", "examples"), [("mexican", "lay-down", LAY_DOWN_EXAMPLES)]
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
