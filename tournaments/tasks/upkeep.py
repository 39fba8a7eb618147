"""What has to be looked after while nobody asks for it. Beat sends these (settings)."""

from importlib import import_module

from celery import shared_task
from django.conf import settings

from tournaments.selectors.checks import tournaments_to_check
from tournaments.services import player_import
from tournaments.services.checks import check_tournament


@shared_task  # type: ignore[untyped-decorator]
def check_running_tournaments() -> None:
    """Work running tournaments out anew; what differs is logged and shown to their staff."""
    for tournament_id in tournaments_to_check().values_list("pk", flat=True):
        check_tournament(tournament_id=tournament_id)


@shared_task  # type: ignore[untyped-decorator]
def forget_old_drafts() -> None:
    """Delete uploaded lists of players nobody confirmed."""
    player_import.forget_old_drafts()


@shared_task  # type: ignore[untyped-decorator]
def forget_expired_sessions() -> None:
    """Delete sessions nobody can use any more."""
    import_module(settings.SESSION_ENGINE).SessionStore.clear_expired()
