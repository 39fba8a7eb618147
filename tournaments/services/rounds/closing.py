"""Closing a round: from then on the next one may be made."""

from collections.abc import Iterable
from uuid import uuid4

from django.db import transaction
from django.utils import timezone

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.reasons import insist_on_reason
from tournaments.models import Actor, Round, RoundState, Table
from tournaments.selectors.confirmations import unconfirmed_problems
from tournaments.selectors.rounds import unfinished_tables
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.holding import hold_round
from tournaments.services.rulings import end_match
from tournaments.services.table_acts import TableRequest


@transaction.atomic
def close_round(
    *,
    actor: Actor,
    round_id: int,
    unfinished: Iterable[int] = (),
    reason: str = "",
    version: int | None = None,
) -> Round:
    """Close a round whose tables have finished.

    While tables still play it is refused and names them, unless `unfinished` holds exactly their
    numbers and a reason says why: then their matches end where they are. Raises as
    `holding.hold_round`, and `RuleBroken`: `round.not_open`, `round.tables_still_play`,
    `round.hands_unconfirmed`, `reason.missing`.
    """
    closing = hold_round(actor, round_id, version=version)
    if closing.state not in (RoundState.PUBLISHED, RoundState.PLAYING):
        raise RuleBroken((problem("round.not_open", _NOT_OPEN, round=closing.number),))
    playing = unfinished_tables(closing)
    _insist_on_knowing(closing, [table.number for table in playing], sorted(set(unfinished)))
    insist(unconfirmed_problems(closing))
    insist_on_reason(reason, is_needed=bool(playing))
    for table in playing:
        _end(actor, table, reason)
    closing.state, closing.closed_at = RoundState.CLOSED, timezone.now()
    closing.save(update_fields=("state", "closed_at"))
    deed = Deed(
        "close_round",
        f"round {closing.number}",
        after={"unfinished_tables": [table.number for table in playing]},
        reason=reason.strip(),
    )
    close_act(actor, closing.stage.tournament_id, deed)
    return closing


def _end(actor: Actor, table: Table, reason: str) -> None:
    end_match(TableRequest(actor, table.pk, submission_id=uuid4()), reason=reason)


def _insist_on_knowing(closing: Round, playing: list[int], named: list[int]) -> None:
    if playing != named:
        tables = ", ".join(map(str, playing))
        text = _STILL_PLAY if playing else _NONE_PLAYS
        raise RuleBroken(
            (problem("round.tables_still_play", text, round=closing.number, tables=tables),)
        )


_NOT_OPEN = translatable("Round {round} is not being played.")
_STILL_PLAY = translatable(
    "Round {round}: table {tables} still plays. Name the tables and the reason to end them."
)
_NONE_PLAYS = translatable("No table of round {round} plays any more, yet some were named.")
