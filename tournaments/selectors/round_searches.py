"""Reading searches for schedules: one of them, and those nobody is making."""

from django.db.models import QuerySet
from django.utils import timezone

from tournaments.domain.access import Act
from tournaments.models import Actor, RoundSearch
from tournaments.selectors.access import require
from tournaments.selectors.work import unmade


def find_search(actor: Actor, search_id: int) -> RoundSearch:
    """One search. Raises `RoundSearch.DoesNotExist`, `NotAllowed`."""
    search = RoundSearch.objects.select_related("stage__tournament").get(pk=search_id)
    require(actor, Act.PLAN_ROUNDS, tournament=search.stage.tournament)
    return search


def unmade_searches() -> QuerySet[RoundSearch]:
    """Searches nobody makes: left waiting, or begun by somebody who shows no sign of life."""
    return RoundSearch.objects.filter(unmade(timezone.now())).order_by("pk")
