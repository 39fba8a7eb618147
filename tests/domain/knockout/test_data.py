"""What is kept of a knock-out is read back as it was."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tests.domain.knockout.playing import CLUB, FOURS, Event, shuffler
from tournaments.domain.knockout import (
    KnockoutSettings,
    bracket_from_data,
    bracket_to_data,
    filled_from_data,
    filled_to_data,
)


@settings(max_examples=20, deadline=None)
@given(st.integers(8, 40), st.sampled_from([CLUB, FOURS]), st.integers(0, 99))
def test_a_tree_and_its_rounds_survive_being_json(
    players: int, wanted: KnockoutSettings, seed: int
) -> None:
    event = Event(players, wanted, shuffler(seed))
    event.go_on(gone={1})
    kept = json.loads(json.dumps(bracket_to_data(event.bracket)))
    assert bracket_from_data(kept) == event.bracket
    for one in event.rounds:
        assert filled_from_data(json.loads(json.dumps(filled_to_data(one)))) == one


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"rounds": [{}]},
        {"rounds": [{"plan": {"sizes": [4]}, "tables": [], "byes": []}]},
        {"rounds": [{"plan": {"entrants": 4, "sizes": [4]}, "tables": [["luck"]], "byes": []}]},
    ],
)
def test_what_is_no_tree_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(RuleBroken) as refused:
        bracket_from_data(data)
    assert [found.code for found in refused.value.problems] == ["knockout.unreadable"]


def test_what_is_no_round_is_refused() -> None:
    with pytest.raises(RuleBroken) as refused:
        filled_from_data({"number": 1, "tables": [[1, 2]]})
    assert [found.code for found in refused.value.problems] == ["knockout.unreadable"]
