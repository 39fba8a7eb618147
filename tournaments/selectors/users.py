"""Accounts, as far as somebody who hands out roles may know them."""

from django.contrib.auth.models import User
from django.db.models import QuerySet

from scoring.problems import RuleBroken, problem, translatable
from tournaments.models import Club, ClubRole, Tournament, TournamentRole

_UNKNOWN = translatable("There is no account named {username}.")


def find_user(username: str) -> User:
    """The account of this name. `RuleBroken` with `user.unknown`."""
    user = User.objects.filter(username=username).first()
    if user is None:
        unknown = problem("user.unknown", _UNKNOWN, field="username", username=username)
        raise RuleBroken((unknown,))
    return user


def club_staff(club: Club) -> QuerySet[ClubRole]:
    """Every role in a club, by name of the account."""
    return club.roles.select_related("user").order_by("user__username", "role")


def tournament_staff(tournament: Tournament) -> QuerySet[TournamentRole]:
    """Every role in this tournament alone, by name of the account."""
    return tournament.roles.select_related("user").order_by("user__username", "role")
