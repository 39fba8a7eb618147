"""Changing the settings of a tournament that is there."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.refusals import Stale
from tournaments.models import Tournament
from tournaments.selectors.access import require
from tournaments.selectors.seating import play_has_begun
from tournaments.selectors.tournament_changes import FROZEN_SETTINGS
from tournaments.services.tournaments import change_tournament
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.setup.answers import answers_of, completed
from tournaments.web.setup.facts import facts_answer
from tournaments.web.setup.field import played_field
from tournaments.web.setup.page import SettingsPage, published_variant, settings_context
from tournaments.web.setup.reading import Read, read_settings
from tournaments.web.setup.views import ANOTHER_SHEET


@never_cache
@require_http_methods(["GET", "POST"])
def change_settings(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The settings as they are; a post changes them."""
    tournament = _find(request, tournament_id)
    if request.method != "POST":
        return _show(request, tournament, answers_of(tournament))
    frozen = play_has_begun(tournament)
    data = completed(request.POST, tournament) if frozen else request.POST
    read = _read(data, tournament)
    if request.POST.get("step") == ANOTHER_SHEET:
        return _show(request, tournament, data, read)
    if read.problems:
        return _show(request, tournament, data, read, read.problems)
    return _change(request, tournament, data, read, frozen=frozen)


@require_POST
def settings_facts(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """What the answers so far come to; nothing is written."""
    tournament = _find(request, tournament_id)
    data = completed(request.POST, tournament)
    return facts_answer(request, data, _read(data, tournament), played_field(tournament))


def _find(request: HttpRequest, tournament_id: int) -> Tournament:
    tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
    require(actor_of(request), Act.MANAGE_TOURNAMENT, tournament=tournament)
    return tournament


def _read(data: Mapping[str, str], tournament: Tournament) -> Read:
    return read_settings(data, tournament.club, published_variant(data.get("variant", "")))


def _change(
    request: HttpRequest,
    tournament: Tournament,
    data: Mapping[str, str],
    read: Read,
    *,
    frozen: bool,
) -> HttpResponse:
    try:
        change_tournament(
            actor=actor_of(request),
            tournament_id=tournament.pk,
            version=read_whole(request.POST.get("version", "")),
            **_changes(read, frozen=frozen),
        )
    except Stale:
        tournament.refresh_from_db()
        stale = problem("tournament.changed_meanwhile", _CHANGED)
        return _show(request, tournament, data, read, (stale,), status=409)
    except RuleBroken as broken:
        return _show(request, tournament, data, read, broken.problems)
    messages.success(request, _("The settings are saved."))
    return redirect("console", tournament.pk)


def _changes(read: Read, *, frozen: bool) -> Any:
    """Rules and stakes are not named once they are frozen, so that the rest can be changed."""
    left_out = FROZEN_SETTINGS if frozen else ()
    return {name: value for name, value in read.settings.items() if name not in left_out}


def _show(
    request: HttpRequest,
    tournament: Tournament,
    data: Mapping[str, str],
    read: Read | None = None,
    problems: Sequence[Problem] = (),
    *,
    status: int = 422,
) -> HttpResponse:
    page = SettingsPage(
        title=_("Settings"),
        lead="",
        action=_("Save the settings"),
        url=reverse("tournament_settings", args=(tournament.pk,)),
        facts_url=reverse("settings_facts", args=(tournament.pk,)),
        cancel_url=reverse("console", args=(tournament.pk,)),
        back=tournament.name,
        carried={"version": tournament.version},
        frozen=play_has_begun(tournament),
        field=played_field(tournament),
    )
    context = settings_context(page, data, read or _read(data, tournament), problems)
    context |= club_frame(request, tournament.club)
    return render(request, "tournaments/setup.html", context, status=status if problems else 200)


_CHANGED = translatable(
    "Something about the tournament changed meanwhile. Look through your changes and save again."
)
