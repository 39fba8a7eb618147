"""Who helps at one tournament: roles given and taken back."""

from collections.abc import Sequence
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
from tournaments.models import Role, Tournament
from tournaments.selectors.users import club_staff, find_user, tournament_staff
from tournaments.services.access import grant_tournament_role, revoke_tournament_role
from tournaments.web.actors import actor_of
from tournaments.web.console.desk import find_staffed
from tournaments.web.console.page import tournament_context
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.summary import summary, texts_at

Context = dict[str, Any]


@never_cache
@require_http_methods(["GET", "POST"])
def show_staff(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Everybody with a role here; a post gives somebody one."""
    tournament, _may = find_staffed(request, tournament_id, Act.MANAGE_TOURNAMENT)
    if request.method != "POST":
        return _show(request, tournament)
    try:
        user = find_user(request.POST.get("username", "").strip())
        role = _role(request.POST.get("role", ""))
        grant_tournament_role(
            actor=actor_of(request), tournament_id=tournament_id, user_id=user.pk, role=role
        )
    except RuleBroken as broken:
        return _show(request, tournament, broken.problems)
    said = {"name": user.get_username(), "role": str(role.label).lower()}
    messages.success(request, _("%(name)s is %(role)s of this tournament.") % said)
    return redirect("tournament_staff", tournament_id)


@require_POST
def revoke_role(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Take a role back; one nobody has stays so."""
    tournament, _may = find_staffed(request, tournament_id, Act.MANAGE_TOURNAMENT)
    try:
        revoke_tournament_role(
            actor=actor_of(request),
            tournament_id=tournament_id,
            user_id=read_whole(request.POST.get("user", "")) or 0,
            role=_role(request.POST.get("role", "")),
        )
    except RuleBroken as broken:
        return _show(request, tournament, broken.problems)
    return redirect("tournament_staff", tournament_id)


def _role(text: str) -> Role:
    if text not in Role.values:
        raise RuleBroken((problem("role.unknown", _NO_ROLE, field="role"),))
    return Role(text)


def _show(
    request: HttpRequest, tournament: Tournament, problems: Sequence[Problem] = ()
) -> HttpResponse:
    context = {
        "tournament": tournament_context(tournament),
        "problems": summary(problems),
        "revoke_url": reverse("revoke_role", args=(tournament.pk,)),
        "here": [
            {
                "name": held.user.get_username(),
                "role": Role(held.role).label,
                "fields": {"user": held.user_id, "role": held.role},
            }
            for held in tournament_staff(tournament)
        ],
        "everywhere": [
            {"name": held.user.get_username(), "role": Role(held.role).label}
            for held in club_staff(tournament.club)
        ],
        "username": request.POST.get("username", ""),
        "username_errors": texts_at(problems, "username"),
        "role_errors": texts_at(problems, "role"),
        "roles": _roles(request.POST.get("role", Role.SCOREKEEPER)),
        **club_frame(request, tournament.club),
    }
    return render(request, "tournaments/staff.html", context, status=422 if problems else 200)


def _roles(chosen: str) -> list[Context]:
    texts = {
        Role.SCOREKEEPER: _("records at every table, checks people in, answers buy-ins"),
        Role.DIRECTOR: _("everything in this tournament"),
    }
    return [
        {"key": role.value, "label": role.label, "text": text, "checked": role == chosen}
        for role, text in texts.items()
    ]


_NO_ROLE = translatable("Choose what the account may do here.")
