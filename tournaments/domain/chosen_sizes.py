"""The sizes a tournament's tables may have, within what its rule sheet allows."""

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant

USUAL_TABLE = 4
"""Preferred where the rule sheet prefers nothing: every rule sheet seats four."""

_OUT_OF_RANGE = translatable(
    "Under these rules {least} to {most} players sit at a table, not {size}."
)
_NOT_RISING = translatable(
    "Table sizes must rise: smallest {smallest}, preferred {preferred}, largest {largest}."
)


@dataclass(frozen=True, slots=True)
class TableSizes:
    """Players at the smallest, the preferred and the largest table."""

    smallest: int
    preferred: int
    largest: int


def choose_sizes(
    variant: Variant, smallest: int | None, preferred: int | None, largest: int | None
) -> TableSizes:
    """The sizes given, the others from the rule sheet (variants.md §1)."""
    smallest = variant.players_min if smallest is None else smallest
    largest = variant.players_max if largest is None else largest
    if preferred is None:
        preferred = max(smallest, min(variant.preferred_table or USUAL_TABLE, largest))
    return TableSizes(smallest, preferred, largest)


def size_problems(variant: Variant, sizes: TableSizes) -> Iterator[Problem]:
    """`tournament.table_size_out_of_range` by size, else `tournament.table_sizes_not_rising`."""
    named = {
        "table_smallest": sizes.smallest,
        "table_preferred": sizes.preferred,
        "table_largest": sizes.largest,
    }
    wrong = [name for name, size in named.items() if not _fits(variant, size)]
    for name in wrong:
        yield _out_of_range(variant, name, named[name])
    if not wrong and not sizes.smallest <= sizes.preferred <= sizes.largest:
        yield problem(
            "tournament.table_sizes_not_rising",
            _NOT_RISING,
            field="table_preferred",
            smallest=sizes.smallest,
            preferred=sizes.preferred,
            largest=sizes.largest,
        )


def _fits(variant: Variant, size: int) -> bool:
    return variant.players_min <= size <= variant.players_max


def _out_of_range(variant: Variant, name: str, size: int) -> Problem:
    least, most = variant.players_min, variant.players_max
    code = "tournament.table_size_out_of_range"
    return problem(code, _OUT_OF_RANGE, field=name, least=least, most=most, size=size)
