"""What is wrong with tables somebody made or changed by hand."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from scoring.problems import Problem, problem, translatable
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.rounds.planned import Tables


def planned_problems(
    tables: Tables, field: Collection[int], sizes: TableSizes, names: Mapping[int, str]
) -> list[Problem]:
    """Everything that keeps these tables from being played at: every seat and table named.

    `round.sits_twice`, `round.not_in_field`, `round.bad_size`, `round.no_tables`. Whoever of the
    field sits nowhere rests.
    """
    return [
        *_empty(tables),
        *_seated_wrongly(tables, field, names),
        *_sized_wrongly(tables, sizes),
    ]


def _empty(tables: Tables) -> Iterator[Problem]:
    if not tables:
        yield problem("round.no_tables", _NO_TABLES, field="tables")


def _seated_wrongly(
    tables: Tables, field: Collection[int], names: Mapping[int, str]
) -> Iterator[Problem]:
    times = Counter(entry for table in tables for entry in table)
    for number, table in enumerate(tables, start=1):
        for entry in table:
            name = names.get(entry, str(entry))
            if entry not in field:
                yield problem("round.not_in_field", _NOT_IN_FIELD, table=number, name=name)
            if times[entry] > 1:
                yield problem("round.sits_twice", _SITS_TWICE, table=number, name=name)


def _sized_wrongly(tables: Tables, sizes: TableSizes) -> Iterator[Problem]:
    for number, table in enumerate(tables, start=1):
        if not sizes.smallest <= len(table) <= sizes.largest:
            yield problem(
                "round.bad_size",
                _BAD_SIZE,
                table=number,
                players=len(table),
                smallest=sizes.smallest,
                largest=sizes.largest,
            )


_NO_TABLES = translatable("A round needs a table at least.")
_NOT_IN_FIELD = translatable("Table {table}: {name} is not in the field of this round.")
_SITS_TWICE = translatable("Table {table}: {name} sits in more than one place.")
_BAD_SIZE = translatable(
    "Table {table} has {players} players; tables of {smallest} to {largest} are played."
)
