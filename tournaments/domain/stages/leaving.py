"""When somebody left a stage, so that the order of leaving can rank those who are out.

By the round first. Within a round by the number of the hand of his own match: tables play side by
side, and those put out by hands of the same number left together, whatever the clock said. Who lost
his match without being put out in it, or withdrew after it, left at the end of that round.
"""

from tournaments.domain.stages.records import Record
from tournaments.domain.stages.results import MatchLine
from tournaments.domain.stages.settings import StageSettings

MOMENTS_IN_A_ROUND = 10**9
_END_OF_ROUND = MOMENTS_IN_A_ROUND - 1


def moment_of(line: MatchLine) -> int:
    """When he left this match, among all matches of the stage; at an unknown time is earliest."""
    return line.round_number * MOMENTS_IN_A_ROUND + (line.left_at or 0)


def moment_left(record: Record, settings: StageSettings) -> int | None:
    """When he left the stage for good; None for who is in, and for who never sat down."""
    last = record.last
    if last is None:
        return None
    out_for_good = settings.is_ranked_by_leaving or last.withdrew
    if last.is_beaten and out_for_good:
        return moment_of(last)
    if record.has_left or _lost_knock_out(record, settings):
        return last.round_number * MOMENTS_IN_A_ROUND + _END_OF_ROUND
    return None


def _lost_knock_out(record: Record, settings: StageSettings) -> bool:
    """Whether his latest match, after which he sat nowhere, sent him out of a knock-out."""
    if record.last is None or not settings.is_knock_out:
        return False
    place = record.places.get(record.last.table)
    return place is not None and place.place > settings.advance
