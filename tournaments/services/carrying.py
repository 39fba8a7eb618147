"""Totals that go along from table to table, where one limit counts over a whole stage."""

from collections import defaultdict
from collections.abc import Iterable

from scoring.match import MatchState
from scoring.problems import RuleBroken
from tournaments.domain.refusals import LaterEventsDoNotFit
from tournaments.models import Round, Seat, Table
from tournaments.selectors.matches import Match, load_match
from tournaments.selectors.rounds import NOT_AT_TABLES, last_seats, limit_goes_along
from tournaments.services.ledger import post_match
from tournaments.services.locking import lock_tables
from tournaments.services.match_events import refresh_caches


def carried_into(round_: Round, seats: Iterable[Seat]) -> None:
    """Give seats not saved yet what their players bring from their last table of the stage."""
    if not limit_goes_along(round_.stage):
        return
    before = last_seats(round_.stage)
    for seat in seats:
        last = before.get(seat.entry_id)
        if last is not None:
            seat.carried_total, seat.carried_buy_ins = last.total or 0, last.buy_ins


def carry_on(match: Match, state: MatchState) -> None:
    """After a correction: bring the tables these players went on to in line with what they have.

    `LaterEventsDoNotFit` names the seat that could not have sat down there: nothing is written.
    """
    if not limit_goes_along(match.table.round.stage):
        return
    entries = _next_seats(match)
    for table in lock_tables(entries):
        _carry_to(table, entries[table.pk], state)


def _next_seats(match: Match) -> dict[int, set[int]]:
    """Where the players of a match sat next: by table, those entries who came there from here."""
    later = Seat.objects.filter(
        entry__in=[seat.entry_id for seat in match.seats],
        table__round__stage=match.table.round.stage,
        table__round__number__gt=match.table.round.number,
    ).exclude(table__round__state__in=NOT_AT_TABLES)
    first: dict[int, int] = {}
    for entry, table in later.order_by("table__round__number").values_list("entry_id", "table_id"):
        first.setdefault(entry, table)
    entries: dict[int, set[int]] = defaultdict(set)
    for entry, table in first.items():
        entries[table].add(entry)
    return entries


def _carry_to(table: Table, entries: set[int], state: MatchState) -> None:
    seats = [*table.seats.filter(entry__in=entries)]
    for seat in seats:
        key = str(seat.entry_id)
        seat.carried_total, seat.carried_buy_ins = state.totals[key], state.buy_ins_taken[key]
    Seat.objects.bulk_update(seats, ("carried_total", "carried_buy_ins"))
    match = load_match(table)
    try:
        later = match.timeline.fold()
    except RuleBroken as broken:
        problems = match.keys.explain(broken.problems)
        raise LaterEventsDoNotFit(problems, ()) from broken
    table.version += 1
    refresh_caches(match, later)
    post_match(match, match.timeline, later)
    carry_on(match, later)
