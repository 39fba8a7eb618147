"""Roles in a whole club: given and taken back."""

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.models import Club, Role
from tournaments.selectors.access import require
from tournaments.selectors.users import find_user
from tournaments.services.access import grant_club_role, revoke_club_role
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.staff.page import staff_context


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def show_staff(request: HttpRequest, slug: str) -> HttpResponse:
    """Everybody with a role; a post gives one. Raises `Club.DoesNotExist` and `NotAllowed`."""
    club = _find_club(request, slug)
    if request.method != "POST":
        return _show(request, club)
    try:
        user = find_user(request.POST.get("username", "").strip())
        role = _role(request.POST.get("role", ""))
        grant_club_role(actor=actor_of(request), club_id=club.pk, user_id=user.pk, role=role)
    except RuleBroken as broken:
        return _show(request, club, broken.problems)
    said = {"name": user.get_username(), "role": str(role.label).lower()}
    messages.success(request, _("%(name)s is %(role)s of the club.") % said)
    return redirect("club_staff", slug)


@require_POST
def take_role_back(request: HttpRequest, slug: str) -> HttpResponse:
    """Take a role back; one nobody has stays so. The last director keeps his."""
    club = _find_club(request, slug)
    try:
        revoke_club_role(
            actor=actor_of(request),
            club_id=club.pk,
            user_id=read_whole(request.POST.get("user", "")) or 0,
            role=_role(request.POST.get("role", "")),
        )
    except RuleBroken as broken:
        return _show(request, club, broken.problems)
    return redirect("club_staff", slug)


def _find_club(request: HttpRequest, slug: str) -> Club:
    """Whoever may not hand out roles does not learn which accounts there are."""
    club = Club.objects.get(slug=slug)
    require(actor_of(request), Act.MANAGE_CLUB, club=club)
    return club


def _role(text: str) -> Role:
    if text not in Role.values:
        raise RuleBroken((problem("role.unknown", _NO_ROLE, field="role"),))
    return Role(text)


def _show(request: HttpRequest, club: Club, problems: Sequence[Problem] = ()) -> HttpResponse:
    context = staff_context(club, request.POST, problems) | club_frame(request, club)
    return render(request, "clubs/staff.html", context, status=422 if problems else 200)


_NO_ROLE = translatable("Choose what the account may do in the club.")
