"""Matches by the clock at the tables: the last hand, and the end."""

from datetime import datetime

from django.utils import timezone

from scoring.problems import RuleBroken, insist
from tournaments.domain.access import Act
from tournaments.domain.countdown import Countdown
from tournaments.domain.timed_match import late_hand_problems, unready_problems
from tournaments.domain.timeline import Change, PutIn, Timeline
from tournaments.models import Table
from tournaments.selectors.clocks import dealt_at, is_timed, table_clock
from tournaments.selectors.matches import Match
from tournaments.services.table_acts import Answer, Decision, TableRequest, act_at_table

END = {"type": "end"}


def insist_on_time(match: Match, now: datetime) -> None:
    """Refuse a hand that was dealt after the time was up: `clock.run_out`."""
    clock = _clock_that_ends(match.table)
    if clock is not None:
        insist(late_hand_problems(clock, dealt_at(match, clock), now))


def end_when_time_is_up(table: Table, changed: Timeline, now: datetime) -> tuple[Change, ...]:
    """What follows a hand just recorded: the end of the match once its time is up."""
    clock = _clock_that_ends(table)
    if clock is None or not clock.has_run_out(now) or not _goes_on(changed):
        return ()
    return (PutIn(changed.last_position, END),)


def _goes_on(changed: Timeline) -> bool:
    """Not where the hand does not fit either: the act refuses that, in the words of the table."""
    try:
        return not changed.fold().finished
    except RuleBroken:
        return False


def end_by_clock(request: TableRequest) -> Answer:
    """The time is up and no hand is in play: the match ends, whoever records at the table says so.

    Raises as `table_acts.act_at_table`, and `RuleBroken`: `clock.not_started`, `clock.time_left`.
    """

    def decide(match: Match) -> Decision:
        insist(unready_problems(_clock_that_ends(match.table), timezone.now()))
        return Decision(
            changes=(PutIn(match.timeline.last_position, END),),
            act="end_by_clock",
            subject=f"table {match.table.number}",
        )

    return act_at_table(request, Act.RECORD_HAND, {"end_by_clock": True}, decide)


def _clock_that_ends(table: Table) -> Countdown | None:
    """The clock of a timed match, as it is now that the table is held."""
    if not is_timed(table.round.stage):
        return None
    table.round.refresh_from_db(fields=("clock",))
    return table_clock(table)
