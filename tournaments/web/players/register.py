"""The register of a club: people found by name, and a form for somebody new."""

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods
from django.views.decorators.vary import vary_on_headers

from scoring.problems import Problem, RuleBroken
from tournaments.models import Club
from tournaments.services.players import add_player
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.players.forms import PlayerForm
from tournaments.web.players.register_page import register_context


@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
def show_register(request: HttpRequest, slug: str) -> HttpResponse:
    """The list, or the rows alone for a search as one types; posting adds a person.

    Raises `Club.DoesNotExist` and, when posting, `NotAllowed`.
    """
    club = Club.objects.get(slug=slug)
    return _add(request, club) if request.method == "POST" else _show(request, club, PlayerForm())


def _add(request: HttpRequest, club: Club) -> HttpResponse:
    form = PlayerForm(request.POST)
    try:
        player = add_player(
            actor=actor_of(request),
            club_id=club.pk,
            name=request.POST.get("name", ""),
            note=request.POST.get("note", ""),
            in_spite_of_duplicates=request.POST.get("confirm") == "yes",
        )
    except RuleBroken as broken:
        form.show(broken.problems)
        return _show(request, club, form, broken.problems)
    messages.success(request, _("%(name)s is in the register.") % {"name": player.name})
    return redirect("players", club.slug)


def _show(
    request: HttpRequest, club: Club, form: PlayerForm, problems: Sequence[Problem] = ()
) -> HttpResponse:
    context = register_context(request, club, form, problems) | club_frame(request, club)
    is_search = bool(request.headers.get("HX-Request")) and request.method != "POST"
    template = "players/players.html#rows" if is_search else "players/players.html"
    return render(request, template, context, status=422 if problems else 200)
