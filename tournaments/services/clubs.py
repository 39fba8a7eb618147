"""Founding a club: what has to be there before anybody can be let in."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass

from django.contrib.auth.models import User
from django.db import transaction

from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.club_settings import ClubSettings, club_problems
from tournaments.models import Actor, Club, ClubRole, Role
from tournaments.services.log import Deed, close_club_act
from tournaments.services.logins import create_login, username_problems

_TAKEN = translatable("There is a club at the address {slug} already.")


@dataclass(frozen=True, slots=True)
class NewClub:
    """A club and its director; `password` is None where the account was there before."""

    club: Club
    director: User
    password: str | None


@transaction.atomic
def create_club(*, actor: Actor, settings: ClubSettings, director: str) -> NewClub:
    """Found a club and make this account its director; the account is made if it is not there.

    For whoever keeps the site: nobody has a role in a club that is not there yet. The founding
    opens the club's log. Raises `RuleBroken` with every problem.
    """
    insist([*club_problems(settings), *username_problems(director)])
    insist(_taken_problems(settings.slug))
    user, password = _find_or_make(director)
    club = Club.objects.create(**asdict(settings))
    ClubRole.objects.create(club=club, user=user, role=Role.DIRECTOR)
    role = {"role": str(Role.DIRECTOR)}
    close_club_act(
        actor,
        club.pk,
        Deed("create_club", settings.name, after=asdict(settings)),
        Deed("grant_role", f"user {director}", after=role),
    )
    return NewClub(club, user, password)


def _taken_problems(slug: str) -> Iterator[Problem]:
    if Club.objects.filter(slug=slug).exists():
        yield problem("club.taken", _TAKEN, field="slug", slug=slug)


def _find_or_make(username: str) -> tuple[User, str | None]:
    found = User.objects.filter(username=username).first()
    if found is not None:
        return found, None
    made = create_login(username=username)
    return made.user, made.password
