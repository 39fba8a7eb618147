"""The context of a club's staff."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.problems import Problem
from tournaments.models import Club, ClubRole, Role
from tournaments.selectors.users import club_staff
from tournaments.web.summary import summary, texts_at

Context = dict[str, Any]


def staff_context(club: Club, typed: Mapping[str, str], problems: Sequence[Problem]) -> Context:
    """The context of `clubs/staff.html`; `typed` is what was sent and refused."""
    return {
        "club": {"name": club.name, "url": reverse("club", args=(club.slug,))},
        "problems": summary(problems),
        "staff": [_row(held) for held in club_staff(club)],
        "revoke_url": reverse("revoke_club_role", args=(club.slug,)),
        "username": typed.get("username", ""),
        "username_errors": texts_at(problems, "username"),
        "role_errors": texts_at(problems, "role"),
        "roles": _roles(typed.get("role", Role.SCOREKEEPER)),
    }


def _row(held: ClubRole) -> Context:
    return {
        "name": held.user.get_full_name() or held.user.get_username(),
        "account": held.user.get_username(),
        "role": Role(held.role).label,
        "fields": {"user": held.user_id, "role": held.role},
    }


def _roles(chosen: str) -> list[Context]:
    texts = {
        Role.SCOREKEEPER: _("records at every table and checks people in, in every tournament"),
        Role.DIRECTOR: _("everything in the club and in every tournament"),
    }
    return [
        {"key": role.value, "label": role.label, "text": text, "checked": role == chosen}
        for role, text in texts.items()
    ]
