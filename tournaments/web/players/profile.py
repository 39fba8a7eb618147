"""A player's page."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from tournaments.domain.access import Act
from tournaments.selectors.access import may
from tournaments.selectors.player_profiles import player_profile
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.players.profile_page import profile_context


@require_safe
def show_player(request: HttpRequest, player_id: int) -> HttpResponse:
    """What a player played; whoever was merged into another leads there.

    Raises `Player.DoesNotExist`.
    """
    profile = player_profile(player_id)
    if profile.has_moved:
        return redirect("player", profile.player.pk)
    club = profile.player.club
    keeps = may(actor_of(request), Act.MANAGE_PLAYERS, club=club)
    context = profile_context(profile, keeps=keeps) | club_frame(request, club)
    return render(request, "players/player.html", context)
