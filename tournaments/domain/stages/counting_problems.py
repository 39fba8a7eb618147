"""What is wrong with what a stage counts, and with its tie-breaks."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant
from tournaments.domain.stages.choices import CarryOver, Counting
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.tie_break_choices import TIE_BREAK_CHOICES

MOST_TABLE_POINTS = 10_000


def counting_problems(settings: StageSettings, variant: Variant) -> Iterator[Problem]:
    """Every reason why the stage cannot count so; each names its field."""
    yield from _scope_problems(settings)
    if settings.counting is Counting.MONEY_WON and not _pays(variant):
        yield problem("stage.no_money", _NO_MONEY, field="counting")
    if settings.counting is Counting.TABLE_POINTS:
        yield from _table_point_problems(settings)
    if settings.counting is Counting.AVERAGE_PER_HAND and settings.carry_over is CarryOver.HALF:
        yield problem("stage.half_of_average", _HALF_OF_AVERAGE, field="carry_over")
    yield from _tie_break_problems(settings.tie_breaks)


def _scope_problems(settings: StageSettings) -> Iterator[Problem]:
    """Who is out stands where he left: only the total that put him out can stand beside that."""
    if settings.puts_out_for_good and settings.counting is not Counting.PENALTY_POINTS:
        yield problem("stage.leaving_ranks", _LEAVING_RANKS, field="counting")


def _pays(variant: Variant) -> bool:
    stakes = variant.stakes
    return variant.points_are_units or any((stakes.call, stakes.kaluki, stakes.initial))


def _table_point_problems(settings: StageSettings) -> Iterator[Problem]:
    points, sizes = settings.table_points, settings.sizes
    missing = set(range(sizes.smallest, sizes.largest + 1)) - set(points.sizes)
    for size in sorted(missing):
        yield _in_points("missing", _POINTS_MISSING, size)
    for row in points.rows:
        if any(later > earlier for earlier, later in pairwise(row)):
            yield _in_points("rising", _POINTS_RISING, len(row))
        if any(not 0 <= value <= MOST_TABLE_POINTS for value in row):
            yield _in_points("out_of_range", _POINTS_RANGE, len(row), most=MOST_TABLE_POINTS)


def _in_points(reason: str, text: str, size: int, **params: object) -> Problem:
    code = f"stage.table_points_{reason}"
    return Problem(
        code, text, tuple(sorted({"size": size, **params}.items())), field="table_points"
    )


def _tie_break_problems(names: tuple[str, ...]) -> Iterator[Problem]:
    for name, times in Counter(names).items():
        if name not in TIE_BREAK_CHOICES:
            yield problem("stage.unknown_tie_break", _UNKNOWN, field="tie_breaks", name=name)
        elif times > 1:
            yield problem("stage.tie_break_twice", _TWICE, field="tie_breaks", name=name)


_LEAVING_RANKS = translatable(
    "Where players are put out for good the order of leaving ranks them: count penalty points."
)
_NO_MONEY = translatable("Under these rules nothing is paid, so money cannot be counted.")
_HALF_OF_AVERAGE = translatable("Half of an average is no average: carry over all or nothing.")
_POINTS_MISSING = translatable("Tables of {size} have no table points.")
_POINTS_RISING = translatable("At tables of {size} a later place gets more points than an earlier.")
_POINTS_RANGE = translatable("Table points are 0 to {most}, at tables of {size} too.")
_UNKNOWN = translatable("There is no tie-break named {name}.")
_TWICE = translatable("The tie-break {name} is named more than once.")
