"""A ruling at a table recorded for good: who asked, on what, what was answered and why."""

from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.utils.translation import override

from tournaments.domain.access import Act
from tournaments.domain.reasons import insist_on_reason
from tournaments.domain.referee_questions import (
    Ask,
    RecordedRuling,
    record_answer,
    ruling_to_log,
)
from tournaments.models import Actor, Tournament
from tournaments.selectors.access import require
from tournaments.selectors.referee import RECORDED, ask_referee
from tournaments.services.locking import lock_tournament
from tournaments.services.log import Deed, close_act


@transaction.atomic
def record_ruling(
    *,
    actor: Actor,
    tournament_id: int,
    ask: Ask,
    question: Mapping[str, Any],
    reason: str,
    table_number: int | None = None,
) -> RecordedRuling:
    """Ask the referee under the rules of a tournament, and keep question, answer and reason.

    The answer is kept in English, as everything in the log; whoever reads it later asks again
    and reads it in his language. Raises `Tournament.DoesNotExist`, `NotAllowed`, or
    `RuleBroken` where the question cannot be read or the reason is missing.
    """
    tournament = lock_tournament(tournament_id)
    require(actor, Act.RULE_AT_TABLE, tournament=tournament)
    insist_on_reason(reason)
    ruling = _answer(tournament, ask, question)
    before, after = ruling_to_log(ruling)
    subject = tournament.name if table_number is None else f"table {table_number}"
    deed = Deed(RECORDED, subject, before=before, after=after, reason=reason.strip())
    close_act(actor, tournament.pk, deed)
    return ruling


def _answer(tournament: Tournament, ask: Ask, question: Mapping[str, Any]) -> RecordedRuling:
    with override("en"):
        answer = ask_referee(tournament.variant_key, ask, question, tournament.house_rules)
    return record_answer(ask, question, answer)
