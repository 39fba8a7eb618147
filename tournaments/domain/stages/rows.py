"""From an entry's part of a stage to the row that the ranking compares."""

from tournaments.domain.stages.choices import Counting, LimitScope
from tournaments.domain.stages.counting import count
from tournaments.domain.stages.leaving import moment_left, moment_of
from tournaments.domain.stages.match_figures import count_best_match, lower_is_better
from tournaments.domain.stages.records import Record
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.standing_rows import Figure, Meeting, Row


def make_row(record: Record, settings: StageSettings) -> Row:
    """What the ranking compares. A row for which nothing counts yet is without a total."""
    counted, best = count(record, settings), count_best_match(record, settings)
    left_at, last = moment_left(record, settings), record.last
    won = _has_won(record, settings)
    return Row(
        entry=record.of.entry,
        status=record.of.status,
        total=_total(counted, record, settings),
        hands_played=record.hands_played,
        hands_won=sum(line.hands_won for line in record.lines),
        kalukis=sum(line.kalukis for line in record.lines),
        buy_ins=_buy_ins(record, settings),
        # Who shares the win because nobody is left in was put out and is not beaten.
        is_out=left_at is not None or (won and last is not None and last.is_out),
        left_at=left_at,
        won_match=won,
        rounds_missed=record.rounds_missed,
        counted=_to_compare(counted, settings.counting),
        best_match=_to_compare(best, settings.counting),
        last_exit=moment_of(last) if last and last.is_beaten else None,
        drawn=record.of.drawn,
        meetings=tuple(Meeting(*table, at.place) for table, at in record.places.items()),
    )


def _has_won(record: Record, settings: StageSettings) -> bool:
    """Whether he won his latest match, and did not leave the stage after it."""
    won = record.last is not None and record.last.won_match and not record.has_left
    return won and settings.is_ranked_by_leaving


def _to_compare(figure: Figure | None, counting: Counting) -> Figure | None:
    if figure is None or lower_is_better(counting):
        return figure
    return -figure


def _total(counted: Figure | None, record: Record, settings: StageSettings) -> int | None:
    """His points, beside whatever is counted; None as long as nothing is."""
    if counted is None or not record.totals:
        return None
    if settings.counting is Counting.PENALTY_POINTS:
        return int(counted)
    return sum(record.totals)


def _buy_ins(record: Record, settings: StageSettings) -> int:
    """Buy-ins over the stage; where totals go along the last sheet has them all."""
    taken = [line.buy_ins for line in record.lines]
    return sum(taken[-1:] if settings.limit_scope is LimitScope.STAGE else taken)
