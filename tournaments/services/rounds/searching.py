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
from tournaments.domain.rounds.notes import note
from tournaments.domain.stages.choices import TableMaking
from tournaments.models import Actor, RoundSearch, Stage, WorkState
from tournaments.selectors.access import require
from tournaments.selectors.next_round import stage_so_far
from tournaments.selectors.round_searches import find_search
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
    version: int | None = None,
) -> RoundSearch:
    """Write down that all rounds left of the present stage are wanted; they are searched for later.

    Asked for again under the same id it is the same search. Raises as `holding.hold_tournament`,
    and `RuleBroken`: `round.open`, `search.not_scheduled`, `search.seconds`, `round.none_left`.
    """
    tournament = hold_tournament(actor, tournament_id, version=version)
    stage = take_present_stage(tournament)
    insist_on_closed_rounds(stage)
    insist(_request_problems(stage, seconds))
    search, _ = RoundSearch.objects.get_or_create(
        stage=stage,
        submission_id=submission_id,
        defaults={
            "seed": seed,
            "seconds": seconds,
            "asked_by": actor.user,
            "asked_at": timezone.now(),
        },
    )
    return search


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


def tell_progress(*, claim: Claim[RoundSearch], progress: int) -> bool:
    """Say how far it is; whether to go on. Raises `claims.Overtaken`."""
    claims.note_progress(claim=claim, progress=progress)
    return not RoundSearch.objects.get(pk=claim.row.pk).is_stopped


@transaction.atomic
def finish_search(
    *, claim: Claim[RoundSearch], so_far: StageSoFar, planned: tuple[PlannedRound, ...]
) -> None:
    """Write what was found as drafts, by the right of whoever asked.

    Raises `claims.Overtaken`, and `RuleBroken`: `search.too_late` where people or rounds are other
    ones than the search began from, `search.no_right`, and as `holding.hold_tournament`.
    """
    actor = Actor(user=claim.row.asked_by, device=SEARCHER)
    stage = _hold_stage(actor, claim.row.stage)
    now = stage_so_far(stage, seed=so_far.seed)
    if (now.field, now.played) != (so_far.field, so_far.played):
        raise RuleBroken((problem("search.too_late", _TOO_LATE),))
    claims.finish(claim, ending=str(planned[0].figures["ending"]))
    write_drafts(actor, stage, planned)


def refuse_search(*, claim: Claim[RoundSearch], problems: tuple[Problem, ...]) -> None:
    """Keep why nothing could be planned."""
    claim.held().update(
        state=WorkState.FAILED,
        finished_at=timezone.now(),
        problems=[note(found, None) for found in problems],
    )


def _hold_stage(actor: Actor, searched: Stage) -> Stage:
    try:
        tournament = hold_tournament(actor, searched.tournament_id)
    except NotAllowed as refused:
        raise RuleBroken((problem("search.no_right", _NO_RIGHT),)) from refused
    stage = take_present_stage(tournament)
    if stage.pk != searched.pk:
        raise RuleBroken((problem("search.too_late", _TOO_LATE),))
    insist_on_closed_rounds(stage)
    return stage


def _request_problems(stage: Stage, seconds: int) -> list[Problem]:
    settings = stage_settings(stage)
    found = [*rounds_left_problems(settings, len(seated_rounds(stage)))]
    if settings.tables_made is not TableMaking.SCHEDULED:
        found.append(problem("search.not_scheduled", _NOT_SCHEDULED))
    if not 1 <= seconds <= LONGEST_SECONDS:
        text = _SECONDS
        found.append(
            problem("search.seconds", text, field="seconds", least=1, most=LONGEST_SECONDS)
        )
    return found


_TOO_LATE = translatable("Somebody came, left or sat down since the search began: search anew.")
_NO_RIGHT = translatable("Whoever asked for the search may plan rounds no more.")
_NOT_SCHEDULED = translatable("Only where all rounds are scheduled at once is there one to search.")
_SECONDS = translatable("A search lasts {least} to {most} seconds.")
