"""The clock of a round: started, stopped, started again, extra time for a table.

Points in time, written once; nothing ticks and nothing happens by itself when the time is up.
"""

from collections.abc import Callable, Iterator
from datetime import datetime

from django.db import transaction
from django.utils import timezone

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.clock_data import clock_to_data
from tournaments.domain.reasons import reason_problems
from tournaments.domain.round_clock import RoundClock, start_round_clock
from tournaments.domain.stages.settings_problems import MOST_MINUTES
from tournaments.models import Actor, Round, RoundState, Table
from tournaments.selectors.clocks import round_clock
from tournaments.selectors.stages import stage_settings
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.holding import hold_round

_Change = Callable[[RoundClock, datetime], RoundClock]


@transaction.atomic
def start_clock(*, actor: Actor, round_id: int, minutes: int | None = None) -> Round:
    """Start the clock of a round people play; `minutes` None are those of its stage.

    Raises as `holding.hold_round`, and `RuleBroken`: `round.not_open`, `clock.started`,
    `clock.minutes`.
    """
    held = _hold(actor, round_id)
    if held.clock:
        raise RuleBroken((problem("clock.started", _STARTED, round=held.number),))
    minutes = stage_settings(held.stage).minutes if minutes is None else minutes
    if minutes is None or not 1 <= minutes <= MOST_MINUTES:
        raise RuleBroken(
            (problem("clock.minutes", _MINUTES, field="minutes", least=1, most=MOST_MINUTES),)
        )
    clock = start_round_clock(timezone.now(), minutes)
    deed = Deed("start_clock", f"round {held.number}", after={"minutes": minutes})
    return _write(actor, held, clock, deed)


@transaction.atomic
def pause_clock(*, actor: Actor, round_id: int) -> Round:
    """Stop the clock at every table. Raises as `start_clock`, and `clock.not_started`,
    `clock.stopped`."""
    return _change(actor, round_id, "pause_clock", RoundClock.pause)


@transaction.atomic
def resume_clock(*, actor: Actor, round_id: int) -> Round:
    """Start the clock again at every table. Raises as `pause_clock`, and `clock.running`."""
    return _change(actor, round_id, "resume_clock", RoundClock.resume)


@transaction.atomic
def give_extra_time(*, actor: Actor, round_id: int, table: int, minutes: int, reason: str) -> Round:
    """More time for one table, by its number; on top of what it got before.

    Raises as `pause_clock`, and `RuleBroken` with all of `clock.minutes`, `clock.no_such_table`,
    `clock.table_finished`, `reason.missing`.
    """
    held = _hold(actor, round_id)
    clock = _insist_on_clock(held)
    insist((*_extra_problems(held, table, minutes), *reason_problems(reason)))
    deed = Deed(
        "give_extra_time",
        f"table {table}",
        after={"round": held.number, "minutes": minutes},
        reason=reason.strip(),
    )
    return _write(actor, held, clock.give_extra(table, minutes), deed)


def _hold(actor: Actor, round_id: int) -> Round:
    held = hold_round(actor, round_id, Act.RUN_CLOCK)
    if held.state not in (RoundState.PUBLISHED, RoundState.PLAYING):
        raise RuleBroken((problem("round.not_open", _NOT_OPEN, round=held.number),))
    return held


def _insist_on_clock(held: Round) -> RoundClock:
    clock = round_clock(held)
    if clock is None:
        raise RuleBroken((problem("clock.not_started", _NOT_STARTED),))
    return clock


def _change(actor: Actor, round_id: int, act: str, change: _Change) -> Round:
    held = _hold(actor, round_id)
    clock = change(_insist_on_clock(held), timezone.now())
    return _write(actor, held, clock, Deed(act, f"round {held.number}"))


def _write(actor: Actor, held: Round, clock: RoundClock, deed: Deed) -> Round:
    held.clock = clock_to_data(clock)
    held.save(update_fields=("clock",))
    close_act(actor, held.stage.tournament_id, deed)
    return held


def _extra_problems(held: Round, number: int, minutes: int) -> Iterator[Problem]:
    if not 1 <= minutes <= MOST_MINUTES:
        yield problem("clock.minutes", _MINUTES, field="minutes", least=1, most=MOST_MINUTES)
    table = Table.objects.filter(round=held, number=number).first()
    if table is None:
        yield problem("clock.no_such_table", _NO_TABLE, field="table", table=number)
    elif table.is_finished:
        yield problem("clock.table_finished", _FINISHED, field="table", table=number)


_NOT_OPEN = translatable("Round {round} is not being played.")
_STARTED = translatable("The clock of round {round} runs already.")
_NOT_STARTED = translatable("The clock of this round has not been started.")
_MINUTES = translatable("A clock is given {least} to {most} minutes.")
_NO_TABLE = translatable("This round has no table {table}.")
_FINISHED = translatable("The match at table {table} is over: extra time changes nothing there.")
