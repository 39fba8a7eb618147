"""Counts how often standings are built, over all processes of a measurement."""

from django.core.cache import cache

from tournaments.models import Tournament
from tournaments.selectors import standings

BUILT = "standings-built"


def count_builds() -> None:
    """From now on every build of standings in this process raises the count."""
    build = standings.build_standings

    def counted(tournament: Tournament) -> standings.Standings:
        cache.add(BUILT, 0)
        cache.incr(BUILT)
        return build(tournament)

    standings.build_standings = counted
