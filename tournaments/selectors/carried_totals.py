"""Totals that go along from table to table: whether each seat begins with what there was before."""

from collections.abc import Iterator

from tournaments.models import Seat, Stage
from tournaments.selectors.rounds import limit_goes_along
from tournaments.selectors.stage_results import stage_seats

Brought = tuple[int | None, int | None]
"""A total and the buy-ins taken; None for whoever sits down for the first time."""


def wrongly_carried(stage: Stage) -> Iterator[tuple[Seat, Brought, Brought]]:
    """Seats of a stage whose player brought something else there: what is kept, what he had."""
    if not limit_goes_along(stage):
        return
    had: dict[int, Brought] = {}
    for seat in stage_seats(stage):
        kept = (seat.carried_total, seat.carried_buy_ins)
        should_be = had.get(seat.entry_id, (None, None))
        if kept != should_be:
            yield seat, kept, should_be
        had[seat.entry_id] = (seat.total or 0, seat.buy_ins)
