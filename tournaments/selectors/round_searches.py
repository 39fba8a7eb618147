"""Reading searches for schedules: one of them, and those nobody is making."""

from django.db.models import QuerySet
from django.utils import timezone

from tournaments.domain.access import Act
from tournaments.models import Actor, RoundSearch, SearchOutcome, Stage, WorkState
from tournaments.selectors.access import require
from tournaments.selectors.work import unmade


def find_search(actor: Actor, search_id: int) -> RoundSearch:
    """One search. Raises `RoundSearch.DoesNotExist`, `NotAllowed`."""
    search = RoundSearch.objects.select_related("stage__tournament").get(pk=search_id)
    require(actor, Act.PLAN_ROUNDS, tournament=search.stage.tournament)
    return search


def latest_search(stage: Stage) -> RoundSearch | None:
    """The search for a stage that was asked for last, unless it was dropped."""
    latest = RoundSearch.objects.filter(stage=stage).order_by("-pk").first()
    return None if latest is None or latest.outcome == SearchOutcome.DROPPED else latest


def searches_going_on(stage: Stage) -> QuerySet[RoundSearch]:
    """Searches for a stage that wait or are being made, without those dropped."""
    going_on = (WorkState.REQUESTED, WorkState.RUNNING)
    return RoundSearch.objects.filter(stage=stage, state__in=going_on, outcome=SearchOutcome.OPEN)


def unmade_searches() -> QuerySet[RoundSearch]:
    """Searches nobody makes: left waiting, or begun by somebody who shows no sign of life."""
    return RoundSearch.objects.filter(unmade(timezone.now())).order_by("pk")
