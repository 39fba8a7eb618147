"""Play one tournament from registration to its end, by nobody."""

from argparse import ArgumentParser
from datetime import UTC, datetime
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from scoring.problems import RuleBroken
from scoring.variants import UnknownVariant, all_variants, get_variant
from tournaments.demo.entering import add_people
from tournaments.demo.evenings import play_event_of_stages
from tournaments.demo.names import name_people
from tournaments.demo.staff import found_throwaway_club
from tournaments.demo.tournaments import Plan, play_tournament
from tournaments.domain.stages.presets import PRESETS
from tournaments.models import Tournament
from tournaments.selectors.standings import StandingLine, standings_of

STARTS_AT = datetime(2026, 1, 9, 19, tzinfo=UTC)


class Command(BaseCommand):
    help = (
        "Play a whole tournament in a club of its own and print its standings. "
        "The same variant, number of players and seed always give the same result."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        keys = ", ".join(variant.key for variant in all_variants())
        parser.add_argument("--variant", default="british", help=f"one of {keys}")
        parser.add_argument("--preset", default="", help=f"one of {', '.join(PRESETS)}")
        parser.add_argument("--players", type=int, default=16)
        parser.add_argument("--seed", default="1", help="any text")

    def handle(self, *args: object, **options: Any) -> None:
        plan = _make_plan(options["variant"], options["seed"], options["preset"])
        try:
            tournament = _play(plan, options["players"])
        except RuleBroken as broken:
            raise CommandError(" ".join(found.message for found in broken.problems)) from broken
        self.stdout.write(f"{tournament.pk} {tournament}")
        for line in standings_of(tournament).lines:
            self.stdout.write(_describe(line))


def _make_plan(variant_key: str, seed: str, preset: str) -> Plan:
    if preset:
        variant_key = _variant_of(preset)
    try:
        variant = get_variant(variant_key)
    except UnknownVariant as unknown:
        raise CommandError(f"There is no variant {variant_key}.") from unknown
    has_money = variant.stakes.call > 0 or variant.points_are_units
    return Plan(
        name=f"{preset or variant.name}, seed {seed}",
        starts_at=STARTS_AT,
        variant_key=variant_key,
        seed=seed,
        preset=preset,
        unit_minor=10 if has_money or preset else None,
    )


def _variant_of(preset: str) -> str:
    if preset not in PRESETS:
        raise CommandError(f"There is no preset {preset}.")
    return PRESETS[preset].variant_key


@transaction.atomic
def _play(plan: Plan, players: int) -> Tournament:
    staff = found_throwaway_club()
    people = add_people(staff, name_people(players))
    return (play_event_of_stages if plan.preset else play_tournament)(staff, plan, people)


def _describe(line: StandingLine) -> str:
    place = "–" if line.place is None else line.place
    return f"{place}\t{line.name}\t{line.total}\ttable {line.table}, seat {line.seat}"
