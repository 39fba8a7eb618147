"""docs/api.md: every example is run as printed, every address is named."""

import re
from pathlib import Path

import pytest
from drf_spectacular.generators import SchemaGenerator
from rest_framework.test import APIClient

from tests.docs.api_examples import agrees, read_examples
from tests.rounds.made import one_limit, planned
from tests.seated import run_tournament, seat_table
from tournaments.models import Actor, Club
from tournaments.services.access import make_table_pass
from tournaments.services.api_tokens import issue_token

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


@pytest.fixture
def variables(club: Club, director: Actor) -> dict[str, object]:
    """What the guide calls $club, $token and so on."""
    tournament = run_tournament(club)
    table = seat_table(tournament)
    return {
        "club": "",
        "token": issue_token(actor=director),
        "pass": make_table_pass(actor=director, table_id=table.pk).token,
        "tournament": tournament.pk,
        "evening": planned(club, director, one_limit(), players=8).pk,
        "table": table.pk,
    }


def test_every_example_answers_as_the_guide_says(variables: dict[str, object]) -> None:
    examples = [*read_examples(GUIDE, variables)]
    assert len(examples) == GUIDE.count("\ncurl ")
    for example in examples:
        answer = APIClient().generic(
            example.method,
            example.address,
            example.body,
            content_type=example.headers.pop("Content-Type", "application/octet-stream"),
            headers=example.headers,
        )
        assert answer.status_code == example.status, (example, answer.content)
        if example.answer is not None:
            assert agrees(example.answer, answer.json()), answer.json()


def test_the_guide_names_every_address_and_no_other() -> None:
    schema = SchemaGenerator().get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    there = {
        (method.upper(), re.sub(r"{\w+}", "{}", path.removeprefix("/api/v1")))
        for path, operations in schema["paths"].items()
        for method in operations
    }
    told = re.findall(r"^\| ([A-Z]+) \| `([^`]+)` \|", GUIDE, re.MULTILINE)
    assert {(method, re.sub(r"{\w+}", "{}", path)) for method, path in told} == there
