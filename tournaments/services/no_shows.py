"""Somebody was checked in and is not at his table."""

from collections.abc import Iterator
from functools import partial

from django.db import transaction

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.entry_changes import EntryAct, status_after
from tournaments.domain.reasons import reason_problems
from tournaments.domain.rounds.taking_out import take_out_entry
from tournaments.domain.standings import Status
from tournaments.models import Actor, Entry, EntryStatus, MatchEvent, Seat, Tournament
from tournaments.selectors.rounds import present_stage
from tournaments.selectors.seating import open_round
from tournaments.selectors.stages import stage_settings
from tournaments.services.entry_status import change_status
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.draft_changes import change_drafts, drafts_with
from tournaments.services.rounds.holding import hold_tournament
from tournaments.services.rounds.seats_anew import begin_anew, seat_anew


@transaction.atomic
def mark_no_show(*, actor: Actor, entry_id: int, reason: str) -> Entry:
    """Take somebody who did not come out of his table and of the drafts; he may check in later.

    The others stay where they sit. A draft in which his table would be too small, or a knock-out's,
    is stale from now on. Raises `Entry.DoesNotExist`, as `rounds.holding.hold_tournament`, and
    `RuleBroken`: `no_show.not_checked_in`, or all of `no_show.hands_recorded`,
    `no_show.table_too_small` and `reason.missing`.
    """
    tournament = hold_tournament(
        actor, Entry.objects.get(pk=entry_id).tournament_id, Act.MANAGE_TOURNAMENT
    )
    entry = Entry.objects.select_related("player").get(pk=entry_id)
    entry.tournament = tournament
    _insist_on_checked_in(entry)
    seat = _seat_now(tournament, entry)
    insist((*_table_problems(entry, seat), *reason_problems(reason)))
    if seat is not None:
        _empty_seat(seat)
    drafts = _leave_drafts(tournament, entry)
    deed = Deed(
        "mark_no_show",
        entry.player.name,
        before={"table": None if seat is None else seat.table.number},
        after={"drafts": drafts},
        reason=reason.strip(),
    )
    change_status(actor, entry, EntryAct.UNDO_CHECK_IN)
    close_act(actor, tournament.pk, deed)
    return entry


def _insist_on_checked_in(entry: Entry) -> None:
    status_after(EntryAct.UNDO_CHECK_IN, Status(entry.status), entry.player.name)
    if entry.status != EntryStatus.CHECKED_IN:
        found = problem("no_show.not_checked_in", _NOT_HERE, name=entry.player.name)
        raise RuleBroken((found,))


def _seat_now(tournament: Tournament, entry: Entry) -> Seat | None:
    present = open_round(tournament)
    if present is None:
        return None
    seats = Seat.objects.filter(entry=entry, table__round=present)
    return seats.select_related("table__round__stage__tournament").first()


def _table_problems(entry: Entry, seat: Seat | None) -> Iterator[Problem]:
    if seat is None:
        return
    number, name = seat.table.number, entry.player.name
    if MatchEvent.objects.filter(table=seat.table).exists():
        yield problem("no_show.hands_recorded", _RECORDED, name=name, table=number)
    least = stage_settings(seat.table.round.stage).sizes.smallest
    if seat.table.seats.count() <= least:
        yield problem("no_show.table_too_small", _TOO_SMALL, least=least, table=number)


def _empty_seat(seat: Seat) -> None:
    table = seat.table
    left = {one.number: one.entry_id for one in table.seats.exclude(pk=seat.pk)}
    seat_anew(table.round, {table: left})
    begin_anew(table, left)


def _leave_drafts(tournament: Tournament, entry: Entry) -> list[int]:
    stage = present_stage(tournament)
    if stage is None:
        return []
    smallest = stage_settings(stage).sizes.smallest
    return change_drafts(
        drafts_with(stage, entry.pk), partial(take_out_entry, entry=entry.pk, smallest=smallest)
    )


_NOT_HERE = translatable("{name} is not checked in.")
_RECORDED = translatable(
    "Hands are recorded at table {table}, {name} in them: let the entry withdraw instead."
)
_TOO_SMALL = translatable(
    "Table {table} needs {least} players: seat people otherwise first, or draw again."
)
