"""Rounds in which people meet as many others as they can: planned ahead, or by the standings."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from tournaments.domain.balancing import SitOuts, choose_sit_outs
from tournaments.domain.rounds.notes import note
from tournaments.domain.rounds.planned import PlannedRound
from tournaments.domain.rounds.so_far import StageSoFar
from tournaments.domain.schedule import (
    Quality,
    ScheduleRequest,
    Watch,
    keep_on,
    plan_by_standing,
    plan_schedule,
)


def plan_scheduled(so_far: StageSoFar, watch: Watch = keep_on) -> tuple[PlannedRound, ...]:
    """All rounds that are left, with the fewest repeats, those played kept.

    Where not everybody can sit only the next round is planned: who sits out changes.
    """
    resting = _sit_out(so_far)
    rounds = 1 if resting.entries else so_far.rounds_left
    schedule = plan_schedule(_request(so_far, so_far.field, resting, rounds), watch=watch)
    figures = _figures(schedule.quality) | {"ending": schedule.ending.value}
    return tuple(_planned(so_far, tables, resting, figures) for tables in schedule.rounds)


def plan_by_standings(so_far: StageSoFar) -> PlannedRound:
    """Neighbours in the standings sit together, without repeats while they can be avoided."""
    resting = _sit_out(so_far)
    made = plan_by_standing(_request(so_far, so_far.by_standing or so_far.field, resting, 1))
    return _planned(so_far, made.tables, resting, _figures(made.quality))


def _sit_out(so_far: StageSoFar) -> SitOuts:
    return choose_sit_outs(
        so_far.field,
        so_far.settings.sizes,
        before=so_far.times_rested,
        seed=f"{so_far.seed}, round {so_far.next_number}",
    )


def _request(
    so_far: StageSoFar, players: tuple[int, ...], resting: SitOuts, rounds: int
) -> ScheduleRequest:
    sizes = so_far.settings.sizes
    return ScheduleRequest(
        players=tuple(entry for entry in players if entry not in resting.entries),
        rounds=rounds,
        smallest=sizes.smallest,
        largest=sizes.largest,
        preferred=sizes.preferred,
        apart=so_far.apart,
        wishes=so_far.wishes,
        played=so_far.played,
        seed=so_far.seed,
        seconds=so_far.seconds,
    )


def _planned(
    so_far: StageSoFar,
    tables: tuple[tuple[int, ...], ...],
    resting: SitOuts,
    figures: Mapping[str, Any],
) -> PlannedRound:
    return PlannedRound(
        tables=tables,
        field=so_far.field,
        resting=resting.entries,
        seed=so_far.seed,
        notes=tuple(note(reason, entry) for entry, reason in resting.reasons.items()),
        figures=figures,
    )


def _figures(quality: Quality) -> dict[str, Any]:
    """How good it is; without the time, which is another on every machine."""
    return {name: value for name, value in asdict(quality).items() if name != "seconds"}
