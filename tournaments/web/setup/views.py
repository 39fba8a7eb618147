"""Making a tournament and changing its settings."""

from collections.abc import Mapping, Sequence
from uuid import uuid4

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.models import Club
from tournaments.selectors.access import require
from tournaments.services.preset_tournaments import create_by_preset
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.once import do_once, read_form_id
from tournaments.web.setup.answers import blank_answers
from tournaments.web.setup.facts import facts_answer
from tournaments.web.setup.page import SettingsPage, published_variant, settings_context
from tournaments.web.setup.presets import presets_context, with_preset
from tournaments.web.setup.reading import Read, read_settings

ANOTHER_SHEET = "variant"
"""The step of a post that only asks for the questions of another rule sheet."""


@never_cache
@require_http_methods(["GET", "POST"])
def new_tournament(request: HttpRequest, slug: str) -> HttpResponse:
    """The form for a new tournament; a post makes it."""
    club = Club.objects.get(slug=slug)
    require(actor_of(request), Act.CREATE_TOURNAMENT, club=club)
    if request.method != "POST":
        asked = {"preset": request.GET.get("preset", "")}
        return _show(request, club, with_preset(blank_answers(club) | asked))
    data = with_preset(request.POST)
    read = _read(data, club)
    if data.get("step") == ANOTHER_SHEET:
        return _show(request, club, data, read)
    if read.problems:
        return _show(request, club, data, read, read.problems)
    return _create(request, club, data, read)


@require_POST
def new_tournament_facts(request: HttpRequest, slug: str) -> HttpResponse:
    """What the answers so far come to; nothing is written."""
    club = Club.objects.get(slug=slug)
    require(actor_of(request), Act.CREATE_TOURNAMENT, club=club)
    data = with_preset(request.POST)
    return facts_answer(request, data, _read(data, club))


def _create(request: HttpRequest, club: Club, data: Mapping[str, str], read: Read) -> HttpResponse:
    actor, preset = actor_of(request), data.get("preset", "")
    try:
        tournament_id = do_once(
            read_form_id(data.get("form_id", "")),
            lambda: (
                create_by_preset(actor=actor, club_id=club.pk, preset=preset, **read.settings).pk
            ),
        )
    except RuleBroken as broken:
        return _show(request, club, data, read, broken.problems)
    messages.success(request, _("The tournament is made. Next, open its registration."))
    return redirect("console", tournament_id)


def _read(data: Mapping[str, str], club: Club) -> Read:
    return read_settings(data, club, published_variant(data.get("variant", "")))


def _show(
    request: HttpRequest,
    club: Club,
    data: Mapping[str, str],
    read: Read | None = None,
    problems: Sequence[Problem] = (),
) -> HttpResponse:
    page = SettingsPage(
        title=_("New tournament"),
        lead=_("Name, rule sheet and day are enough. Rules can be changed until the first hand."),
        action=_("Create the tournament"),
        url=reverse("setup", args=(club.slug,)),
        facts_url=reverse("setup_facts", args=(club.slug,)),
        cancel_url=reverse("club", args=(club.slug,)),
        back=club.name,
        carried={"form_id": data.get("form_id") or uuid4()},
    )
    context = settings_context(page, data, read or _read(data, club), problems)
    context |= {"presets": presets_context(data), **club_frame(request, club)}
    return render(request, "tournaments/setup.html", context, status=422 if problems else 200)
