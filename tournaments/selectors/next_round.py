"""All that the next round of a stage is made from."""

from tournaments.domain.knockout import Finish, TableResult
from tournaments.domain.rounds import StageSoFar
from tournaments.models import Round, Seat, Stage
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


def round_results(one: Round) -> tuple[TableResult, ...]:
    """How the tables of a round came out, those that have."""
    tables: dict[int, list[Seat]] = {}
    taken = Seat.objects.filter(table__round=one, table__is_finished=True).select_related("table")
    for seat in taken.order_by("table__number", "number"):
        tables.setdefault(seat.table.number, []).append(seat)
    return tuple(
        TableResult(number, tuple(_finish(seat) for seat in seats))
        for number, seats in tables.items()
    )


def _finish(seat: Seat) -> Finish:
    return Finish(
        entry=seat.entry_id,
        place=None if seat.withdrew else seat.place,
        points=seat.total or 0,
        hands=seat.hands_played,
        left_at=seat.left_in_hand,
        buy_ins=seat.buy_ins,
    )
