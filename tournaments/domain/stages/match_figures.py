"""What single matches count for, in a stage that adds matches up."""

from fractions import Fraction
from typing import assert_never

from tournaments.domain.stages.choices import Counting, LimitScope
from tournaments.domain.stages.records import Record
from tournaments.domain.stages.results import MatchLine
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.standing_rows import Figure

_ADDED_UP = (Counting.PENALTY_POINTS, Counting.TABLE_POINTS)


def lower_is_better(counting: Counting) -> bool:
    """Whether the fewest come first."""
    return counting in (Counting.PENALTY_POINTS, Counting.AVERAGE_PER_HAND)


def count_match(record: Record, line: MatchLine, settings: StageSettings) -> Figure | None:
    """The figure of one of his matches, None as long as it has none."""
    match settings.counting:
        case Counting.PENALTY_POINTS:
            return line.total
        case Counting.AVERAGE_PER_HAND:
            known = line.total is not None and line.hands_played
            return Fraction(line.total or 0, line.hands_played) if known else None
        case Counting.TABLE_POINTS:
            return count_table_points(record, line, settings)
        case Counting.MONEY_WON:
            return line.money
        case _:
            assert_never(settings.counting)


def count_table_points(record: Record, line: MatchLine, settings: StageSettings) -> int | None:
    """The table points of a finished match."""
    at = record.places.get(line.table)
    return None if at is None else settings.table_points.share(at.size, at.place, at.sharing)


def count_best_match(record: Record, settings: StageSettings) -> Figure | None:
    """What his best finished match counted for, by itself; None where totals go along."""
    if settings.limit_scope is LimitScope.STAGE:
        return None
    best = min if lower_is_better(settings.counting) else max
    return best(_finished(record, settings), default=None)


def count_rests(record: Record, settings: StageSettings) -> int:
    """Points for the rounds the plan had him sit out: each his own mean of finished matches.

    The nearest whole number for all rests together, a half going up. 0 before he finished a match,
    and where a rest neither helps nor harms.
    """
    if settings.puts_out_for_good or settings.counting not in _ADDED_UP:
        return 0
    figures = _finished(record, settings)
    if not figures or not record.rests:
        return 0
    mean = Fraction(sum(figures), len(figures))
    return (2 * mean * record.rests + 1) // 2


def _finished(record: Record, settings: StageSettings) -> list[Figure]:
    matches = [line for line in record.lines if line.is_finished and line.hands_played]
    figures = [count_match(record, line, settings) for line in matches]
    return [figure for figure in figures if figure is not None]
