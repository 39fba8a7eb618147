"""A longer search for a good schedule: asked for, and stopped with the best found so far."""

from uuid import UUID

from django.db import transaction
from django.utils import timezone

from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.rounds.by_hand import rounds_left_problems
from tournaments.domain.stages.choices import TableMaking
from tournaments.models import Actor, RoundSearch, Stage
from tournaments.selectors.access import require
from tournaments.selectors.round_searches import find_search, searches_going_on
from tournaments.selectors.rounds import seated_rounds
from tournaments.selectors.stages import stage_settings
from tournaments.services.rounds.holding import (
    hold_tournament,
    insist_on_closed_rounds,
    take_present_stage,
)

LONGEST_SECONDS = 300


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


_NOT_SCHEDULED = translatable("Only where all rounds are scheduled at once is there one to search.")
_GOES_ON = translatable("A search for this stage is not over: wait for it, stop it or drop it.")
_SECONDS = translatable("A search lasts {least} to {most} seconds.")
