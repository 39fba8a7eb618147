"""The state of a tournament in a word."""

from typing import Any, assert_never

from django.utils.translation import gettext as _

from tournaments.models import Tournament, TournamentState
from tournaments.web.marks import tag


def state_tag(tournament: Tournament) -> dict[str, Any]:
    """The tag of the state a tournament is in."""
    state = TournamentState(tournament.state)
    match state:
        case TournamentState.PLANNED:
            return tag("", _("Planned"))
        case TournamentState.REGISTRATION:
            return tag("info", _("Registration"))
        case TournamentState.RUNNING:
            return tag("live", _("Live"))
        case TournamentState.FINISHED:
            return tag("ok", _("Finished"))
        case _ as never:
            assert_never(never)
