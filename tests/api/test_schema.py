"""The description of the API is whole, and its examples come out as they say."""

from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from drf_spectacular.utils import OpenApiExample
from rest_framework.test import APIClient

from tournaments.api.variants.examples import MATCH_EXAMPLES, SCORE_EXAMPLES


def asked(examples: list[OpenApiExample]) -> Any:
    return next(example.value for example in examples if example.request_only)


def test_the_schema_is_sound_and_says_nothing_to_warn_of(tmp_path: Path) -> None:
    file = tmp_path / "schema.yml"
    call_command("spectacular", "--validate", "--fail-on-warn", file=str(file))
    assert "/api/v1/variants/{key}/score/" in file.read_text()


@pytest.mark.django_db
def test_schema_and_docs_are_open_to_everybody(api: APIClient) -> None:
    assert api.get("/api/v1/schema/").status_code == 200
    assert api.get("/api/v1/docs/").status_code == 200


def test_every_call_says_how_it_is_refused(api: APIClient) -> None:
    schema = api.get("/api/v1/schema/", {"format": "json"}).json()
    for operations in schema["paths"].values():
        for operation in operations.values():
            refusal = operation["responses"]["422"]["content"]["application/json"]["schema"]
            assert refusal == {"$ref": "#/components/schemas/Refusal"}


def test_the_example_of_a_hand_comes_out_as_the_schema_says(api: APIClient) -> None:
    answer = api.post("/api/v1/variants/jamaican/score/", asked(SCORE_EXAMPLES))
    (said,) = (example.value for example in SCORE_EXAMPLES if example.response_only)
    assert answer.json() == said


def test_the_example_of_a_match_can_be_played(api: APIClient) -> None:
    answer = api.post("/api/v1/variants/british/match/", asked(MATCH_EXAMPLES))
    assert answer.status_code == 200, answer.content


def test_every_rule_sheet_is_data(api: APIClient) -> None:
    sheets = api.get("/api/v1/variants/").json()
    keys = [sheet["key"] for sheet in sheets]
    assert keys == [
        "british",
        "blackpool",
        "three_deck",
        "swedish",
        "north_american",
        "scarne",
        "jamaican",
        "mexican",
    ]
    for sheet in sheets:
        assert api.get(f"/api/v1/variants/{sheet['key']}/").json() == sheet
