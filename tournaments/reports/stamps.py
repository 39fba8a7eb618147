"""What a report was made from, as it stands at the foot of every page."""

from django.utils.translation import gettext as _

from tournaments.models import Tournament

_HASH_SHOWN = 16


def stamp_of(tournament: Tournament, version: int) -> str:
    """The version and the log's last entry at that moment."""
    said = {
        "version": version,
        "entry": tournament.log_length,
        "hash": tournament.log_head[:_HASH_SHOWN] or "–",
    }
    return _("Version %(version)s, log entry %(entry)s, SHA-256 %(hash)s") % said
