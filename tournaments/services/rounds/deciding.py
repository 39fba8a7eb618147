"""A director's word on who of those who share a place across the line goes on."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from uuid import UUID

from django.db import transaction

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.knockout import Tie, tie_problems
from tournaments.domain.reasons import reason_problems
from tournaments.models import Actor, Round, Table, TieDecision
from tournaments.selectors.rounds import round_is_closed, seated_rounds
from tournaments.selectors.stage_sights import entry_names
from tournaments.selectors.ties import TieSight, see_ties
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.drafting import forget_drafts
from tournaments.services.rounds.holding import hold_round, insist_on_version

Names = Mapping[int, str]
"""Of everybody entered, by entry id."""

Find = Callable[[TieSight | None, Names], Iterator[Problem]]
"""What is wrong with a ruling on the tie, or on none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TieRequest:
    """A ruling on the tie at a table of a round, by the number of the table; the same
    `submission_id` again is the same ruling. `version` is the tournament's as the actor saw it."""

    actor: Actor
    round_id: int
    table: int
    reason: str
    submission_id: UUID
    version: int | None = None


@transaction.atomic
def decide_tie(request: TieRequest, going_on: tuple[int, ...]) -> TieDecision:
    """Name the entries that go on; a later decision replaces it until people sit down again.

    Drafts of the next round, made of other winners, go. Raises as `holding.hold_round`,
    `Table.DoesNotExist`, or `RuleBroken`: `submission.reused`, or all of `tie.round_not_over`,
    `tie.next_round_stands`, those of `domain.knockout.tie_problems`, and of the reason.
    """

    def find_problems(sight: TieSight | None, names: Names) -> Iterator[Problem]:
        tie = None if sight is None else sight.tie
        return tie_problems(request.table, tie, going_on, names)

    return _rule(request, going_on, find_problems)


@transaction.atomic
def undo_tie_decision(request: TieRequest) -> TieDecision:
    """Take the decision back, so that the tie waits again. Raises as `decide_tie`, and
    `tie.not_decided`."""

    def find_problems(sight: TieSight | None, names: Names) -> Iterator[Problem]:
        if sight is None or sight.in_force is None:
            yield problem("tie.not_decided", _NOT_DECIDED, table=request.table)

    return _rule(request, (), find_problems)


def _rule(request: TieRequest, going_on: tuple[int, ...], find_problems: Find) -> TieDecision:
    table = _hold_table(request)
    tournament = table.round.stage.tournament
    known = _known(request, table, going_on)
    if known is not None:
        return known
    insist_on_version(tournament, request.version)
    sight, names = _find_tie(table), entry_names(tournament)
    problems = (
        *_moment_problems(table.round),
        *find_problems(sight, names),
        *reason_problems(request.reason),
    )
    if problems or sight is None:
        raise RuleBroken(problems)
    decision = _write(request, table, sight.tie, going_on)
    forget_drafts(table.round.stage)
    close_act(request.actor, tournament.pk, _deed(sight, decision, names))
    return decision


def _hold_table(request: TieRequest) -> Table:
    held = hold_round(request.actor, request.round_id, Act.DECIDE_TIE)
    table = Table.objects.get(round=held, number=request.table)
    table.round = held
    return table


def _known(request: TieRequest, table: Table, going_on: tuple[int, ...]) -> TieDecision | None:
    """The ruling this request already made. Raises `RuleBroken` (`submission.reused`)."""
    found = TieDecision.objects.filter(table=table, submission_id=request.submission_id).first()
    if found is not None and found.going_on != sorted(going_on):
        raise RuleBroken((problem("submission.reused", _REUSED, field="submission_id"),))
    return found


def _find_tie(table: Table) -> TieSight | None:
    return next((one for one in see_ties(table.round) if one.tie.table == table.number), None)


def _moment_problems(one: Round) -> Iterator[Problem]:
    """A tie is decided when the results stand, and before people sit down by them."""
    if not round_is_closed(one):
        yield problem("tie.round_not_over", _NOT_OVER, round=one.number)
    later = [other.number for other in seated_rounds(one.stage) if other.number > one.number]
    if later:
        yield problem("tie.next_round_stands", _NEXT_STANDS, round=one.number, next=later[0])


def _write(request: TieRequest, table: Table, tie: Tie, going_on: tuple[int, ...]) -> TieDecision:
    return TieDecision.objects.create(
        table=table,
        place=tie.place,
        entries=list(tie.entries),
        going_on=sorted(going_on),
        reason=request.reason.strip(),
        submission_id=request.submission_id,
        made_by=request.actor.user,
        device=request.actor.device,
    )


def _deed(sight: TieSight, decision: TieDecision, names: Names) -> Deed:
    before = [] if sight.in_force is None else sight.in_force.going_on
    return Deed(
        "decide_tie" if decision.going_on else "undo_tie_decision",
        f"round {decision.table.round.number}, table {decision.table.number}",
        before={"going_on": [names[entry] for entry in before]},
        after={"going_on": [names[entry] for entry in decision.going_on]},
        reason=decision.reason,
    )


_REUSED = translatable("This submission id was already used for another decision.")
_NOT_OVER = translatable("Round {round} is not closed: who goes on is decided when it is.")
_NEXT_STANDS = translatable(
    "Round {next} was made of the results of round {round} and stands: drop it first."
)
_NOT_DECIDED = translatable("At table {table} nothing was decided that could be taken back.")
