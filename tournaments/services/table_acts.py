"""The one transaction every act at a table goes through: lock, repeat, check, fold, write, log."""

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from uuid import UUID

from django.db import transaction

from scoring.match import MatchState
from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.misfits import find_faults
from tournaments.domain.refusals import LaterEventsDoNotFit, Stale
from tournaments.domain.timeline import Change, Timeline
from tournaments.models import Actor, RoundState, Submission, Table, TournamentState
from tournaments.selectors.access import require
from tournaments.selectors.matches import Match, load_match, table_state
from tournaments.services.carrying import carry_on
from tournaments.services.ledger import post_match
from tournaments.services.locking import lock_table
from tournaments.services.log import Deed, close_act
from tournaments.services.match_events import refresh_caches, save_events

Answer = dict[str, object]


@dataclass(frozen=True, slots=True)
class TableRequest:
    """What every act at a table carries.

    `submission_id` is made by the phone and stays the same when it sends again. `version` is the
    table's version the phone saw; None leaves the check to the number of the hand.
    """

    actor: Actor
    table_id: int
    submission_id: UUID
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What an act changes at a table and what the log says of it."""

    changes: tuple[Change, ...]
    act: str
    subject: str
    before: Mapping[str, object] | None = None
    after: Mapping[str, object] | None = None
    reason: str = ""


Decide = Callable[[Match], Decision]


@transaction.atomic
def act_at_table(request: TableRequest, act: Act, content: object, decide: Decide) -> Answer:
    """Do one act at a table and return its state (`selectors.matches.table_state`).

    `content` is what was asked, to tell a repeat from another act under the same id. Raises
    `Table.DoesNotExist`, `NotAllowed`, `Stale` with the present state, or `RuleBroken` with every
    problem; then nothing is written. A repeat gets the answer of the first time.
    """
    table = lock_table(request.table_id)
    require(request.actor, act, table=table)
    request_hash = _hash_request(act, content)
    known = Submission.objects.filter(table=table, submission_id=request.submission_id).first()
    if known is not None:
        return _answer_again(known, request_hash)
    _require_running(table)
    match = load_match(table)
    if request.version is not None and request.version != table.version:
        raise Stale(present_state(match))
    decision = decide(match)
    match, state = _write(request, match, decision)
    answer = table_state(match, state)
    Submission.objects.create(
        table=table,
        submission_id=request.submission_id,
        request_hash=request_hash,
        answer=answer,
    )
    # Last, as all tables share the tournament's row: it is held from here to the commit.
    close_act(request.actor, table.round.stage.tournament_id, _deed(decision, match, state))
    return answer


def present_state(match: Match) -> Answer:
    """The state of a match as it stands, for whoever acted on an older one."""
    return table_state(match, match.timeline.fold())


def _write(request: TableRequest, match: Match, decision: Decision) -> tuple[Match, MatchState]:
    """Write the changes with all that follows from them; the match and its state afterwards."""
    timeline = match.timeline.changed(decision.changes)
    state = _fold(match, timeline)
    save_events(request.actor, match, timeline, decision.reason)
    # A word on a hand changes nothing that another phone is entering now.
    match.table.version += bool(decision.changes)
    refresh_caches(match, state)
    post_match(match, timeline, state)
    carry_on(match, state)
    return replace(match, timeline=timeline), state


def _fold(match: Match, timeline: Timeline) -> MatchState:
    """The new state, or why not, in the words of the table: seat numbers and names."""
    try:
        return timeline.fold()
    except RuleBroken as broken:
        faults = find_faults(timeline, match.timeline)
        problems = match.keys.explain(faults.problems)
        if faults.positions:
            raise LaterEventsDoNotFit(problems, faults.positions) from broken
        raise RuleBroken(problems) from broken


def _deed(decision: Decision, match: Match, state: MatchState) -> Deed:
    totals = {f"{seat.number} {seat.name}": state.totals[seat.key] for seat in match.keys.seats}
    return Deed(
        act=decision.act,
        subject=decision.subject,
        before=decision.before,
        after={**(decision.after or {}), "totals": totals},
        reason=decision.reason,
    )


def _answer_again(known: Submission, request_hash: str) -> Answer:
    if known.request_hash != request_hash:
        raise RuleBroken(
            (problem("submission.reused", _REUSED, field="submission_id"),),
        )
    answer: Answer = known.answer
    return answer


def _hash_request(act: Act, content: object) -> str:
    text = json.dumps([act, content], sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


def _require_running(table: Table) -> None:
    if table.round.stage.tournament.state != TournamentState.RUNNING:
        raise RuleBroken((problem("tournament.not_running", _NOT_RUNNING),))
    if table.round.state == RoundState.DROPPED:
        raise RuleBroken((problem("round.dropped", _DROPPED, round=table.round.number),))


_REUSED = translatable("This submission id was already used for something else at this table.")
_DROPPED = translatable("Round {round} was dropped: nothing more is recorded in it.")
_NOT_RUNNING = translatable(
    "The tournament is not running, so nothing can be recorded at its tables."
)
