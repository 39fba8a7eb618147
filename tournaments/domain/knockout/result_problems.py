"""What keeps the results of a round from filling the next one."""

from collections import Counter
from collections.abc import Iterator, Sequence

from scoring.problems import Problem, problem, translatable
from tournaments.domain.knockout.filled import FilledRound, FilledTable
from tournaments.domain.knockout.results import TableResult
from tournaments.domain.knockout.tie_problems import undecided_problem
from tournaments.domain.knockout.ties import find_tie

_MISSING = translatable("Table {table} has no result yet.")
_TWICE = translatable("Table {table} has more than one result.")
_NO_TABLE = translatable("There is no table {table} in this round.")
_OTHER_PLAYERS = translatable("The result of table {table} is not of the players who sat there.")


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
    if tie := find_tie(result, advance):
        yield undecided_problem(tie)
