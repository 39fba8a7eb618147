"""The command that plans without a database (none is allowed to these tests)."""

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from tests.domain.schedule.recount import everybody_sits_once, most_meetings


def run(*arguments: str) -> str:
    out = StringIO()
    call_command("plan_seating", *arguments, stdout=out)
    return out.getvalue()


def run_json(text: str) -> dict[str, Any]:
    return dict(json.loads(run(*text.split(), "--json")))


def test_a_schedule_comes_as_json_with_its_quality() -> None:
    data = run_json("--players 64 --rounds 10 --sizes 4-4 --prefer 4 --exposure even --seed x")
    seconds = data["quality"].pop("seconds")
    assert data["quality"] == {
        "repeats": 0,
        "most_meetings": 1,
        "lower_bound": 0,
        "proven_optimal": True,
        "seat_spread": 1,
        "small_table_exposure": [0, 0],
    }
    assert seconds >= 0
    assert set(data) == {"rounds", "quality"}
    assert len(data["rounds"]) == 10
    assert everybody_sits_once(data["rounds"], range(64))
    assert most_meetings(data["rounds"]) == 1


def test_exposure_and_kind_of_repeats_can_be_chosen() -> None:
    free = run_json("--players 23 --rounds 4 --sizes 4-5 --exposure free --seed x")
    assert free["quality"]["repeats"] == 0
    spread = run_json("--players 12 --rounds 2 --sizes 4-4 --repeats spread")
    assert spread["quality"]["most_meetings"] == 2


def test_without_json_a_person_can_read_it() -> None:
    text = run("--players", "4", "--rounds", "1")
    assert text.startswith("round 1: ")
    assert "repeats: 0\n" in text
    assert "ended: proven after 0 steps\n" in text


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            "--players 7 --rounds 3 --sizes 4-5",
            "7 players cannot sit at tables of 4–5: 5 or 8 would do, or allow tables of 3.",
        ),
        ("--players 8 --rounds 0 --sizes 4-4", "From 1 to 60 rounds can be planned, not 0."),
        ("--players 8 --rounds 1 --sizes four", "'four' names no sizes"),
        (
            "--players 8 --rounds 1 --seconds 0",
            "The time to plan must be more than 0 and end, not 0.0.",
        ),
    ],
)
def test_what_cannot_be_planned_is_said(arguments: str, says: str) -> None:
    with pytest.raises(CommandError, match=says.replace("(", r"\(")):
        run(*arguments.split())
