"""What a stage counts of each entry. What is missing is None, never 0."""

from fractions import Fraction
from typing import assert_never

from tournaments.domain.stages.choices import Counting
from tournaments.domain.stages.match_figures import count_rests, count_table_points
from tournaments.domain.stages.records import Record
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.standing_rows import Figure

HUNDREDTHS = 100


def count(record: Record, settings: StageSettings) -> Figure | None:
    """The figure shown: points, points per hand exactly, table points or units of money."""
    match settings.counting:
        case Counting.AVERAGE_PER_HAND:
            return _average(record)
        case Counting.PENALTY_POINTS:
            # Where being out is for good, the match he is in, or was last in, counts alone.
            one_counts = settings.puts_out_for_good
            found = record.totals[-1:] if one_counts else record.totals
        case Counting.TABLE_POINTS:
            points = [count_table_points(record, line, settings) for line in record.lines]
            found = [one for one in points if one is not None]
        case Counting.MONEY_WON:
            found = [line.money for line in record.lines if line.money is not None]
        case _:
            assert_never(settings.counting)
    return _add_carried(record, found, count_rests(record, settings))


def round_to_hundredths(average: Figure) -> int:
    """An average to be shown, in hundredths of a point: the nearest, a half goes up.

    Places are never decided by it: they compare the exact fraction.
    """
    return (Fraction(average) * HUNDREDTHS * 2 + 1) // 2


def _average(record: Record) -> Fraction | None:
    points = _add_carried(record, record.totals)
    hands = record.hands_played + record.of.carried.hands
    return None if points is None or not hands else Fraction(points, hands)


def _add_carried(record: Record, found: list[int], rests: int = 0) -> int | None:
    return sum(found) + rests + record.of.carried.counted if found else None
