"""Schedules: repeats and CPU, case by case, beside what other programs reached."""

import statistics
from collections.abc import Sequence
from dataclasses import replace

from bench.report import Report
from bench.seating_cases import CASES, CHANGES, OTHERS, SEARCHED, Case, Change
from tournaments.domain.schedule import Pair, Schedule, ScheduleRequest, plan_schedule

SEEDS = ("a", "b", "c")


def run(arguments: list[str]) -> int:
    """Every case with several seeds: the worst of them has to be as good as the best known."""
    report = Report()
    _say_row(report, ("case", "bound", *OTHERS, "here", "small tables", "seats", "CPU s", ""))
    for case in CASES:
        _run_case(report, case)
    report.say("")
    _say_row(report, ("change of field", "bound", "here", "small tables", "seats", "CPU s", ""))
    for change in CHANGES:
        _run_change(report, change)
    return report.failed


def _say_row(report: Report, cells: Sequence[str]) -> None:
    report.say(f"| {' | '.join(cells)} |")


def _run_case(report: Report, case: Case) -> None:
    schedules = [_plan(case, seed) for seed in SEEDS]
    worst = max(schedule.quality.repeats for schedule in schedules)
    kept = worst <= case.repeats and _slowest(schedules) <= case.seconds
    sizes = "+".join(map(str, sorted({*map(len, schedules[0].rounds[0])}, reverse=True)))
    name = f"{case.players} x {case.rounds}, tables of {sizes}, {case.exposure}"
    _say_row(report, (name, _bound(schedules), *case.others, *_figures(schedules, kept=kept)))
    report.failed += not kept


def _run_change(report: Report, change: Change) -> None:
    """Which repeats are forced depends on who leaves: here the seed in the middle counts."""
    schedules = [_change(change, seed) for seed in SEEDS]
    middle = statistics.median(schedule.quality.repeats for schedule in schedules)
    apart = not any(schedule.quality.broken for schedule in schedules)
    kept = middle <= change.repeats and apart and _slowest(schedules) <= SEARCHED
    name = f"{change.players} x {change.rounds}, after {change.after} -{change.leave}"
    name += f" +{change.come}, {change.families} families"
    _say_row(report, (name, _bound(schedules), *_figures(schedules, kept=kept)))
    report.failed += not kept


def _bound(schedules: list[Schedule]) -> str:
    return _range([schedule.quality.lower_bound for schedule in schedules])


def _figures(schedules: list[Schedule], *, kept: bool) -> list[str]:
    qualities = [schedule.quality for schedule in schedules]
    repeats = _range([quality.repeats for quality in qualities])
    most = max(quality.most_meetings for quality in qualities)
    exposures = [quality.small_table_exposure for quality in qualities]
    least_exposed = min(exposure.least for exposure in exposures)
    return [
        f"{repeats}/{most}",
        f"{least_exposed}-{max(exposure.most for exposure in exposures)}",
        str(max(quality.seat_spread for quality in qualities)),
        f"{_slowest(schedules):.3f}",
        "ok" if kept else "MISSED",
    ]


def _range(values: Sequence[int]) -> str:
    least, most = min(values), max(values)
    return str(least) if least == most else f"{least}..{most}"


def _slowest(schedules: list[Schedule]) -> float:
    return max(schedule.quality.seconds for schedule in schedules)


def _plan(case: Case, seed: str) -> Schedule:
    smallest, preferred, largest = case.sizes
    request = _request(range(case.players), case.rounds, seed)
    sizes = {"smallest": smallest, "preferred": preferred, "largest": largest}
    return plan_schedule(replace(request, exposure=case.exposure, **sizes))


def _change(change: Change, seed: str) -> Schedule:
    """Plan everything, then the rest anew for those who are there."""
    apart = tuple((5 * family, 5 * family + 1) for family in range(change.families))
    first = plan_schedule(_request(range(change.players), change.rounds, seed, apart))
    present = range(change.leave, change.players + change.come)
    rest = _request(present, change.rounds - change.after, seed, apart)
    return plan_schedule(replace(rest, played=first.rounds[: change.after]))


def _request(
    players: range, rounds: int, seed: str, apart: tuple[Pair, ...] = ()
) -> ScheduleRequest:
    """Tables of three to six, rather of four."""
    return ScheduleRequest(
        players=tuple(players),
        rounds=rounds,
        smallest=3,
        preferred=4,
        largest=6,
        apart=apart,
        seed=seed,
    )
