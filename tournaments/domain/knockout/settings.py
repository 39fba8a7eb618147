"""What a club decides about its knock-out."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from scoring.problems import Problem, problem, translatable
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.table_sizes import SMALLEST_TABLE, limit_problems

_NOBODY_ADVANCES = translatable("Say how many of each table go on: 1 or more.")
_TOO_MANY_ADVANCE = translatable("{advance} cannot go on from tables of {largest} at most.")
_BAD_FINAL = translatable("A final has {least} to {largest} players, not {given}.")


class LuckyRule(StrEnum):
    """Which losers are the best: see `lucky_losers`."""

    FEWEST_POINTS = "fewest_points"
    LATER_ELIMINATION = "later_elimination"


class Vacancies(StrEnum):
    """What becomes of the place of somebody who withdrew after he had won it."""

    LUCKY_LOSER = "lucky_loser"
    SMALLER_TABLE = "smaller_table"


@dataclass(frozen=True, slots=True, kw_only=True)
class KnockoutSettings:
    """`advance` names how many may go on from each table; with several the plan chooses for each
    round. A final has `smallest_final` players at least. Without `lucky_losers` only byes fill a
    round up; losers still replace those who withdraw.
    """

    sizes: TableSizes
    advance: tuple[int, ...] = (1,)
    smallest_final: int = SMALLEST_TABLE
    lucky_losers: bool = True
    lucky_rule: LuckyRule = LuckyRule.FEWEST_POINTS


def settings_problems(settings: KnockoutSettings) -> Iterator[Problem]:
    """`table_sizes.bad_limits`, `knockout.nobody_advances`, `.too_many_advance`, `.bad_final`."""
    sizes = settings.sizes
    yield from limit_problems(sizes.smallest, sizes.largest, sizes.preferred)
    if not settings.advance or min(settings.advance) < 1:
        yield problem("knockout.nobody_advances", _NOBODY_ADVANCES, field="advance")
    for advance in settings.advance:
        if advance >= sizes.largest:
            code, largest = "knockout.too_many_advance", sizes.largest
            yield problem(
                code, _TOO_MANY_ADVANCE, field="advance", advance=advance, largest=largest
            )
    if not SMALLEST_TABLE <= settings.smallest_final <= sizes.largest:
        yield problem(
            "knockout.bad_final",
            _BAD_FINAL,
            field="smallest_final",
            least=SMALLEST_TABLE,
            largest=sizes.largest,
            given=settings.smallest_final,
        )
