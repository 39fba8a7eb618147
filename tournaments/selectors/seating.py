"""Who sits where, and whether seats may still be drawn."""

from collections.abc import Iterator

from django.db.models import QuerySet

from scoring.problems import Problem, problem, translatable
from tournaments.domain.stages.choices import TableMaking
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import MatchEvent, Round, Stage, Table, Tournament
from tournaments.selectors.rounds import (
    latest_round,
    latest_rounds,
    present_stage,
    round_is_closed,
    seated_rounds,
)
from tournaments.selectors.stages import stage_settings


def seated_tables(tournament: Tournament) -> QuerySet[Table]:
    """The tables of the latest round, in order. One that a redraw left empty is none of them."""
    latest = latest_rounds(tournament).values("pk")[:1]
    tables = Table.objects.filter(round__in=latest, seats__isnull=False)
    return tables.distinct().select_related("round__stage__tournament__club").order_by("number")


def tables_of_round(round_: Round) -> QuerySet[Table]:
    """The tables of a round where people sit, in order."""
    tables = Table.objects.filter(round=round_, seats__isnull=False).distinct()
    return tables.select_related("round__stage__tournament__club").order_by("number")


def play_has_begun(tournament: Tournament) -> bool:
    """Whether anything was ever recorded at a table, be it taken back since."""
    return MatchEvent.objects.filter(table__round__stage__tournament=tournament).exists()


def open_round(tournament: Tournament) -> Round | None:
    """The round people sit down for at present, None between two rounds."""
    latest = latest_round(tournament)
    return None if latest is None or round_is_closed(latest) else latest


def drawing_problems(tournament: Tournament) -> Iterator[Problem]:
    """Why no seats can be drawn now: play has begun, no round is left, or none is drawn here."""
    stage = present_stage(tournament)
    if stage is None:
        return
    settings = stage_settings(stage)
    if settings.tables_made is not TableMaking.DRAWN:
        yield problem("seating_draw.not_drawn", _NOT_DRAWN)
    present = open_round(tournament)
    if present is not None and MatchEvent.objects.filter(table__round=present).exists():
        yield problem("seating_draw.play_has_begun", _PLAY_HAS_BEGUN)
    if present is None and not _rounds_left(stage, settings):
        yield problem("round.none_left", _NONE_LEFT)


def _rounds_left(stage: Stage, settings: StageSettings) -> bool:
    return settings.rounds is None or len(seated_rounds(stage)) < settings.rounds


_PLAY_HAS_BEGUN = translatable(
    "Something is recorded at a table already, so the seats stay as they were drawn."
)
_NOT_DRAWN = translatable("The tables of this stage are not drawn: make a draft of its next round.")
_NONE_LEFT = translatable("All rounds of this stage are made.")
