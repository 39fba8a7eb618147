"""What is wrong with the tables that are to be balanced."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from scoring.problems import Problem, problem, translatable
from tournaments.domain.balancing.tables import SeatedTable
from tournaments.domain.chosen_sizes import TableSizes

_TABLE_TWICE = translatable("Table {table} is named more than once.")
_SITS_TWICE = translatable("Entry {entry} sits in more than one seat.")
_DEALER_GONE = translatable("Entry {entry}, who is to deal at table {table}, does not sit there.")
_TOO_FEW = translatable(
    "{players} players cannot sit at {tables} tables of {largest} at most: open another table."
)


def table_problems(tables: Sequence[SeatedTable], sizes: TableSizes) -> Iterator[Problem]:
    """`balancing.table_twice`, `.sits_twice`, `.dealer_not_seated`, `.too_few_tables`."""
    for number in _named_twice([table.number for table in tables]):
        yield problem("balancing.table_twice", _TABLE_TWICE, table=number)
    seated = list(chain.from_iterable(table.seats.values() for table in tables))
    for entry in _named_twice(seated):
        yield problem("balancing.sits_twice", _SITS_TWICE, entry=entry)
    for table in tables:
        dealer = table.next_dealer
        if dealer is not None and dealer not in table.seats.values():
            code = "balancing.dealer_not_seated"
            yield problem(code, _DEALER_GONE, entry=dealer, table=table.number)
    if len(seated) > sizes.largest * len(tables):
        yield problem(
            "balancing.too_few_tables",
            _TOO_FEW,
            players=len(seated),
            tables=len(tables),
            largest=sizes.largest,
        )


def _named_twice(numbers: list[int]) -> list[int]:
    return [number for number, times in Counter(numbers).items() if times > 1]
