"""Requests as the tests make them: the search counts steps and looks at no clock."""

from typing import Any

from tournaments.domain.schedule import Exposure, Schedule, ScheduleRequest, plan_schedule

FREE, EVEN = Exposure.FREE, Exposure.EVEN


def ask(players: int, rounds: int, sizes: tuple[int, int, int], **more: Any) -> ScheduleRequest:
    """Players from 0; sizes are the smallest, the preferred and the largest."""
    smallest, preferred, largest = sizes
    return ScheduleRequest(
        players=more.pop("field", tuple(range(players))),
        rounds=rounds,
        smallest=smallest,
        preferred=preferred,
        largest=largest,
        **({"seconds": None} | more),
    )


def plan(players: int, rounds: int, sizes: tuple[int, int, int], **more: Any) -> Schedule:
    return plan_schedule(ask(players, rounds, sizes, **more))
