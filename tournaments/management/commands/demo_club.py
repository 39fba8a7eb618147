"""Fill an empty site with a club to look at."""

import secrets
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand
from django.utils import timezone

from tournaments.demo.club import fill_club
from tournaments.demo.staff import DIRECTOR, SCOREKEEPER
from tournaments.models import Club

_PASSWORD_BYTES = 5


class Command(BaseCommand):
    help = (
        "Fill a site that has no club yet with one to look at, and say how to log in. "
        "Where there is a club already nothing is changed."
    )

    def handle(self, *args: object, **options: object) -> None:
        logins = settings.DATA_DIR / "demo-logins"
        if not Club.objects.exists():
            _keep(logins, self._fill())
        if logins.exists():
            self.stdout.write(logins.read_text(encoding="utf-8"), ending="")

    def _fill(self) -> str:
        self.stdout.write("Filling the demo club …")
        password = secrets.token_hex(_PASSWORD_BYTES)
        fill_club(password, timezone.now())
        return (
            f"Demo logins: {DIRECTOR}, password {password}\n"
            f"             {SCOREKEEPER}, password {password}\n"
        )


def _keep(path: Path, logins: str) -> None:
    """For the next start, which can say no more than what was kept; for the owner's eyes only."""
    path.touch(mode=0o600)
    path.write_text(logins, encoding="utf-8")
