"""Reading clubs: all of them, and who plays most in one."""

from django.db.models import Count, OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce

from tournaments.models import Club, Player, Tournament, TournamentState
from tournaments.selectors.players import club_players


def clubs_with_counts() -> QuerySet[Club]:
    """Every club by name, with how many `players` it has and how many tournaments are `running`."""
    running = Tournament.objects.filter(club=OuterRef("pk"), state=TournamentState.RUNNING)
    players = Player.objects.filter(club=OuterRef("pk"), merged_into=None)
    return Club.objects.annotate(
        player_count=_count(players), running_count=_count(running)
    ).order_by("name", "pk")


def regular_players(club: Club) -> QuerySet[Player]:
    """The register with how many tournaments each has been `entered` in, the most first."""
    counted = club_players(club.pk).annotate(entered=Count("entries"))
    return counted.order_by("-entered", "sort_key", "pk")


def _count(rows: QuerySet[Player] | QuerySet[Tournament]) -> Coalesce:
    counted = rows.order_by().values("club").annotate(count=Count("pk")).values("count")
    return Coalesce(Subquery(counted), 0)
