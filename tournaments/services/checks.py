"""Working a tournament out anew while it is being played, and keeping what was found."""

import structlog
from django.utils import timezone

from tournaments.models import Tournament, TournamentCheck
from tournaments.selectors.integrity import Difference, tournament_differences

TRIES = 3

_log = structlog.get_logger(__name__)


def check_tournament(*, tournament_id: int) -> TournamentCheck | None:
    """Compare a tournament with its truth, keep the outcome and return it.

    Takes no lock, so that no hand waits for it: what was read while an act was recorded is read
    again. None when acts follow each other too closely; the next check will tell. Raises
    `Tournament.DoesNotExist`.
    """
    for _ in range(TRIES):
        tournament = Tournament.objects.get(pk=tournament_id)
        differences = tournament_differences(tournament)
        if Tournament.objects.filter(pk=tournament_id, version=tournament.version).exists():
            return _keep(tournament, differences)
    return None


def _keep(tournament: Tournament, differences: tuple[Difference, ...]) -> TournamentCheck:
    told = [str(difference) for difference in differences]
    if told:
        _log.error("tournament_differs", tournament=tournament.pk, differences=told)
    check, _ = TournamentCheck.objects.update_or_create(
        tournament=tournament,
        defaults={
            "version": tournament.version,
            "differences": told,
            "checked_at": timezone.now(),
        },
    )
    return check
