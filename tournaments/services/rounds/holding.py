"""Holding a tournament still while its rounds are changed."""

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.refusals import Stale
from tournaments.models import Actor, Round, RoundState, Stage, Tournament
from tournaments.selectors.access import require
from tournaments.selectors.rounds import (
    find_round,
    live_rounds,
    present_stage,
    stages_of,
    unfinished_tables,
)
from tournaments.selectors.tournaments import finished_problems
from tournaments.services.locking import lock_whole_tournament


def hold_tournament(
    actor: Actor, tournament_id: int, act: Act = Act.PLAN_ROUNDS, *, version: int | None = None
) -> Tournament:
    """The tournament, locked with all its tables, for an actor who may do this.

    `version`, if given, is the tournament's as the actor saw it. Raises `Tournament.DoesNotExist`,
    `NotAllowed`, `Stale` with how its rounds stand now, or `RuleBroken`: `tournament.finished`.
    """
    tournament = lock_whole_tournament(tournament_id)
    require(actor, act, tournament=tournament)
    insist_on_version(tournament, version)
    insist(finished_problems(tournament))
    return tournament


def insist_on_version(tournament: Tournament, version: int | None) -> None:
    """Raise `Stale` unless the tournament is as the actor saw it; None leaves it unasked."""
    if version is not None and version != tournament.version:
        raise Stale(_present_rounds(tournament))


def _present_rounds(tournament: Tournament) -> dict[str, object]:
    """{"version": 7, "rounds": [{"stage": 1, "round": 1, "state": "closed"}, …]}."""
    rounds = [one for stage in stages_of(tournament) for one in live_rounds(stage)]
    return {
        "version": tournament.version,
        "rounds": [
            {"stage": one.stage.number, "round": one.number, "state": one.state} for one in rounds
        ],
    }


def hold_round(
    actor: Actor, round_id: int, act: Act = Act.PLAN_ROUNDS, *, version: int | None = None
) -> Round:
    """The round, its tournament held as above. Raises `Round.DoesNotExist` too."""
    tournament_id = find_round(round_id).stage.tournament_id
    tournament = hold_tournament(actor, tournament_id, act, version=version)
    held = find_round(round_id)
    held.stage.tournament = tournament
    return held


def take_present_stage(tournament: Tournament) -> Stage:
    """The stage that is played now; the first is made where nobody planned any."""
    stage = present_stage(tournament)
    if stage is None:
        stage = Stage.objects.create(tournament=tournament, number=1)
    return stage


def insist_on_closed_rounds(stage: Stage) -> None:
    """Refuse a new round while one is open: `round.open`, its unfinished tables named."""
    for one in live_rounds(stage):
        if one.state in (RoundState.PUBLISHED, RoundState.PLAYING):
            playing = unfinished_tables(one)
            tables = ", ".join(str(table.number) for table in playing)
            text = _STILL_PLAYS if playing else _NOT_CLOSED
            raise RuleBroken((problem("round.open", text, round=one.number, tables=tables),))


_STILL_PLAYS = translatable("Round {round} still plays at table {tables}: close it first.")
_NOT_CLOSED = translatable("Round {round} is played and not closed yet: close it first.")
