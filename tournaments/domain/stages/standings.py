"""The standings of a stage, from its own results and nothing else."""

from dataclasses import dataclass

from tournaments.domain.stages.counting import count
from tournaments.domain.stages.ordering import order_of_stage
from tournaments.domain.stages.records import Record, records_of
from tournaments.domain.stages.results import StageResults
from tournaments.domain.stages.rows import make_row
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.standing_rows import Figure, Row, Status
from tournaments.domain.standings import Standing, rank


@dataclass(frozen=True, slots=True, kw_only=True)
class StageLine:
    """One entry in a stage's standings.

    `place` is None for whoever is not ranked, `counted` None while nothing counts: points, exact
    points per hand, table points or units, as the stage counts. `row` has what was compared.
    """

    entry: int
    status: Status
    place: int | None
    is_shared: bool
    counted: Figure | None
    record: Record
    row: Row

    @property
    def is_out(self) -> bool:
        """Whether he is out of the stage for good."""
        return self.row.is_beaten

    @property
    def hands_played(self) -> int:
        """Hands he was dealt in, over the stage."""
        return self.record.hands_played


@dataclass(frozen=True, slots=True)
class StageStandings:
    """Every entry of a stage, best first, the unranked last. Provisional while it may change."""

    settings: StageSettings
    lines: tuple[StageLine, ...]
    is_provisional: bool


def rank_stage(results: StageResults) -> StageStandings:
    """The standings these results give."""
    settings = results.settings
    records = {record.of.entry: record for record in records_of(results)}
    order, while_in = order_of_stage(settings)
    rows = [make_row(record, settings) for record in records.values()]
    lines = [
        _line(standing, records[standing.row.entry], settings)
        for standing in rank(rows, order, while_in)
    ]
    return StageStandings(settings, tuple(lines), results.is_provisional)


def _line(standing: Standing, record: Record, settings: StageSettings) -> StageLine:
    return StageLine(
        entry=record.of.entry,
        status=record.of.status,
        place=standing.place,
        is_shared=standing.is_shared,
        counted=count(record, settings),
        record=record,
        row=standing.row,
    )
