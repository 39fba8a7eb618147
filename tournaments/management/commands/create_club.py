"""Found a club on a site that has none, or one more."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.text import slugify

from scoring.problems import RuleBroken
from tournaments.domain.club_settings import DEFAULT_CURRENCY, DEFAULT_TIME_ZONE, ClubSettings
from tournaments.models import Actor
from tournaments.services.clubs import NewClub, create_club


class Command(BaseCommand):
    help = (
        "Found a club and make an account its director. An account that is not there yet is made, "
        "and its password printed this once."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("name")
        parser.add_argument("--director", required=True, metavar="USERNAME")
        parser.add_argument("--slug", help="last part of the club's address; else from its name")
        parser.add_argument("--place", default="")
        parser.add_argument("--time-zone", default=DEFAULT_TIME_ZONE, help="as Europe/Kyiv")
        parser.add_argument(
            "--currency", default=DEFAULT_CURRENCY, help="as UAH; empty: nothing is played for"
        )

    def handle(self, *args: object, **options: Any) -> None:
        settings, actor = _read_settings(options), Actor(device="command line")
        try:
            founded = create_club(actor=actor, settings=settings, director=options["director"])
        except RuleBroken as broken:
            raise CommandError("\n".join(found.message for found in broken.problems)) from broken
        self.stdout.write(_describe(founded))


def _read_settings(options: dict[str, Any]) -> ClubSettings:
    name = options["name"].strip()
    return ClubSettings(
        name=name,
        slug=slugify(name) if options["slug"] is None else options["slug"],
        place=options["place"].strip(),
        time_zone=options["time_zone"],
        currency=options["currency"],
    )


def _describe(founded: NewClub) -> str:
    username = founded.director.get_username()
    login = "as before" if founded.password is None else f"password {founded.password}"
    return f"{founded.club.name}: /clubs/{founded.club.slug}/\nDirector: {username}, {login}"
