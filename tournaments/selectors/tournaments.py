"""Reading tournaments: their settings, lists of them, and what there is to say of one."""

from dataclasses import fields

from tournaments.domain.tournament_settings import TournamentSettings
from tournaments.models import Tournament


def settings_of(tournament: Tournament) -> TournamentSettings:
    """What is decided about a tournament now."""
    names = (field.name for field in fields(TournamentSettings))
    return TournamentSettings(**{name: getattr(tournament, name) for name in names})
