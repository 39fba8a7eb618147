"""Stages, entries and lines for tests, with what a test does not care about filled in."""

from collections.abc import Mapping
from typing import Any

from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.choices import Counting, LimitScope, MatchEnd, TableMaking
from tournaments.domain.stages.results import MatchLine, StageEntry, StageResults
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.standings import StageStandings, rank_stage

Points = Mapping[int, int]
"""Points of each entry at a table."""


def stage(**settings: Any) -> StageSettings:
    """Three rounds of all contracts at tables of three to five, points added up."""
    usual: dict[str, Any] = {
        "match_end": MatchEnd.ALL_CONTRACTS,
        "rounds": 3,
        "sizes": TableSizes(3, 4, 5),
    }
    return StageSettings(**usual | settings)


def to_the_last(**settings: Any) -> StageSettings:
    """One round of matches to the last."""
    return stage(**{"match_end": MatchEnd.TO_THE_LAST, "rounds": 1} | settings)


def limit_over_stage(**settings: Any) -> StageSettings:
    """Rounds of five hands, one total through all of them."""
    usual = {"match_end": MatchEnd.FIXED_HANDS, "hands": 5, "rounds": None}
    return stage(**usual | {"limit_scope": LimitScope.STAGE} | settings)


def knock_out(**settings: Any) -> StageSettings:
    """Winners go on."""
    return to_the_last(**{"rounds": None, "tables_made": TableMaking.WINNERS_ADVANCE} | settings)


def by_table_points(**settings: Any) -> StageSettings:
    """Three rounds that count places at the table."""
    return stage(counting=Counting.TABLE_POINTS, **settings)


def line(entry: int, round_number: int = 1, table: int = 1, **more: Any) -> MatchLine:
    """A finished match of four hands at a table of four."""
    usual: dict[str, Any] = {"size": 4, "hands_played": 4, "total": 50, "is_finished": True}
    return MatchLine(entry=entry, round_number=round_number, table_number=table, **usual | more)


def table(points: Points, round_number: int = 1, number: int = 1, **more: Any) -> list[MatchLine]:
    """A finished match whose places follow from its points, the fewest first."""
    return [
        line(
            entry,
            round_number,
            number,
            size=len(points),
            total=total,
            place=1 + sum(other < total for other in points.values()),
            **more,
        )
        for entry, total in points.items()
    ]


def results(
    settings: StageSettings, lines: list[MatchLine], *others: StageEntry, **more: Any
) -> StageResults:
    """The results of whoever has a line, and of the entries given, which come first."""
    named = {one.entry for one in others}
    rest = sorted({line.entry for line in lines} - named)
    entries = (*others, *(StageEntry(entry=entry) for entry in rest))
    return StageResults(
        settings=settings, entries=entries, lines=tuple(lines), **{"is_over": True} | more
    )


def rank(settings: StageSettings, lines: list[MatchLine], *others: StageEntry) -> StageStandings:
    """The standings of a stage that is over."""
    return rank_stage(results(settings, lines, *others))


def places(standings: StageStandings) -> dict[int, int | None]:
    """The place of each entry, as they stand."""
    return {one.entry: one.place for one in standings.lines}
