"""What entries bring into the next stage."""

from collections.abc import Mapping
from typing import assert_never

from tournaments.domain.stages.choices import CarryOver, Counting
from tournaments.domain.stages.records import Record
from tournaments.domain.stages.results import CarriedOver
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.standings import StageLine, StageStandings


def carry_over(before: StageStandings, into: StageSettings) -> Mapping[int, CarriedOver]:
    """By entry, for all who have a place in the stage before; the others bring nothing.

    A half is rounded towards nought: the odd point, table point or unit is dropped, whether it
    counts for the player or against him. What was carried into the stage before goes on with it.
    """
    match into.carry_over:
        case CarryOver.NONE:
            return {}
        case CarryOver.ALL:
            return _carry_all(before)
        case CarryOver.HALF:
            return {
                entry: CarriedOver(halve(brought.counted), brought.hands)
                for entry, brought in _carry_all(before).items()
            }
        case _:
            assert_never(into.carry_over)


def halve(amount: int) -> int:
    """Half of it, rounded towards nought: 75 gives 37, and -75 gives -37."""
    return amount // 2 if amount >= 0 else -(-amount // 2)


def _carry_all(before: StageStandings) -> dict[int, CarriedOver]:
    counting = before.settings.counting
    return {
        line.entry: CarriedOver(_counted(line, counting), _hands(line.record))
        for line in before.lines
        if line.place is not None and line.counted is not None
    }


def _counted(line: StageLine, counting: Counting) -> int:
    """An average goes along as the points and the hands it is made of."""
    if counting is Counting.AVERAGE_PER_HAND:
        return sum(line.record.totals) + line.record.of.carried.counted
    return int(line.counted or 0)


def _hands(record: Record) -> int:
    return record.hands_played + record.of.carried.hands
