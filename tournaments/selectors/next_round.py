"""All that the next round of a stage is made from."""

from tournaments.domain.rounds import StageSoFar
from tournaments.models import Stage
from tournaments.selectors.round_results import round_results
from tournaments.selectors.rounds import (
    next_field,
    plan_of,
    seated_rounds,
    seats_by_table,
    stage_field,
)
from tournaments.selectors.stage_results import stage_standings
from tournaments.selectors.stages import stage_settings


def stage_so_far(stage: Stage, *, seed: str) -> StageSoFar:
    """All that the next round of a stage is made from, as it stands now."""
    rounds = seated_rounds(stage)
    here = {entry.pk for entry in stage_field(stage)}
    standings = stage_standings(stage)
    field = tuple(entry.pk for entry in next_field(stage))
    last = rounds[-1] if rounds else None
    return StageSoFar(
        settings=stage_settings(stage),
        field=field,
        by_standing=tuple([line.entry for line in standings.lines if line.entry in field]),
        played=tuple(seats_by_table(one) for one in rounds),
        rested=tuple(plan_of(one).resting for one in rounds),
        last=None if last is None else plan_of(last),
        results=() if last is None else round_results(last),
        gone=frozenset(line.entry for line in standings.lines) - here,
        seed=seed,
    )
