"""Changing what the register says of a person: the name and the note."""

from collections.abc import Sequence

from django.contrib import messages
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.models import Actor, Player
from tournaments.selectors.access import require
from tournaments.services.players import change_note, rename_player
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.marks import person
from tournaments.web.players.forms import LOOKS_LIKE, PlayerForm, control_of
from tournaments.web.summary import summary


@require_http_methods(["GET", "HEAD", "POST"])
def change_details(request: HttpRequest, player_id: int) -> HttpResponse:
    """The form, and saving it. Raises `Player.DoesNotExist`, `NotAllowed` and `Stale`."""
    player = Player.objects.select_related("club").get(pk=player_id)
    actor = actor_of(request)
    require(actor, Act.MANAGE_PLAYERS, club=player.club)
    if request.method != "POST":
        return _show(request, player, PlayerForm({"name": player.name, "note": player.note}))
    try:
        _save(request, actor, player_id)
    except RuleBroken as broken:
        form = PlayerForm(request.POST)
        form.show(broken.problems)
        return _show(request, player, form, broken.problems)
    messages.success(request, _("Saved."))
    return redirect("player", player_id)


@transaction.atomic
def _save(request: HttpRequest, actor: Actor, player_id: int) -> None:
    """Both or neither: a note is not changed while the name is being asked about."""
    rename_player(
        actor=actor,
        player_id=player_id,
        name=request.POST.get("name", ""),
        in_spite_of_duplicates=request.POST.get("confirm") == "yes",
    )
    change_note(actor=actor, player_id=player_id, note=request.POST.get("note", ""))


def _show(
    request: HttpRequest, player: Player, form: PlayerForm, problems: Sequence[Problem] = ()
) -> HttpResponse:
    alike = [dict(found.params) for found in problems if found.code == LOOKS_LIKE]
    context = {
        "player": person(player.name, player.pk),
        "players_url": reverse("players", args=(player.club.slug,)),
        "url": reverse("player_details", args=(player.pk,)),
        "form": [*form],
        "problems": summary(problems, control_of),
        "duplicates": [person(str(one["other"]), int(str(one["other_id"]))) for one in alike],
        **club_frame(request, player.club),
    }
    return render(request, "players/details.html", context, status=422 if problems else 200)
