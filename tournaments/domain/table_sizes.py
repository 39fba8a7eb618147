"""How a field is split into tables."""

from collections.abc import Iterator
from fractions import Fraction

from scoring.problems import Problem, RuleBroken, insist, problem, translatable

SMALLEST_TABLE = 2
"""Nobody plays alone."""

_BAD_LIMITS = translatable(
    "Table sizes must rise from {least}: "
    "smallest {smallest}, preferred {preferred}, largest {largest}."
)
_NOT_ENOUGH = translatable("At least {more} players are needed for a table; entered: {entries}.")
_MORE = translatable(
    "{entries} players cannot sit at tables of {sizes}: "
    "{more} would do, or allow tables of {allow}."
)
_FEWER_OR_MORE = translatable(
    "{entries} players cannot sit at tables of {sizes}: "
    "{fewer} or {more} would do, or allow tables of {allow}."
)


def split_into_tables(entries: int, smallest: int, largest: int, preferred: int) -> tuple[int, ...]:
    """Return the sizes of the tables for that many entries, larger tables first.

    Sizes differ by one at most. Of the splits possible, the one whose mean is nearest the
    preferred size; then one with equal tables; then the one with fewer tables. `RuleBroken`:
    `table_sizes.bad_limits`, or `table_sizes.cannot_split` saying which numbers of players or
    which further size would do.
    """
    insist(_limit_problems(smallest, largest, preferred))
    splits = list(_splits(entries, smallest, largest))
    if not splits:
        raise RuleBroken((_cannot_split(entries, smallest, largest),))
    return min(splits, key=lambda sizes: _distance(sizes, preferred))


def _splits(entries: int, smallest: int, largest: int) -> Iterator[tuple[int, ...]]:
    """Every even split of legal sizes, fewest tables first."""
    for tables in range(max(1, -(-entries // largest)), entries // smallest + 1):
        sizes = _even_split(entries, tables)
        if sizes[0] <= largest:
            yield sizes


def _even_split(entries: int, tables: int) -> tuple[int, ...]:
    size, larger = divmod(entries, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)


def _distance(sizes: tuple[int, ...], preferred: int) -> tuple[Fraction, bool, int]:
    mean = Fraction(sum(sizes), len(sizes))
    return abs(mean - preferred), sizes[0] != sizes[-1], len(sizes)


def _limit_problems(smallest: int, largest: int, preferred: int) -> Iterator[Problem]:
    if not SMALLEST_TABLE <= smallest <= preferred <= largest:
        yield problem(
            "table_sizes.bad_limits",
            _BAD_LIMITS,
            least=SMALLEST_TABLE,
            smallest=smallest,
            preferred=preferred,
            largest=largest,
        )


def _cannot_split(entries: int, smallest: int, largest: int) -> Problem:
    code, more = "table_sizes.cannot_split", _nearest(entries, 1, smallest, largest)
    if entries < SMALLEST_TABLE:
        return problem(code, _NOT_ENOUGH, entries=entries, more=more)
    sizes = str(smallest) if smallest == largest else f"{smallest}–{largest}"
    allow = _further_size(entries, smallest, largest)
    if entries < smallest:
        return problem(code, _MORE, entries=entries, sizes=sizes, more=more, allow=allow)
    fewer = _nearest(entries, -1, smallest, largest)
    return problem(
        code, _FEWER_OR_MORE, entries=entries, sizes=sizes, fewer=fewer, more=more, allow=allow
    )


def _nearest(entries: int, step: int, smallest: int, largest: int) -> int:
    """The nearest number of entries above or below that can be split; one table always can."""
    entries = max(entries, 0) + step
    while not any(_splits(entries, smallest, largest)):
        entries += step
    return entries


def _further_size(entries: int, smallest: int, largest: int) -> int:
    """The size next to the legal ones, smaller ones first, that would make a split possible."""
    for size in range(smallest - 1, SMALLEST_TABLE - 1, -1):
        if any(_splits(entries, size, largest)):
            return size
    return next(
        size for size in range(largest + 1, entries + 1) if any(_splits(entries, smallest, size))
    )
