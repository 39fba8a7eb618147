"""Whether a draft still seats those who should sit down."""

from collections.abc import Collection, Iterator

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.rounds import PlannedRound, plan_rounds
from tournaments.domain.schedule import field_problems
from tournaments.models import Round
from tournaments.selectors.next_round import stage_so_far
from tournaments.selectors.rounds import plan_of


def draft_problems(draft: Round, field: Collection[int]) -> tuple[Problem, ...]:
    """Why a draft cannot be published any more; `field` are the entries that may sit down next.

    `schedule.field_changed` where others are here than it was made for; in a knock-out
    `knockout.others_go_on` where a correction sends others into this round.
    """
    planned = plan_of(draft)
    return (*field_problems(planned.field, field), *_others_go_on(draft, planned))


def _others_go_on(draft: Round, planned: PlannedRound) -> Iterator[Problem]:
    if not planned.sent_on:
        return
    try:
        (now,) = plan_rounds(stage_so_far(draft.stage, seed=planned.seed))
    except RuleBroken:
        return  # Whoever publishes is told of the open round or the tie itself.
    if {*now.sent_on} != {*planned.sent_on}:
        yield problem("knockout.others_go_on", _OTHERS, round=draft.number)


_OTHERS = translatable(
    "Since the draft of round {round} was made, a correction changed who goes on. Make it anew."
)
