"""The stages and rounds of a tournament: which is the present one, who may sit down in it."""

from collections import defaultdict
from collections.abc import Sequence

from django.db.models import QuerySet

from tournaments.domain.rounds import PlannedRound, planned_from_data
from tournaments.domain.stages.choices import LimitScope
from tournaments.models import (
    Entry,
    EntryStatus,
    Round,
    RoundState,
    Seat,
    Stage,
    StageEntry,
    Table,
    Tournament,
    TournamentState,
)
from tournaments.selectors.stages import stage_settings

NOT_AT_TABLES = (RoundState.DRAFT, RoundState.DROPPED)


def stages_of(tournament: Tournament) -> list[Stage]:
    """The stages in order, each knowing its tournament."""
    stages = [*Stage.objects.filter(tournament=tournament).order_by("number")]
    for stage in stages:
        stage.tournament = tournament
    return stages


def present_stage(tournament: Tournament) -> Stage | None:
    """The first stage that is not closed, or the last; None before any was planned."""
    return pick_present(stages_of(tournament))


def pick_present(stages: Sequence[Stage]) -> Stage | None:
    """The present one of a tournament's stages, given in order."""
    is_open = (stage for stage in stages if stage.closed_at is None)
    return next(is_open, stages[-1] if stages else None)


def live_rounds(stage: Stage) -> list[Round]:
    """The rounds of a stage in order, drafts too, without those dropped."""
    rounds = Round.objects.filter(stage=stage).exclude(state=RoundState.DROPPED)
    return _with_stage(stage, rounds)


def seated_rounds(stage: Stage) -> list[Round]:
    """The rounds that people sit or sat down for, in order."""
    return _with_stage(stage, Round.objects.filter(stage=stage).exclude(state__in=NOT_AT_TABLES))


def closed_rounds(stage: Stage) -> list[Round]:
    """The rounds of a stage that are over."""
    return [one for one in seated_rounds(stage) if round_is_closed(one)]


def _with_stage(stage: Stage, rounds: QuerySet[Round]) -> list[Round]:
    found = [*rounds.order_by("number")]
    for one in found:
        one.stage = stage
    return found


def latest_rounds(tournament: Tournament) -> QuerySet[Round]:
    """The rounds people sat down for, the latest first."""
    rounds = Round.objects.filter(stage__tournament=tournament).exclude(state__in=NOT_AT_TABLES)
    return rounds.select_related("stage").order_by("-stage__number", "-number")


def latest_round(tournament: Tournament) -> Round | None:
    """The round people sit at now, or sat at last."""
    return latest_rounds(tournament).first()


def find_round(round_id: int) -> Round:
    """The round with its tournament. Raises `Round.DoesNotExist`."""
    return Round.objects.select_related("stage__tournament__club").get(pk=round_id)


def unfinished_tables(round_: Round) -> list[Table]:
    """The tables of a round whose match has not ended, in order."""
    tables = Table.objects.filter(round=round_, is_finished=False, seats__isnull=False)
    return [*tables.distinct().order_by("number")]


def plan_of(round_: Round) -> PlannedRound:
    """The plan a round was made by; of one that was drawn, as people sit."""
    if round_.plan:
        return planned_from_data(round_.plan)
    tables = seats_by_table(round_)
    return PlannedRound(tables=tables, field=tuple(one for table in tables for one in table))


def seats_by_table(round_: Round) -> tuple[tuple[int, ...], ...]:
    """Entries in seat order, table by table."""
    taken = Seat.objects.filter(table__round=round_).order_by("table__number", "number")
    tables: dict[int, list[int]] = defaultdict(list)
    for table_id, entry_id in taken.values_list("table_id", "entry_id"):
        tables[table_id].append(entry_id)
    return tuple(tuple(table) for table in tables.values())


def stage_field(stage: Stage) -> list[Entry]:
    """Everybody who is here and takes part in the stage, in the order of seeds or of entering."""
    entries = Entry.objects.filter(status=EntryStatus.CHECKED_IN).select_related("player")
    if stage.number == 1:
        return [*entries.filter(tournament=stage.tournament).order_by("number")]
    return [*entries.filter(stages__stage=stage).order_by("stages__seed")]


def next_field(stage: Stage) -> list[Entry]:
    """Who may sit down in the next round: the field without those who are out of the stage."""
    out = set(_out_of_stage(stage))
    return [entry for entry in stage_field(stage) if entry.pk not in out]


def _out_of_stage(stage: Stage) -> list[int]:
    if not limit_goes_along(stage):
        return []
    return [entry for entry, seat in last_seats(stage).items() if seat.is_out]


def last_seats(stage: Stage) -> dict[int, Seat]:
    """The latest seat of everybody in a stage, by entry id."""
    seats = Seat.objects.filter(table__round__stage=stage)
    seats = seats.exclude(table__round__state__in=NOT_AT_TABLES)
    return {seat.entry_id: seat for seat in seats.order_by("table__round__number")}


def stage_entries(stage: Stage) -> dict[int, StageEntry]:
    """What those who came into a stage brought with them, by entry id; nothing for the first."""
    return {one.entry_id: one for one in StageEntry.objects.filter(stage=stage)}


def round_is_closed(round_: Round) -> bool:
    """Whether nothing more is to come from a round."""
    return round_.state == RoundState.CLOSED


def limit_goes_along(stage: Stage) -> bool:
    """Whether totals go along from table to table."""
    return stage_settings(stage).limit_scope is LimitScope.STAGE


def takes_late_entries(tournament: Tournament) -> bool:
    """Whether somebody who comes now can still play: a round of the first stage is to come.

    Not where a late entry would have it easier than those who began: in a knock-out, or where one
    limit counts over the stage.
    """
    if tournament.state != TournamentState.RUNNING:
        return False
    stage = present_stage(tournament)
    if stage is None or stage.number > 1 or stage.closed_at is not None:
        return False
    settings = stage_settings(stage)
    if settings.is_knock_out or settings.limit_scope is LimitScope.STAGE or settings.rounds is None:
        return False
    return len(seated_rounds(stage)) < settings.rounds
