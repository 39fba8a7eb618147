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
_NOT_ENOUGH = translatable("At least {more} players are needed for a table; here: {entries}.")
_MORE = translatable("{entries} players cannot sit at tables of {sizes}: {more} would do.")
_MORE_OR_ALLOW = translatable(
    "{entries} players cannot sit at tables of {sizes}: "
    "{more} would do, or allow tables of {allow}."
)
_FEWER_OR_MORE = translatable(
    "{entries} players cannot sit at tables of {sizes}: {fewer} or {more} would do."
)
_FEWER_OR_MORE_OR_ALLOW = translatable(
    "{entries} players cannot sit at tables of {sizes}: "
    "{fewer} or {more} would do, or allow tables of {allow}."
)


def split_into_tables(
    entries: int, smallest: int, largest: int, preferred: int, *, legal: range | None = None
) -> tuple[int, ...]:
    """Return the sizes of the tables for that many entries, larger tables first.

    Sizes differ by one at most. Of the splits possible, the one whose mean is nearest the
    preferred size; then one with equal tables; then the one with fewer tables. `RuleBroken`:
    `table_sizes.bad_limits`, or `table_sizes.cannot_split` saying which numbers of players would
    do, and which further size: one of `legal`, the sizes that the rules of the game allow.
    """
    insist(limit_problems(smallest, largest, preferred))
    splits = list(_splits(entries, smallest, largest))
    if not splits:
        legal = range(SMALLEST_TABLE, max(entries, largest) + 1) if legal is None else legal
        raise RuleBroken((_cannot_split(entries, smallest, largest, legal),))
    return min(splits, key=lambda sizes: _distance(sizes, preferred))


def _splits(entries: int, smallest: int, largest: int) -> Iterator[tuple[int, ...]]:
    """Every even split of legal sizes, fewest tables first."""
    for tables in range(max(1, -(-entries // largest)), entries // smallest + 1):
        sizes = even_split(entries, tables)
        if sizes[0] <= largest:
            yield sizes


def even_split(entries: int, tables: int) -> tuple[int, ...]:
    """The sizes of so many tables that differ by one at most, larger ones first."""
    size, larger = divmod(entries, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)


def _distance(sizes: tuple[int, ...], preferred: int) -> tuple[Fraction, bool, int]:
    mean = Fraction(sum(sizes), len(sizes))
    return abs(mean - preferred), sizes[0] != sizes[-1], len(sizes)


def limit_problems(smallest: int, largest: int, preferred: int) -> Iterator[Problem]:
    """`table_sizes.bad_limits` unless 2 ≤ smallest ≤ preferred ≤ largest."""
    if not SMALLEST_TABLE <= smallest <= preferred <= largest:
        yield problem(
            "table_sizes.bad_limits",
            _BAD_LIMITS,
            least=SMALLEST_TABLE,
            smallest=smallest,
            preferred=preferred,
            largest=largest,
        )


def _cannot_split(entries: int, smallest: int, largest: int, legal: range) -> Problem:
    code, more = "table_sizes.cannot_split", _nearest(entries, 1, smallest, largest)
    if entries < SMALLEST_TABLE:
        return problem(code, _NOT_ENOUGH, entries=entries, more=more)
    would_do = {"more": more}
    if entries > smallest:
        would_do["fewer"] = _nearest(entries, -1, smallest, largest)
    if allow := _further_size(entries, smallest, largest, legal):
        would_do["allow"] = allow
    sizes = str(smallest) if smallest == largest else f"{smallest}–{largest}"
    text = _WAYS_OUT["fewer" in would_do, "allow" in would_do]
    return Problem(
        code, text, tuple(sorted({"entries": entries, "sizes": sizes, **would_do}.items()))
    )


_WAYS_OUT = {
    (False, False): _MORE,
    (False, True): _MORE_OR_ALLOW,
    (True, False): _FEWER_OR_MORE,
    (True, True): _FEWER_OR_MORE_OR_ALLOW,
}


def _nearest(entries: int, step: int, smallest: int, largest: int) -> int:
    """The nearest number of entries above or below that can be split; one table always can."""
    entries = max(entries, 0) + step
    while not any(_splits(entries, smallest, largest)):
        entries += step
    return entries


def _further_size(entries: int, smallest: int, largest: int, legal: range) -> int | None:
    """The size nearest to those in use, smaller ones first, that would make a split possible."""
    for size in reversed(range(legal.start, min(smallest, legal.stop))):
        if any(_splits(entries, size, largest)):
            return size
    larger = range(max(largest + 1, legal.start), legal.stop)
    return next((size for size in larger if any(_splits(entries, smallest, size))), None)
