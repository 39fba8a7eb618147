"""Recompute seating draws from what is published and say where they differ."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from scoring.problems import Problem
from tournaments.domain.published_draw import published_problems
from tournaments.models import SeatingDraw, Tournament
from tournaments.selectors.seating_draws import draw_problems, seating_draws


class Command(BaseCommand):
    help = (
        "Recompute the seating draws of a tournament, or one saved as a file, from what is "
        "published. Exits with 1 and says where a draw differs."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        chosen = parser.add_mutually_exclusive_group(required=True)
        chosen.add_argument("tournament", nargs="?", type=int, help="id of the tournament")
        chosen.add_argument("--file", type=Path, help="a published draw as JSON")
        parser.add_argument("--number", type=int, help="only the draw of this number")

    def handle(self, *args: object, **options: Any) -> None:
        if options["file"] is not None:
            verdicts = {str(options["file"]): published_problems(_read(options["file"]))}
        else:
            draws = _find_draws(options["tournament"], options["number"])
            verdicts = {f"seating draw {draw.number}": draw_problems(draw) for draw in draws}
        for name, problems in verdicts.items():
            self._report(name, problems)
        if any(verdicts.values()):
            raise CommandError("Not every seating draw is as it should be.")

    def _report(self, name: str, problems: list[Problem]) -> None:
        self.stdout.write(f"{name}: {'differs' if problems else 'as promised and drawn'}")
        for problem in problems:
            self.stderr.write(f"  {problem.code}: {problem.message}")


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise CommandError(f"{path} cannot be read: {error}") from error
    if not isinstance(data, dict):
        raise CommandError(f"{path} holds no published draw.")
    return data


def _find_draws(tournament_id: int, number: int | None) -> list[SeatingDraw]:
    """The draws asked for; of all, those already drawn. CommandError if there is none."""
    tournament = Tournament.objects.filter(pk=tournament_id).first()
    if tournament is None:
        raise CommandError(f"There is no tournament {tournament_id}.")
    draws = seating_draws(tournament).filter(drawn_at__isnull=False)
    found = [*(draws if number is None else draws.filter(number=number))]
    if not found:
        raise CommandError("No such seating draw has been made.")
    return found
