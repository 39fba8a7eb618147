"""Drafts kept true when somebody turns out to be another, or not to be there."""

from collections.abc import Callable

from tournaments.domain.rounds import PlannedRound, planned_to_data
from tournaments.models import Round, RoundState, Stage
from tournaments.selectors.rounds import live_rounds, plan_of

_Change = Callable[[PlannedRound], PlannedRound | None]


def drafts_with(stage: Stage, entry_id: int) -> list[Round]:
    """The drafts of a stage that count on somebody."""
    drafts = [one for one in live_rounds(stage) if one.state == RoundState.DRAFT]
    return [one for one in drafts if entry_id in plan_of(one).field]


def change_drafts(drafts: list[Round], change: _Change) -> list[int]:
    """Change each draft and return the numbers of those changed.

    One whose change is None stays as it was: its field has changed, so it says that it is stale.
    """
    changed = []
    for draft in drafts:
        after = change(plan_of(draft))
        if after is not None:
            draft.plan = planned_to_data(after)
            draft.save(update_fields=("plan",))
            changed.append(draft.number)
    return changed
