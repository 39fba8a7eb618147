"""Requests that make no sense are refused, with every reason at once."""

from typing import Any

import pytest

from scoring.problems import RuleBroken
from tests.domain.schedule.asking import ask
from tournaments.domain.schedule import plan_schedule


def codes(**more: Any) -> list[str]:
    given = {"players": 8, "rounds": 2, "sizes": (4, 4, 4)} | more
    with pytest.raises(RuleBroken) as refused:
        plan_schedule(ask(**given))
    return [found.code for found in refused.value.problems]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"rounds": 0}, "schedule.bad_rounds"),
        ({"rounds": 61}, "schedule.bad_rounds"),
        ({"steps": 0}, "schedule.no_budget"),
        ({"seconds": -1.0}, "schedule.no_budget"),
        ({"seconds": float("nan")}, "schedule.no_budget"),
        ({"seconds": float("inf")}, "schedule.no_budget"),
        ({"players": 9, "sizes": (3, 9, 9)}, "schedule.large_table"),
        ({"field": (1, 2, 3, 3)}, "schedule.player_twice"),
        ({"apart": ((1, 1),)}, "schedule.pair_of_one"),
        ({"wishes": ((1, 1),)}, "schedule.pair_of_one"),
        ({"met": ((1, 1),)}, "schedule.pair_of_one"),
        ({"played": (((0, 1, 2, 3), (3, 4, 5, 6)),)}, "schedule.sits_twice"),
        ({"players": 7, "sizes": (4, 4, 5)}, "table_sizes.cannot_split"),
        ({"players": 0}, "table_sizes.cannot_split"),
        ({"sizes": (5, 4, 4)}, "table_sizes.bad_limits"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any], code: str) -> None:
    assert codes(**wrong) == [code]


def test_every_reason_is_given_at_once() -> None:
    assert codes(rounds=0, players=7, apart=((1, 1),)) == [
        "schedule.bad_rounds",
        "schedule.pair_of_one",
        "table_sizes.cannot_split",
    ]
