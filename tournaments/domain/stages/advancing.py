"""The cut: who goes on from a stage to the next, and from a round of a knock-out."""

from collections.abc import Collection
from dataclasses import replace
from typing import assert_never

from tournaments.domain.stages.advancing_rules import (
    NobodyAdvances,
    TopOverall,
    TopPerTable,
    UnderTotal,
)
from tournaments.domain.stages.cut import Cut, GoesOnBy, Undecided, seed, take
from tournaments.domain.stages.cut_order import Decided, find_candidates, group_overall
from tournaments.domain.stages.per_table import cut_per_table
from tournaments.domain.stages.results import StageResults
from tournaments.domain.stages.standings import StageLine, StageStandings, rank_stage


def cut_stage(
    standings: StageStandings, *, without: Collection[int] = (), decided: Decided = ()
) -> Cut:
    """Who goes on from the stage by its own rule.

    `without` are entries that will not come, besides those who withdrew: the next in order move up,
    and nobody who goes on already loses his place by it. `decided` are entries in the order in
    which the director put them, where the cut was undecided.
    """
    candidates = find_candidates(standings, without)
    match standings.settings.advancing:
        case TopOverall(players):
            return _cut_overall(candidates, players, decided, standings.is_provisional)
        case TopPerTable() as rule:
            is_provisional = standings.is_provisional
            return cut_per_table(candidates, rule, decided, is_provisional=is_provisional)
        case UnderTotal(points):
            return _cut_under(candidates, points, decided, standings.is_provisional)
        case NobodyAdvances():
            return Cut((), (), (), standings.is_provisional)
        case _:
            assert_never(standings.settings.advancing)


def cut_round(
    results: StageResults,
    round_number: int,
    *,
    next_best: int = 0,
    without: Collection[int] = (),
    decided: Decided = (),
) -> Cut:
    """Who goes on from one round of a knock-out: `advance` of each table and the lucky losers.

    Only that round is looked at. `next_best` is how many lucky losers the next round has room for.
    """
    lines = tuple(line for line in results.lines if line.round_number == round_number)
    seated = {line.entry for line in lines}
    entries = tuple(one for one in results.entries if one.entry in seated)
    standings = rank_stage(replace(results, entries=entries, lines=lines, is_over=True))
    return cut_per_table(
        find_candidates(standings, without),
        TopPerTable(results.settings.advance, next_best),
        decided,
        is_provisional=standings.is_provisional,
    )


def _cut_overall(
    candidates: list[StageLine], players: int, decided: Decided, is_provisional: bool
) -> Cut:
    taken = take(group_overall(candidates, decided), players)
    equal = tuple(line.entry for line in taken.equal)
    undecided = (Undecided(equal, taken.places_left, GoesOnBy.OVERALL),) if equal else ()
    return Cut(
        seed((line, GoesOnBy.OVERALL) for line in taken.first),
        undecided,
        tuple(line.entry for line in taken.rest),
        is_provisional,
    )


def _cut_under(
    candidates: list[StageLine], points: int, decided: Decided, is_provisional: bool
) -> Cut:
    """A total, not a number of places: nobody moves up. A round missed is no low total."""
    under = [line for line in candidates if _is_under(line, points)]
    ordered = (line for group in group_overall(under, decided) for line in group)
    return Cut(seed((line, GoesOnBy.UNDER_TOTAL) for line in ordered), (), (), is_provisional)


def _is_under(line: StageLine, points: int) -> bool:
    complete = not line.row.is_beaten and not line.row.rounds_missed
    return complete and line.counted is not None and line.counted < points
