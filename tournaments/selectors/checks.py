"""Which tournaments are to be checked, and what was found last."""

from datetime import timedelta

from django.db.models import F, Q, QuerySet
from django.utils import timezone

from tournaments.models import Tournament, TournamentCheck, TournamentState

QUIET_CHECK_AGAIN = timedelta(hours=1)
"""A tournament in which nothing happened is still looked at: damage comes without an act."""


def tournaments_to_check() -> QuerySet[Tournament]:
    """Running tournaments that changed since their last check, or were last checked long ago."""
    running = Tournament.objects.filter(state=TournamentState.RUNNING)
    changed = ~Q(last_check__version=F("version"))
    long_ago = Q(last_check__checked_at__lt=timezone.now() - QUIET_CHECK_AGAIN)
    return running.filter(Q(last_check=None) | changed | long_ago).order_by("pk")


def last_check(tournament: Tournament) -> TournamentCheck | None:
    """What was found when the tournament was last worked out anew; None if never."""
    return TournamentCheck.objects.filter(tournament=tournament).first()
