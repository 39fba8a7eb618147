"""What a stage has brought so far, for its standings, its cut and its next round."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from tournaments.domain.stages.results import (
    NOTHING_CARRIED,
    CarriedOver,
    MatchLine,
    StageEntry,
    StageResults,
)
from tournaments.domain.stages.standings import StageStandings, rank_stage
from tournaments.domain.standing_rows import Status
from tournaments.models import Entry, EntryStatus, Seat, Stage
from tournaments.models import StageEntry as Brought
from tournaments.selectors.confirmations import waiting_tables
from tournaments.selectors.rounds import (
    NOT_AT_TABLES,
    stage_entries,
)
from tournaments.selectors.seating_draws import first_order
from tournaments.selectors.stages import stage_settings


def stage_seats(stage: Stage) -> list[Seat]:
    """Every seat of the stage that counts, with its table and round, in order."""
    seats = Seat.objects.filter(table__round__stage=stage)
    seats = seats.exclude(table__round__state__in=NOT_AT_TABLES).select_related("table__round")
    return [*seats.order_by("table__round__number", "table__number", "number")]


def stage_results(
    stage: Stage, entries: Sequence[Entry], seats: Sequence[Seat] | None = None
) -> StageResults:
    """The results of a stage; `entries` are all those of the tournament."""
    seats = stage_seats(stage) if seats is None else seats
    brought = stage_entries(stage) if stage.number > 1 else {}
    sizes = Counter(seat.table_id for seat in seats)
    rested = _rested(seats)
    waiting = waiting_tables(stage)
    return StageResults(
        settings=stage_settings(stage),
        entries=tuple(
            _stage_entry(entry, brought.get(entry.pk), rested[entry.pk])
            for entry in entries
            if stage.number == 1 or entry.pk in brought
        ),
        lines=tuple(_line(seat, sizes[seat.table_id], waiting) for seat in seats),
        is_over=_is_over(stage, seats, _here(entries)),
    )


def stage_standings(stage: Stage) -> StageStandings:
    """The standings of one stage, from its own results; cards drawn for seats decide its cut."""
    entries = [*Entry.objects.filter(tournament=stage.tournament).order_by("number")]
    results = stage_results(stage, entries)
    drawn = first_order(stage)
    known = tuple(
        one if one.drawn is not None else replace(one, drawn=drawn.get(one.entry))
        for one in results.entries
    )
    return rank_stage(replace(results, entries=known))


def stage_is_over(stage: Stage) -> bool:
    """Whether no further round will be made: all are, or who is left has nobody to play."""
    entries = Entry.objects.filter(tournament=stage.tournament)
    return _is_over(stage, stage_seats(stage), _here(entries))


def _here(entries: Iterable[Entry]) -> frozenset[int]:
    return frozenset(entry.pk for entry in entries if entry.status == EntryStatus.CHECKED_IN)


def _is_over(stage: Stage, seats: Sequence[Seat], here: frozenset[int]) -> bool:
    if stage.closed_at is not None:
        return True
    settings = stage_settings(stage)
    last = max((seat.table.round.number for seat in seats), default=0)
    if settings.rounds is not None:
        return last >= settings.rounds
    in_last = [seat for seat in seats if seat.table.round.number == last]
    if settings.is_knock_out:
        return _is_final(in_last)
    return bool(seats) and len(_still_in(seats, here)) <= settings.advance


def _is_final(in_last: Sequence[Seat]) -> bool:
    """The last round says so itself; one table is the final of what has no plan."""
    if not in_last:
        return False
    figures = (in_last[0].table.round.plan or {}).get("figures", {})
    return bool(figures.get("is_final", len({seat.table_id for seat in in_last}) == 1))


def _still_in(seats: Sequence[Seat], here: frozenset[int]) -> list[Seat]:
    latest = {seat.entry_id: seat for seat in seats}
    return [seat for seat in latest.values() if not seat.is_out and seat.entry_id in here]


def _rested(seats: Sequence[Seat]) -> dict[int, frozenset[int]]:
    """The rounds in which the plan had somebody sit out, by entry id."""
    rounds = {seat.table.round.number: seat.table.round for seat in seats}
    resting: dict[int, set[int]] = defaultdict(set)
    for number, one in rounds.items():
        for entry in one.plan.get("resting", ()):
            resting[entry].add(number)
    return defaultdict(frozenset, {key: frozenset(found) for key, found in resting.items()})


def _stage_entry(entry: Entry, brought: Brought | None, rested: frozenset[int]) -> StageEntry:
    return StageEntry(
        entry=entry.pk,
        status=Status(entry.status),
        carried=_carried(brought),
        drawn=None if brought is None else brought.drawn_card,
        rested=rested,
    )


def _carried(brought: Brought | None) -> CarriedOver:
    if brought is None or brought.carried_points is None:
        return NOTHING_CARRIED
    return CarriedOver(brought.carried_points, brought.carried_hands)


def _line(seat: Seat, size: int, waiting: frozenset[int]) -> MatchLine:
    return MatchLine(
        entry=seat.entry_id,
        round_number=seat.table.round.number,
        table_number=seat.table.number,
        size=size,
        total=seat.total,
        hands_played=seat.hands_played,
        hands_won=seat.hands_won,
        kalukis=seat.kalukis,
        buy_ins=seat.buy_ins,
        is_out=seat.is_out,
        withdrew=seat.withdrew,
        left_at=seat.left_at,
        place=seat.place,
        won_match=seat.place == 1,
        money=seat.units if seat.hands_played else None,
        is_finished=seat.table.is_finished,
        is_confirmed=seat.table_id not in waiting,
    )
