"""What a stage counts of each entry. What is missing is None, never 0."""

from fractions import Fraction
from typing import assert_never

from tournaments.domain.stages.choices import Counting, LimitScope
from tournaments.domain.stages.records import Record
from tournaments.domain.stages.results import MatchLine
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.table_places import TablePlace
from tournaments.domain.standing_rows import Figure

HUNDREDTHS = 100


def count(record: Record, settings: StageSettings) -> Figure | None:
    """The figure shown: points, points per hand exactly, table points or units of money."""
    match settings.counting:
        case Counting.PENALTY_POINTS:
            return _count_points(record, settings)
        case Counting.AVERAGE_PER_HAND:
            return _average(record)
        case Counting.TABLE_POINTS:
            return _count_table_points(record, settings)
        case Counting.MONEY_WON:
            won = [line.money for line in record.lines if line.money is not None]
            return _with_carried(record, won)
        case _:
            assert_never(settings.counting)


def lower_is_better(counting: Counting) -> bool:
    """Whether the fewest come first."""
    return counting in (Counting.PENALTY_POINTS, Counting.AVERAGE_PER_HAND)


def count_best_match(record: Record, settings: StageSettings) -> Figure | None:
    """What his best finished match counted for, by itself; None where totals go along."""
    if settings.limit_scope is LimitScope.STAGE:
        return None
    matches = [line for line in record.lines if line.is_finished and line.hands_played]
    figures = [_count_match(record, line, settings) for line in matches]
    known = [figure for figure in figures if figure is not None]
    best = min if lower_is_better(settings.counting) else max
    return best(known, default=None)


def round_to_hundredths(average: Figure) -> int:
    """An average to be shown, in hundredths of a point: the nearest, a half goes up.

    Places are never decided by it: they compare the exact fraction.
    """
    return (Fraction(average) * HUNDREDTHS * 2 + 1) // 2


def _count_points(record: Record, settings: StageSettings) -> int | None:
    """The sum; where being out is for good, the total of the match that he is, or was last, in."""
    one_counts = settings.puts_out_for_good
    return _with_carried(record, record.totals[-1:] if one_counts else record.totals)


def _average(record: Record) -> Fraction | None:
    points = _with_carried(record, record.totals)
    hands = record.hands_played + record.of.carried.hands
    return None if points is None or not hands else Fraction(points, hands)


def _count_table_points(record: Record, settings: StageSettings) -> int | None:
    return _with_carried(
        record,
        [_table_points(place, settings) for place in record.places.values()],
    )


def _table_points(place: TablePlace, settings: StageSettings) -> int:
    return settings.table_points.share(place.size, place.place, place.sharing)


def _with_carried(record: Record, counted: list[int]) -> int | None:
    return sum(counted) + record.of.carried.counted if counted else None


def _count_match(record: Record, line: MatchLine, settings: StageSettings) -> Figure | None:
    match settings.counting:
        case Counting.PENALTY_POINTS:
            return line.total
        case Counting.AVERAGE_PER_HAND:
            return None if line.total is None else Fraction(line.total, line.hands_played)
        case Counting.TABLE_POINTS:
            place = record.places.get(line.table)
            return None if place is None else _table_points(place, settings)
        case Counting.MONEY_WON:
            return line.money
        case _:
            assert_never(settings.counting)
