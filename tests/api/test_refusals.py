"""Every refusal has one shape, and nothing sent by anybody is a fault of the server."""

import json
from typing import Any

import pytest
from pytest_django import Settings
from rest_framework.test import APIClient

from tests.api.nonsense import NONSENSE, is_answered, send

SCORE = "/api/v1/variants/british/score/"
MATCH = "/api/v1/variants/british/match/"

HAND = {"hand": 1, "finish": "ordinary", "went_out": "N", "remainders": {"N": "", "E": "K"}}
PLAYED = {"type": "hand", "finish": "ordinary", "went_out": "N", "points": {"E": 10}}


@pytest.mark.parametrize("field", [*HAND, "points", "cut_joker_seat", "house_rules"])
def test_no_nonsense_in_a_hand_breaks_the_calculator(api: APIClient, field: str) -> None:
    for nonsense in NONSENSE:
        assert is_answered(send(api, SCORE, {**HAND, field: nonsense})), nonsense


@pytest.mark.parametrize("field", ["remainders", "points"])
def test_no_nonsense_of_one_seat_breaks_the_calculator(api: APIClient, field: str) -> None:
    for nonsense in NONSENSE:
        assert is_answered(send(api, SCORE, {**HAND, field: {"N": "", "E": nonsense}})), nonsense


@pytest.mark.parametrize("rule", ["out_at", "stakes", "penalties", "wild_ranks", "kaluki_doubles"])
def test_no_nonsense_in_a_house_rule_breaks_the_calculator(api: APIClient, rule: str) -> None:
    for nonsense in NONSENSE:
        assert is_answered(send(api, SCORE, {**HAND, "house_rules": {rule: nonsense}})), nonsense


@pytest.mark.parametrize("field", ["players", "events", "house_rules", "first_dealer"])
def test_no_nonsense_in_a_match_breaks_the_calculator(api: APIClient, field: str) -> None:
    match = {"players": ["N", "E"], "events": [PLAYED]}
    for nonsense in NONSENSE:
        assert is_answered(send(api, MATCH, {**match, field: nonsense})), nonsense


@pytest.mark.parametrize(
    "field", ["type", "finish", "went_out", "remainders", "points", "player", "reason", "override"]
)
def test_no_nonsense_in_an_event_breaks_the_calculator(api: APIClient, field: str) -> None:
    for kind in ("hand", "penalty", "buy_in"):
        for nonsense in NONSENSE:
            event = {**PLAYED, "type": kind, field: nonsense}
            answer = send(api, MATCH, {"players": ["N", "E"], "events": [event]})
            assert is_answered(answer), (kind, nonsense)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"nonsense", b"[" * 100_000, b"\xff\xfe", b'{"hand": NaN}', b"1" * 5_000],
)
def test_what_is_no_json_is_400(api: APIClient, body: bytes) -> None:
    answer = api.post(SCORE, body, content_type="application/json")
    assert answer.status_code in (400, 422)
    assert answer.json()["problems"][0]["code"].startswith("request.")


def test_what_is_too_large_is_413(api: APIClient) -> None:
    body = json.dumps({"hand": "9" * 600_000})
    answer = api.post(SCORE, body, content_type="application/json")
    assert answer.status_code == 413
    assert answer.json()["problems"][0]["code"] == "request.too_large"


def test_what_is_nested_too_deeply_is_refused(api: APIClient) -> None:
    deep: Any = 1
    for _ in range(50):
        deep = {"a": deep}
    answer = api.post(SCORE, {**HAND, "house_rules": deep})
    assert answer.status_code == 422
    assert answer.json()["problems"][0]["code"] == "request.too_deep"


def test_every_fault_of_shape_is_named_with_its_place(api: APIClient) -> None:
    answer = api.post(SCORE, {"hand": "1", "went_out": 3, "remainders": {"E": 5}})
    places = {(found["field"], found.get("seat")) for found in answer.json()["problems"]}
    assert places == {("hand", None), ("finish", None), ("went_out", None), ("remainders.E", "E")}


def test_another_method_is_405_in_the_same_shape(api: APIClient) -> None:
    answer = api.delete(SCORE)
    assert answer.status_code == 405
    assert answer.json()["problems"][0]["code"] == "request.method_not_allowed"


def test_problems_are_said_in_the_language_asked_for(api: APIClient) -> None:
    answer = api.post(SCORE, {"hand": 1}, headers={"accept-language": "uk"})
    assert answer.headers["Content-Language"] == "uk"
    assert answer.json()["problems"][0]["message"] != "This field is required."


def test_who_asks_too_often_waits(api: APIClient, settings: Settings, empty_cache: None) -> None:
    rates = {"DEFAULT_THROTTLE_RATES": {"calculator": "2/min"}}
    settings.REST_FRAMEWORK = {**settings.REST_FRAMEWORK, **rates}
    assert [api.post(SCORE, HAND).status_code for _ in range(3)] == [200, 200, 429]
    answer = api.post(SCORE, HAND)
    assert answer.json()["problems"][0]["code"] == "request.throttled"
    assert int(answer.headers["Retry-After"]) > 0


def test_a_cache_that_is_down_refuses_nobody(api: APIClient, settings: Settings) -> None:
    nowhere = {**settings.CACHES["default"], "LOCATION": "redis://127.0.0.1:1"}
    settings.CACHES = {"default": nowhere}
    rates = {"DEFAULT_THROTTLE_RATES": {"calculator": "2/min"}}
    settings.REST_FRAMEWORK = {**settings.REST_FRAMEWORK, **rates}
    assert api.post(SCORE, HAND).status_code == 200


@pytest.mark.parametrize(
    "address", ["nothing/", "tables/x/", "tables/-1/hands/", "clubs/1/roles/1/king/"]
)
def test_an_address_that_is_none_is_404_in_the_same_shape(api: APIClient, address: str) -> None:
    for call in (api.get, api.post, api.delete):
        answer = call(f"/api/v1/{address}")
        assert answer.status_code == 404
        assert answer.json()["problems"][0]["code"] == "request.not_found"


def test_an_address_without_its_last_slash_leads_to_the_one_with_it(api: APIClient) -> None:
    answer = api.get("/api/v1/variants")
    assert (answer.status_code, answer.headers["Location"]) == (301, "/api/v1/variants/")


def test_however_much_is_named_the_answer_stays_small(api: APIClient) -> None:
    many = {str(seat): "As" for seat in range(20_000)}
    for field, named in (("remainders", many), ("points", many), ("house_rules", many)):
        answer = send(api, SCORE, {**HAND, field: named})
        assert (answer.status_code, len(answer.content) < 500) == (422, True)
    event = {**PLAYED, "remainders": many}
    answer = send(api, MATCH, {"players": ["N", "E"], "events": [event]})
    assert (answer.status_code, len(answer.content) < 500) == (422, True)
    (found,) = answer.json()["problems"]
    assert (found["field"], found["event"]) == ("events.0", 0)
