"""A plan that a search found: taken as the draft, or dropped."""

from django.db import transaction

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.rounds.found import FoundPlan
from tournaments.models import Actor, Round, RoundSearch, SearchOutcome
from tournaments.selectors.round_searches import find_search
from tournaments.services.rounds.drafting import write_drafts
from tournaments.services.rounds.holding import hold_tournament
from tournaments.services.rounds.searching import hold_stage, insist_on_fit


@transaction.atomic
def take_found_plan(*, actor: Actor, search_id: int) -> list[Round]:
    """Put what a search found in the place of the drafts.

    Raises `RoundSearch.DoesNotExist`, `NotAllowed`, and `RuleBroken`: `search.nothing_to_take`,
    `search.too_late`, `round.open`, and as `holding.hold_tournament`.
    """
    stage = hold_stage(actor, find_search(actor, search_id).stage)
    search = find_search(actor, search_id)
    if search.outcome != SearchOutcome.OPEN or not search.found:
        raise RuleBroken((problem("search.nothing_to_take", _NOTHING),))
    plan = FoundPlan.from_data(search.found)
    insist_on_fit(plan, stage)
    _settle(search, SearchOutcome.TAKEN)
    return write_drafts(actor, stage, plan.rounds)


@transaction.atomic
def drop_search(*, actor: Actor, search_id: int) -> None:
    """Want nothing more of a search: one not over ends soon, what it found is forgotten.

    One that was taken stays as it is. Raises as `holding.hold_tournament`, and
    `RoundSearch.DoesNotExist`.
    """
    hold_tournament(actor, find_search(actor, search_id).stage.tournament_id)
    search = find_search(actor, search_id)
    if search.outcome == SearchOutcome.OPEN:
        _settle(search, SearchOutcome.DROPPED)


def _settle(search: RoundSearch, outcome: SearchOutcome) -> None:
    """Say what became of it; a plan nobody waits for is kept no longer."""
    RoundSearch.objects.filter(pk=search.pk).update(outcome=outcome, found={}, is_stopped=True)


_NOTHING = translatable(
    "There is no plan to take: it was taken, dropped, or is still searched for."
)
