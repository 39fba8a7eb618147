"""Two people of the register who are one: finding the second, merging, and undoing it."""

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.models import Player, PlayerMerge
from tournaments.selectors.access import require
from tournaments.services.player_merges import merge_players, undo_merge
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.players.merge_page import merge_context, undo_context


@require_http_methods(["GET", "HEAD", "POST"])
def merge(request: HttpRequest, player_id: int) -> HttpResponse:
    """Choose the second person, then which name stays; posting merges.

    Raises `Player.DoesNotExist`, `NotAllowed` and `Stale`.
    """
    player = Player.objects.select_related("club").get(pk=player_id)
    require(actor_of(request), Act.MANAGE_PLAYERS, club=player.club)
    asked = request.POST if request.method == "POST" else request.GET
    other = _find_other(player, asked.get("with", ""))
    if request.method != "POST" or other is None:
        return _show(request, player, other)
    keeps_other = asked.get("keep") == str(other.pk)
    kept, absorbed = (other, player) if keeps_other else (player, other)
    try:
        merge_players(
            actor=actor_of(request),
            kept_id=kept.pk,
            absorbed_id=absorbed.pk,
            reason=asked.get("reason", ""),
        )
    except RuleBroken as broken:
        return _show(request, player, other, broken.problems)
    said = {"absorbed": absorbed.name, "kept": kept.name}
    messages.success(request, _("%(absorbed)s was merged into %(kept)s.") % said)
    return redirect("player", kept.pk)


@require_http_methods(["GET", "HEAD", "POST"])
def undo(request: HttpRequest, merge_id: int) -> HttpResponse:
    """Ask, then make them two again. Raises `PlayerMerge.DoesNotExist`, `NotAllowed`, `Stale`."""
    merge = PlayerMerge.objects.select_related("kept__club", "absorbed").get(pk=merge_id)
    club = merge.kept.club
    require(actor_of(request), Act.MANAGE_PLAYERS, club=club)
    problems: Sequence[Problem] = ()
    if request.method == "POST":
        try:
            undo_merge(actor=actor_of(request), merge_id=merge_id)
        except RuleBroken as broken:
            problems = broken.problems
        else:
            messages.success(request, _("%(name)s is back.") % {"name": merge.absorbed.name})
            return redirect("player", merge.absorbed_id)
    context = undo_context(merge, problems) | club_frame(request, club)
    return render(request, "players/undo_merge.html", context, status=422 if problems else 200)


def _find_other(player: Player, text: str) -> Player | None:
    """The second person, of the same club; None while nobody is chosen."""
    other_id = read_whole(text)
    if other_id is None:
        return None
    return Player.objects.filter(club_id=player.club_id).get(pk=other_id)


def _show(
    request: HttpRequest, player: Player, other: Player | None, problems: Sequence[Problem] = ()
) -> HttpResponse:
    context = merge_context(player, other, request.GET.get("q"), problems)
    context |= club_frame(request, player.club)
    return render(request, "players/merge.html", context, status=422 if problems else 200)
