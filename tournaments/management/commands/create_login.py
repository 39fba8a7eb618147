"""Make an account for somebody who is to run or score tournaments."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from scoring.problems import RuleBroken
from tournaments.services.logins import create_login


class Command(BaseCommand):
    help = (
        "Make an account with a password that is printed this once. It opens nothing by itself: "
        "a director gives it a role."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("username")
        parser.add_argument("--name", default="", help="of the person, as logs show it")

    def handle(self, *args: object, **options: Any) -> None:
        try:
            made = create_login(username=options["username"], name=options["name"])
        except RuleBroken as broken:
            raise CommandError("\n".join(found.message for found in broken.problems)) from broken
        self.stdout.write(f"{made.user.get_username()}, password {made.password}")
