"""Plan a schedule and print it, without a database."""

import json
import re
from argparse import ArgumentParser, ArgumentTypeError
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from scoring.problems import RuleBroken
from tournaments.domain.schedule import (
    Exposure,
    Preference,
    Quality,
    Schedule,
    ScheduleRequest,
    plan_schedule,
)


class Command(BaseCommand):
    help = (
        "Plan who sits with whom in every round, with as few repeats as can be. Players count "
        "from 0; the order at a table is that of the seats, the first deals first."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--players", type=int, required=True)
        parser.add_argument("--rounds", type=int, required=True)
        parser.add_argument("--sizes", type=_read_sizes, default=(3, 6), help="as 3-6")
        parser.add_argument("--prefer", type=int, default=4, help="preferred size of a table")
        parser.add_argument(
            "--exposure",
            choices=[*Exposure],
            default=Exposure.EVEN,
            help="whether smaller tables go round evenly, or as it suits the repeats",
        )
        parser.add_argument(
            "--repeats",
            choices=[*Preference],
            default=Preference.FEWEST,
            help="as few as can be, or rather some more than one pair twice",
        )
        parser.add_argument("--seconds", type=float, default=2.0, help="of CPU, at most")
        parser.add_argument("--seed", default="", help="the same seed, the same schedule")
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: object, **options: Any) -> None:
        try:
            schedule = plan_schedule(_read_request(options))
        except RuleBroken as broken:
            raise CommandError("\n".join(found.message for found in broken.problems)) from broken
        self.stdout.write(_to_json(schedule) if options["json"] else _to_text(schedule))


def _read_sizes(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d+)-(\d+)", text)
    if found is None:
        raise ArgumentTypeError(f"{text!r} names no sizes: give smallest and largest, as 3-6")
    return int(found[1]), int(found[2])


def _read_request(options: dict[str, Any]) -> ScheduleRequest:
    smallest, largest = options["sizes"]
    return ScheduleRequest(
        players=tuple(range(options["players"])),
        rounds=options["rounds"],
        smallest=smallest,
        largest=largest,
        preferred=options["prefer"],
        exposure=Exposure(options["exposure"]),
        preference=Preference(options["repeats"]),
        seconds=options["seconds"],
        seed=options["seed"],
    )


def _to_json(schedule: Schedule) -> str:
    return json.dumps({"rounds": schedule.rounds, "quality": _quality_data(schedule.quality)})


def _quality_data(quality: Quality) -> dict[str, Any]:
    exposure = quality.small_table_exposure
    return {
        "repeats": quality.repeats,
        "most_meetings": quality.most_meetings,
        "lower_bound": quality.lower_bound,
        "proven_optimal": quality.proven_optimal,
        "seat_spread": quality.seat_spread,
        "small_table_exposure": [exposure.least, exposure.most],
        "seconds": round(quality.seconds, 3),
    }


def _to_text(schedule: Schedule) -> str:
    lines = [
        f"round {number}: " + " | ".join(" ".join(map(str, table)) for table in tables)
        for number, tables in enumerate(schedule.rounds, start=1)
    ]
    lines += [f"{name}: {value}" for name, value in _quality_data(schedule.quality).items()]
    lines.append(f"ended: {schedule.ending} after {schedule.steps} steps")
    return "\n".join(lines)
