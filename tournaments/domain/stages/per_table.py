"""The first of each table, and the next best of all tables.

Tables may be of unequal size and play unequal numbers of hands, so the next best are compared by
the share of their opponents they stood before at the table (one they share with is half a one),
then by points per hand, then as the standings have them. Both are exact fractions.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from tournaments.domain.stages.advancing_rules import TopPerTable
from tournaments.domain.stages.cut import Cut, GoesOnBy, Taken, Undecided, seed, take
from tournaments.domain.stages.cut_order import Decided, decide, group_by
from tournaments.domain.stages.standings import StageLine
from tournaments.domain.stages.table_places import TablePlace
from tournaments.domain.standing_rows import Figure

Table = tuple[int, int]


def cut_per_table(
    candidates: Sequence[StageLine], rule: TopPerTable, decided: Decided, *, is_provisional: bool
) -> Cut:
    """The cut of a single round by this rule.

    Seeds: all who were first at their tables before all who were second, each in the order of the
    standings, then the next best in their own order. While a table is undecided the next best are
    still among the reserves.
    """
    tables = {
        table: take(group_by(lines, lambda line: _order_at_table(line, decided)), rule.players)
        for table, lines in _seat(candidates).items()
    }
    others = [line for taken in tables.values() for line in taken.rest]
    # Whoever loses at an undecided table may yet be a next best: nobody is named before that.
    places = 0 if any(taken.equal for taken in tables.values()) else rule.next_best
    best = take(group_by(others, lambda line: _order_next_best(line, decided)), places)
    return Cut(
        seed([*_first_of(tables, decided), *((line, GoesOnBy.NEXT_BEST) for line in best.first)]),
        tuple(_find_undecided(tables, best)),
        tuple(line.entry for line in best.rest),
        is_provisional,
    )


def share_beaten(at: TablePlace) -> Fraction:
    """Which part of his opponents somebody stood before, from 0 to 1."""
    behind = 2 * (at.size - at.last_covered) + at.sharing - 1
    return Fraction(behind, max(1, 2 * (at.size - 1)))


def _seat(candidates: Sequence[StageLine]) -> Mapping[Table, list[StageLine]]:
    tables: dict[Table, list[StageLine]] = defaultdict(list)
    for line in candidates:
        if line.record.last is not None:
            tables[line.record.last.table].append(line)
    return dict(sorted(tables.items()))


def _place_of(line: StageLine) -> TablePlace | None:
    return line.record.places.get(line.record.last.table) if line.record.last else None


def _order_at_table(line: StageLine, decided: Decided) -> tuple[Figure, ...]:
    """As they finished there; a table that still plays has the order of the standings."""
    at = _place_of(line)
    return 0 if at is None else at.place, *decide(line, decided)


def _order_next_best(line: StageLine, decided: Decided) -> tuple[Figure, ...]:
    at = _place_of(line)
    beaten = -share_beaten(at) if at else 0
    average = Fraction(sum(line.record.totals), line.hands_played)
    return beaten, average, *decide(line, decided)


def _first_of(
    tables: Mapping[Table, Taken], decided: Decided
) -> Iterator[tuple[StageLine, GoesOnBy]]:
    most = max((len(taken.first) for taken in tables.values()), default=0)
    for level in range(most):
        at_level = [taken.first[level] for taken in tables.values() if level < len(taken.first)]
        for line in sorted(at_level, key=lambda line: decide(line, decided)):
            yield line, GoesOnBy.AT_TABLE


def _find_undecided(tables: Mapping[Table, Taken], best: Taken) -> Iterator[Undecided]:
    for table, taken in tables.items():
        if taken.equal:
            entries = tuple(line.entry for line in taken.equal)
            yield Undecided(entries, taken.places_left, GoesOnBy.AT_TABLE, table)
    if best.equal:
        entries = tuple(line.entry for line in best.equal)
        yield Undecided(entries, best.places_left, GoesOnBy.NEXT_BEST)
