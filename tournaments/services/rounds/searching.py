"""Searching for a good schedule longer than a page can wait: begun, told of, written or kept."""

from dataclasses import replace

from django.db import transaction
from django.utils import timezone

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.refusals import NotAllowed
from tournaments.domain.rounds import PlannedRound, StageSoFar
from tournaments.domain.rounds.found import FoundPlan
from tournaments.domain.rounds.notes import note
from tournaments.models import Actor, RoundSearch, SearchOutcome, Stage, WorkState
from tournaments.selectors.next_round import stage_so_far
from tournaments.services import claims
from tournaments.services.claims import Claim
from tournaments.services.rounds.drafting import write_drafts
from tournaments.services.rounds.holding import (
    hold_tournament,
    insist_on_closed_rounds,
    take_present_stage,
)

SEARCHER = "schedule search"


def begin_search(*, search_id: int) -> tuple[Claim[RoundSearch], StageSoFar] | None:
    """The right to search, and what to search from; None where somebody else does or did."""
    claim = claims.claim(RoundSearch.objects.select_related("stage__tournament__club"), search_id)
    if claim is None:
        return None
    row = claim.row
    so_far = stage_so_far(row.stage, seed=row.seed)
    return claim, replace(so_far, seconds=row.seconds)


def tell_progress(*, claim: Claim[RoundSearch], progress: int, repeats: int) -> bool:
    """Say how far it is and how good so far; whether to go on. Raises `claims.Overtaken`."""
    claims.note_progress(claim=claim, progress=progress, repeats=repeats)
    return not RoundSearch.objects.get(pk=claim.row.pk).is_stopped


@transaction.atomic
def finish_search(
    *, claim: Claim[RoundSearch], so_far: StageSoFar, planned: tuple[PlannedRound, ...]
) -> None:
    """Write what was found as drafts by the right of whoever asked, or keep it to be taken.

    Of a search dropped meanwhile nothing is kept. Raises `claims.Overtaken`, and `RuleBroken`:
    `search.too_late` where people or rounds are other ones than the search began from,
    `search.no_right`, and as `holding.hold_tournament`.
    """
    actor = Actor(user=claim.row.asked_by, device=SEARCHER)
    stage = hold_stage(actor, claim.row.stage)
    plan = FoundPlan(planned, so_far.played)
    insist_on_fit(plan, stage)
    figures = planned[0].figures
    claims.finish(claim, ending=str(figures["ending"]), repeats=figures["repeats"])
    search = RoundSearch.objects.get(pk=claim.row.pk)
    if search.outcome != SearchOutcome.DROPPED:
        _keep(actor, stage, search, plan)


def refuse_search(*, claim: Claim[RoundSearch], problems: tuple[Problem, ...]) -> None:
    """Keep why nothing could be planned."""
    claim.held().update(
        state=WorkState.FAILED,
        finished_at=timezone.now(),
        problems=[note(found, None) for found in problems],
    )


def hold_stage(actor: Actor, searched: Stage) -> Stage:
    """The stage that was searched, its tournament held; refused once another stage is played."""
    try:
        tournament = hold_tournament(actor, searched.tournament_id)
    except NotAllowed as refused:
        raise RuleBroken((problem("search.no_right", _NO_RIGHT),)) from refused
    stage = take_present_stage(tournament)
    if stage.pk != searched.pk:
        raise RuleBroken((problem("search.too_late", _TOO_LATE),))
    insist_on_closed_rounds(stage)
    return stage


def insist_on_fit(plan: FoundPlan, stage: Stage) -> None:
    """Refuse a plan for other people or after other rounds: `search.too_late`."""
    if not plan.fits(stage_so_far(stage, seed=plan.rounds[0].seed)):
        raise RuleBroken((problem("search.too_late", _TOO_LATE),))


def _keep(actor: Actor, stage: Stage, search: RoundSearch, plan: FoundPlan) -> None:
    if search.offers:
        search.found = plan.to_data()
    else:
        write_drafts(actor, stage, plan.rounds)
        search.outcome = SearchOutcome.TAKEN
    search.save(update_fields=("found", "outcome"))


_TOO_LATE = translatable("Somebody came, left or sat down since the search began: search anew.")
_NO_RIGHT = translatable("Whoever asked for the search may plan rounds no more.")
