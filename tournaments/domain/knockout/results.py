"""What came out at the tables of a round."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scoring.problems import Problem, problem, translatable
from tournaments.domain.knockout.filled import FilledRound, FilledTable

_MISSING = translatable("Table {table} has no result yet.")
_TWICE = translatable("Table {table} has more than one result.")
_NO_TABLE = translatable("There is no table {table} in this round.")
_OTHER_PLAYERS = translatable("The result of table {table} is not of the players who sat there.")
_TIED = translatable(
    "At table {table} {sharing} players share place {place}, but only {open} of them can go on: "
    "decide between them first."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """How an entry came out at its table. `place` is shared as 1, 2, 2, 4; None has no place and
    does not go on. `hands` were played at the table, `left_at` is the hand that put him out, None
    if he stayed in to the end."""

    entry: int
    place: int | None
    points: int = 0
    hands: int = 0
    left_at: int | None = None
    buy_ins: int = 0


@dataclass(frozen=True, slots=True)
class TableResult:
    """All finishes of one table."""

    table: int
    finishes: tuple[Finish, ...]

    def in_order(self) -> list[Finish]:
        """Those with a place, best first."""
        placed = [finish for finish in self.finishes if finish.place is not None]
        return sorted(placed, key=lambda finish: finish.place or 0)


def result_problems(
    played: FilledRound, results: Sequence[TableResult], advance: int
) -> Iterator[Problem]:
    """`knockout.result_missing`, `.result_twice`, `.no_such_table`, `.other_players`,
    `.tied_at_cut`."""
    times = Counter(result.table for result in results)
    numbers = {table.number: table for table in played.tables}
    for number in numbers:
        if not times[number]:
            yield problem("knockout.result_missing", _MISSING, table=number)
    for number, given in times.items():
        if given > 1:
            yield problem("knockout.result_twice", _TWICE, table=number)
        if number not in numbers:
            yield problem("knockout.no_such_table", _NO_TABLE, table=number)
    for result in results:
        if table := numbers.get(result.table):
            yield from _table_problems(table, result, advance)


def _table_problems(table: FilledTable, result: TableResult, advance: int) -> Iterator[Problem]:
    named = sorted(finish.entry for finish in result.finishes)
    if named != sorted(table.seated):
        yield problem("knockout.other_players", _OTHER_PLAYERS, table=table.number)
    order = result.in_order()
    if len(order) > advance and order[advance - 1].place == order[advance].place:
        place = order[advance].place or 0
        sharing = sum(finish.place == place for finish in order)
        better = sum((finish.place or 0) < place for finish in order)
        yield problem(
            "knockout.tied_at_cut",
            _TIED,
            table=table.number,
            place=place,
            sharing=sharing,
            open=advance - better,
        )
