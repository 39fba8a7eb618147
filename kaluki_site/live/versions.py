"""The version a stream begins with."""

from django.db import close_old_connections


def read_version(tournament_id: int) -> int | None:
    """The tournament's present version, None when there is no such tournament."""
    from tournaments.models import Tournament  # noqa: PLC0415 - once Django has been set up

    close_old_connections()
    try:
        found = Tournament.objects.filter(pk=tournament_id)
        return found.values_list("version", flat=True).first()
    finally:
        close_old_connections()
