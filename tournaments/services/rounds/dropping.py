"""Taking a round out of the tournament: what was recorded in it is kept and counts no more."""

from django.db import transaction

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.reasons import insist_on_reason
from tournaments.models import Actor, Round, RoundState, Table
from tournaments.selectors.rounds import live_rounds
from tournaments.services.ledger import clear_table, post_desk
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.holding import hold_round


@transaction.atomic
def drop_round(
    *, actor: Actor, round_id: int, typed_name: str, reason: str, version: int | None = None
) -> Round:
    """Drop the latest published round; its money is answered by counter-lines.

    Needs a right of its own, the tournament's name typed in, and a reason. Raises as
    `holding.hold_round`, and `RuleBroken`: `round.name_not_typed`, `round.not_latest`,
    `reason.missing`.
    """
    dropped = hold_round(actor, round_id, Act.DROP_ROUND, version=version)
    insist_on_reason(reason)
    _insist_on_latest(dropped)
    if typed_name.strip() != dropped.stage.tournament.name:
        text = _TYPE_NAME
        name = dropped.stage.tournament.name
        raise RuleBroken((problem("round.name_not_typed", text, field="typed_name", name=name),))
    before = dropped.state
    for table in Table.objects.filter(round=dropped):
        table.round = dropped
        clear_table(table)
    dropped.state = RoundState.DROPPED
    dropped.save(update_fields=("state",))
    post_desk(dropped.stage.tournament)
    deed = Deed(
        "drop_round",
        f"round {dropped.number}",
        before={"state": before},
        after={"state": dropped.state},
        reason=reason.strip(),
    )
    close_act(actor, dropped.stage.tournament_id, deed)
    return dropped


def _insist_on_latest(dropped: Round) -> None:
    seated = [one for one in live_rounds(dropped.stage) if one.state != RoundState.DRAFT]
    if not seated or seated[-1].pk != dropped.pk:
        raise RuleBroken((problem("round.not_latest", _NOT_LATEST, round=dropped.number),))


_TYPE_NAME = translatable("Type the tournament's name, {name}, to drop the round.")
_NOT_LATEST = translatable(
    "Only the latest round that was published can be dropped; round {round} is not."
)
