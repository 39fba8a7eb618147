"""The life of a tournament: planned, registration, running, finished; each step an act of its own.

Nothing else changes the state but the seating draw, which makes a tournament running. A finished
tournament runs again only by `reopen_tournament`.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from django.db import transaction
from django.utils import timezone

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.reasons import insist_on_reason
from tournaments.models import Actor, Round, RoundState, Tournament, TournamentState
from tournaments.selectors.access import require
from tournaments.selectors.confirmations import unconfirmed_problems
from tournaments.selectors.rounds import latest_round
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.tournaments import find_tournament
from tournaments.selectors.unplayed import Unplayed, list_unplayed
from tournaments.services.locking import lock_whole_tournament
from tournaments.services.log import Deed, close_act
from tournaments.services.pot_refunds import refund_pots, take_refunds_back


@dataclass(frozen=True, slots=True)
class _Step:
    act: str
    source: TournamentState
    target: TournamentState
    refusal: str


_OPEN = _Step(
    "open_registration",
    TournamentState.PLANNED,
    TournamentState.REGISTRATION,
    translatable("Registration opens for a planned tournament only."),
)
_CLOSE = _Step(
    "close_registration",
    TournamentState.REGISTRATION,
    TournamentState.PLANNED,
    translatable("Registration is not open."),
)
_FINISH = _Step(
    "finish_tournament",
    TournamentState.RUNNING,
    TournamentState.FINISHED,
    translatable("Only a running tournament can be finished."),
)
_REOPEN = _Step(
    "reopen_tournament",
    TournamentState.FINISHED,
    TournamentState.RUNNING,
    translatable("Only a finished tournament can be reopened."),
)


@transaction.atomic
def open_registration(*, actor: Actor, tournament_id: int) -> Tournament:
    """Let people be entered in a planned tournament.

    Raises `Tournament.DoesNotExist`, `NotAllowed`, or `RuleBroken` with `tournament.wrong_state`.
    """
    return _take(_OPEN, actor, _start(_OPEN, actor, tournament_id))


@transaction.atomic
def close_registration(*, actor: Actor, tournament_id: int) -> Tournament:
    """Take no more entries; those made stay, and seats can still be drawn.

    Raises as `open_registration` does.
    """
    return _take(_CLOSE, actor, _start(_CLOSE, actor, tournament_id))


@transaction.atomic
def finish_tournament(
    *,
    actor: Actor,
    tournament_id: int,
    unfinished_tables: Iterable[int] = (),
    refunded_tables: Collection[int] = (),
    reason: str = "",
) -> Tournament:
    """End a running tournament: its standings are final from now on.

    While tables still play it is refused and names them, unless `unfinished_tables` holds exactly
    their numbers. An end before all was played, be it tables, rounds or stages, needs a reason, and
    the log keeps what was left. The pots of `refunded_tables`, some of these, go back to those who
    paid; other pots stay filled. Raises as `open_registration` does, and `RuleBroken`
    with `tournament.tables_still_play`, `round.hands_unconfirmed`, `reason.missing` or
    `pot.not_refundable`.
    """
    tournament = _start(_FINISH, actor, tournament_id)
    playing = [table.number for table in seated_tables(tournament).filter(is_finished=False)]
    _insist_on_knowing(playing, sorted(set(unfinished_tables)))
    insist(_unconfirmed(tournament))
    to_come = [_subject(one) for one in list_unplayed(tournament)]
    insist_on_reason(reason, is_needed=bool(playing or to_come))
    back = sorted(set(refunded_tables))
    refund_pots(tournament, back)
    _close_rounds(tournament)
    tournament.finished_at = timezone.now()
    noted: dict[str, object] = {"unfinished_tables": playing}
    if to_come:
        noted["unplayed"] = to_come
    if back:
        noted["refunded_tables"] = back
    return _take(_FINISH, actor, tournament, noted, reason)


@transaction.atomic
def reopen_tournament(*, actor: Actor, tournament_id: int, reason: str) -> Tournament:
    """Let a finished tournament run again; the reason is public. Pots paid back fill again.

    Raises as `open_registration` does, and `RuleBroken` with `reason.missing`.
    """
    tournament = _start(_REOPEN, actor, tournament_id)
    insist_on_reason(reason)
    take_refunds_back(tournament)
    _open_latest_round(tournament)
    tournament.finished_at = None
    return _take(_REOPEN, actor, tournament, reason=reason)


def _start(step: _Step, actor: Actor, tournament_id: int) -> Tournament:
    tournament = lock_whole_tournament(tournament_id)
    require(actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
    if tournament.state != step.source:
        raise RuleBroken((problem("tournament.wrong_state", step.refusal),))
    return tournament


def _take(
    step: _Step,
    actor: Actor,
    tournament: Tournament,
    noted: dict[str, object] | None = None,
    reason: str = "",
) -> Tournament:
    tournament.state = step.target
    tournament.save(update_fields=("state", "finished_at"))
    before = {"state": step.source.value}
    after = {"state": step.target.value, **(noted or {})}
    deed = Deed(step.act, tournament.name, before=before, after=after, reason=reason.strip())
    close_act(actor, tournament.pk, deed)
    return find_tournament(tournament.pk)


def _insist_on_knowing(playing: list[int], named: list[int]) -> None:
    if playing != named:
        tables = ", ".join(map(str, playing))
        text = _STILL_PLAY if playing else _NONE_PLAYS
        raise RuleBroken((problem("tournament.tables_still_play", text, tables=tables),))


def _subject(to_come: Unplayed) -> str:
    """As the log names it: the stage, and the next of its rounds where some were played."""
    stage = f"stage {to_come.stage.number}"
    return f"{stage}, round {to_come.played + 1}" if to_come.played else stage


def _unconfirmed(tournament: Tournament) -> Iterable[Problem]:
    latest = latest_round(tournament)
    return () if latest is None else unconfirmed_problems(latest)


def _close_rounds(tournament: Tournament) -> None:
    rounds = Round.objects.filter(stage__tournament=tournament)
    rounds.filter(state__in=(RoundState.PUBLISHED, RoundState.PLAYING)).update(
        state=RoundState.CLOSED
    )


def _open_latest_round(tournament: Tournament) -> None:
    latest = latest_round(tournament)
    if latest is not None:
        Round.objects.filter(pk=latest.pk).update(state=RoundState.PLAYING)


_STILL_PLAY = translatable("Still playing: table {tables}. Name them and the reason to end anyway.")
_NONE_PLAYS = translatable("No table is playing any more, yet some were named as unfinished.")
