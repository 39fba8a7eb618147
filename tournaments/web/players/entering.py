"""From a list of players just taken in to entering them: one click for each open tournament."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.domain.access import Act, allows
from tournaments.models import Actor, Club, Tournament, TournamentState
from tournaments.selectors.access import holders
from tournaments.selectors.player_imports import ImportPreview

Context = dict[str, Any]


def open_tournaments(actor: Actor, club: Club) -> list[Tournament]:
    """The tournaments of the club that this person can enter people in now."""
    tournaments = club.tournaments.filter(state=TournamentState.REGISTRATION).order_by("starts_at")
    return [
        tournament
        for tournament in tournaments
        if allows(holders(actor, tournament=tournament), Act.MANAGE_TOURNAMENT)
    ]


def entering_context(actor: Actor, club: Club, preview: ImportPreview | None) -> Context | None:
    """The context `entering` of `players/import.html`; None before a list was taken in."""
    if preview is None or not preview.is_confirmed or not preview.people:
        return None
    count, players = len(preview.people), ",".join(map(str, preview.people))
    text = ngettext(
        "%(count)s player of this list is in the register.",
        "%(count)s players of this list are in the register.",
        count,
    )
    doors = [
        {
            "url": reverse("enter_players", args=(tournament.pk,)),
            "players": players,
            "label": _("Enter them in %(tournament)s") % {"tournament": tournament.name},
        }
        for tournament in open_tournaments(actor, club)
    ]
    return {"text": text % {"count": count}, "doors": doors} if doors else None
