"""Searching for a good schedule longer than a page can wait: asked for, stopped, made, written."""

from dataclasses import replace
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.refusals import NotAllowed
from tournaments.domain.rounds import PlannedRound, StageSoFar
from tournaments.domain.rounds.by_hand import rounds_left_problems
from tournaments.domain.rounds.found import FoundPlan
from tournaments.domain.rounds.notes import note
from tournaments.domain.stages.choices import TableMaking
from tournaments.models import Actor, RoundSearch, SearchOutcome, Stage, WorkState
from tournaments.selectors.access import require
from tournaments.selectors.next_round import stage_so_far
from tournaments.selectors.round_searches import find_search, searches_going_on
from tournaments.selectors.rounds import seated_rounds
from tournaments.selectors.stages import stage_settings
from tournaments.services import claims
from tournaments.services.claims import Claim
from tournaments.services.rounds.drafting import write_drafts
from tournaments.services.rounds.holding import (
    hold_tournament,
    insist_on_closed_rounds,
    take_present_stage,
)

LONGEST_SECONDS = 300
SEARCHER = "schedule search"


@transaction.atomic
def request_search(
    *,
    actor: Actor,
    tournament_id: int,
    submission_id: UUID,
    seconds: int,
    seed: str = "",
    offers: bool = False,
    version: int | None = None,
) -> RoundSearch:
    """Write down that all rounds left of the present stage are wanted; they are searched for later.

    What is found becomes drafts, or waits for `take_found_plan` where the search only `offers` it.
    Asked for again under the same id it is the same search. Raises as `holding.hold_tournament`,
    and `RuleBroken`: `round.open`, `search.not_scheduled`, `search.seconds`, `search.goes_on`,
    `round.none_left`.
    """
    tournament = hold_tournament(actor, tournament_id, version=version)
    stage = take_present_stage(tournament)
    asked = RoundSearch.objects.filter(stage=stage, submission_id=submission_id).first()
    if asked is not None:
        return asked
    insist_on_closed_rounds(stage)
    insist(_request_problems(stage, seconds))
    return RoundSearch.objects.create(
        stage=stage,
        submission_id=submission_id,
        seed=seed,
        seconds=seconds,
        offers=offers,
        asked_by=actor.user,
        asked_at=timezone.now(),
    )


def stop_search(*, actor: Actor, search_id: int) -> RoundSearch:
    """Have the best found so far; one that is over stays as it is.

    Raises `RoundSearch.DoesNotExist`, `NotAllowed`.
    """
    search = find_search(actor, search_id)
    require(actor, Act.PLAN_ROUNDS, tournament=search.stage.tournament)
    RoundSearch.objects.filter(pk=search.pk).update(is_stopped=True)
    search.is_stopped = True
    return search


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


def _request_problems(stage: Stage, seconds: int) -> list[Problem]:
    settings = stage_settings(stage)
    found = [*rounds_left_problems(settings, len(seated_rounds(stage)))]
    if settings.tables_made is not TableMaking.SCHEDULED:
        found.append(problem("search.not_scheduled", _NOT_SCHEDULED))
    if searches_going_on(stage).exists():
        found.append(problem("search.goes_on", _GOES_ON))
    if not 1 <= seconds <= LONGEST_SECONDS:
        text = _SECONDS
        found.append(
            problem("search.seconds", text, field="seconds", least=1, most=LONGEST_SECONDS)
        )
    return found


_TOO_LATE = translatable("Somebody came, left or sat down since the search began: search anew.")
_NO_RIGHT = translatable("Whoever asked for the search may plan rounds no more.")
_NOT_SCHEDULED = translatable("Only where all rounds are scheduled at once is there one to search.")
_GOES_ON = translatable("A search for this stage is not over: wait for it, stop it or drop it.")
_SECONDS = translatable("A search lasts {least} to {most} seconds.")
