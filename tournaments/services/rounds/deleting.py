"""Throwing drafts away: nobody sat down in them, so nothing but the log remembers them."""

from django.db import transaction

from scoring.problems import RuleBroken, problem, translatable
from tournaments.models import Actor, RoundState
from tournaments.selectors.rounds import live_rounds
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.drafting import forget_drafts
from tournaments.services.rounds.holding import hold_tournament, take_present_stage


@transaction.atomic
def delete_drafts(*, actor: Actor, tournament_id: int) -> None:
    """Delete every draft of the present stage.

    Raises as `holding.hold_tournament`, and `RuleBroken`: `round.no_draft`.
    """
    tournament = hold_tournament(actor, tournament_id)
    stage = take_present_stage(tournament)
    drafts = [one for one in live_rounds(stage) if one.state == RoundState.DRAFT]
    if not drafts:
        raise RuleBroken((problem("round.no_draft", _NONE),))
    numbers = ", ".join(str(one.number) for one in drafts)
    before = {"rounds": [one.plan["tables"] for one in drafts]}
    forget_drafts(stage)
    close_act(actor, tournament.pk, Deed("delete_drafts", f"round {numbers}", before=before))


_NONE = translatable("There is no draft to delete.")
