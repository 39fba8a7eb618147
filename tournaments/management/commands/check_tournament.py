"""Recompute a tournament from its truth and say where what is kept differs."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tournaments.models import Tournament
from tournaments.selectors.integrity import tournament_differences


class Command(BaseCommand):
    help = (
        "Recompute every total, ledger balance and the log's chain from what was recorded, and "
        "compare. Exits with 1 and names each difference."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("tournaments", nargs="*", type=int, help="ids; all when none is given")

    def handle(self, *args: object, **options: Any) -> None:
        ids: list[int] = options["tournaments"]
        tournaments = Tournament.objects.order_by("pk")
        chosen = tournaments.filter(pk__in=ids) if ids else tournaments
        if ids and chosen.count() != len(set(ids)):
            raise CommandError("There is no tournament of one of these ids.")
        found = sum(self._check(tournament) for tournament in chosen)
        if found:
            raise CommandError(f"{found} differences found.")

    def _check(self, tournament: Tournament) -> int:
        differences = tournament_differences(tournament)
        verdict = "differs" if differences else "as recorded"
        self.stdout.write(f"{tournament.pk} {tournament}: {verdict}")
        for difference in differences:
            self.stderr.write(f"  {difference}")
        return len(differences)
