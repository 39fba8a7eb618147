"""The house of the demo: a club, its director and its scorekeeper."""

from dataclasses import dataclass
from uuid import uuid4

from django.contrib.auth.models import User

from tournaments.models import Actor, Club, ClubRole, Role

DIRECTOR = "director"
SCOREKEEPER = "scorekeeper"


@dataclass(frozen=True, slots=True)
class Staff:
    """Who runs what is played in a club."""

    club: Club
    director: Actor
    scorekeeper: Actor


def found_club(password: str) -> Staff:
    """The demo club, its two accounts with this password."""
    club = Club.objects.create(
        name="The Lantern Card Club", slug="lantern", place="Lantern Court, Bristol"
    )
    director = User.objects.create_user(
        DIRECTOR, password=password, first_name="Dorothea", last_name="Vane"
    )
    scorekeeper = User.objects.create_user(
        SCOREKEEPER, password=password, first_name="Rufus", last_name="Tilling"
    )
    return _employ(club, director, scorekeeper)


def found_throwaway_club() -> Staff:
    """A club of its own for one tournament, with accounts nobody can log in to."""
    mark = uuid4().hex
    club = Club.objects.create(name="Demonstration", slug=f"demonstration-{mark}")
    return _employ(
        club,
        User.objects.create_user(f"{DIRECTOR}-{mark}"),
        User.objects.create_user(f"{SCOREKEEPER}-{mark}"),
    )


def _employ(club: Club, director: User, scorekeeper: User) -> Staff:
    ClubRole.objects.create(club=club, user=director, role=Role.DIRECTOR)
    ClubRole.objects.create(club=club, user=scorekeeper, role=Role.SCOREKEEPER)
    return Staff(
        club=club,
        director=Actor(user=director, device="Laptop at the desk"),
        scorekeeper=Actor(user=scorekeeper, device="Phone in the hall"),
    )
