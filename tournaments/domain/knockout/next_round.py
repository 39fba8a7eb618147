"""The first round from the seeds, each next one from the results of the one before."""

from collections.abc import Collection, Iterator, Sequence

from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.knockout.bracket import Bracket, BracketRound
from tournaments.domain.knockout.filled import FilledRound, FilledTable
from tournaments.domain.knockout.lucky_losers import rank_losers
from tournaments.domain.knockout.result_problems import result_problems
from tournaments.domain.knockout.results import TableResult
from tournaments.domain.knockout.settings import KnockoutSettings, Vacancies
from tournaments.domain.knockout.slots import Slot, find_slots
from tournaments.domain.knockout.vacancies import fill_vacancies

_TOO_SMALL = translatable(
    "Table {table} would have {players} players, fewer than {smallest}: plan the rest anew with "
    "those who go on."
)
_OTHER_FIELD = translatable(
    "The tree was made for {planned} players, {present} have checked in: make it anew with all of "
    "them, or change who plays until it is {planned}."
)

NOBODY: frozenset[int] = frozenset()


def fill_first_round(bracket: Bracket, seeds: Sequence[int]) -> FilledRound:
    """Everybody at his table; `seeds` are the entries, the best first. `RuleBroken`:
    `knockout.other_field`, with both numbers, before anything is done."""
    insist(_field_problems(bracket, seeds))
    first = bracket.rounds[0]
    return _put_together(first, find_slots(first, None, (), NOBODY, seeds))


def fill_next_round(
    bracket: Bracket,
    played: FilledRound,
    results: Sequence[TableResult],
    settings: KnockoutSettings,
    *,
    seeds: Sequence[int],
    gone: Collection[int] = NOBODY,
    vacancies: Vacancies = Vacancies.LUCKY_LOSER,
) -> FilledRound:
    """The round after `played`, which is not the final.

    Whoever is in `gone` (withdrawn, disqualified) goes on no more: the best loser left takes his
    place, or his table is smaller, as `vacancies` says; a table too small for that gets a loser in
    any case. Two of one table before are kept apart where there is a way. `RuleBroken`:
    everything `result_problems` finds, or `knockout.table_too_small`.
    """
    advance = bracket.rounds[played.number - 1].plan.advance
    insist(result_problems(played, results, advance))
    coming = bracket.rounds[played.number]
    strength = {entry: place for place, entry in enumerate(seeds)}
    losers = rank_losers(results, advance, settings.lucky_rule, gone=gone, strength=strength)
    slots = find_slots(coming, played, results, gone, seeds)
    fill_vacancies(slots, losers, _smallest(coming, settings), settings.lucky_rule, vacancies)
    insist(_size_problems(slots, _smallest(coming, settings)))
    return _put_together(coming, slots)


def find_survivors(
    played: FilledRound,
    results: Sequence[TableResult],
    advance: int,
    seeds: Sequence[int],
    gone: Collection[int] = NOBODY,
) -> tuple[int, ...]:
    """Who goes on from a round, in the order of the seeds: what to plan the rest anew with."""
    first = [finish for result in results for finish in result.in_order()[:advance]]
    going_on = {finish.entry for finish in first} | set(played.byes)
    return tuple(entry for entry in seeds if entry in going_on and entry not in gone)


def _smallest(coming: BracketRound, settings: KnockoutSettings) -> int:
    return settings.smallest_final if coming.plan.is_final else settings.sizes.smallest


def _field_problems(bracket: Bracket, seeds: Sequence[int]) -> Iterator[Problem]:
    planned, present = bracket.rounds[0].plan.entrants, len(set(seeds))
    if planned != present:
        code = "knockout.other_field"
        yield problem(code, _OTHER_FIELD, planned=planned, present=present)


def _size_problems(slots: Sequence[Slot], smallest: int) -> Iterator[Problem]:
    sizes = {slot.table: 0 for slot in slots if slot.table is not None}
    for slot in slots:
        if slot.table is not None and slot.entry is not None:
            sizes[slot.table] += 1
    for table, size in sizes.items():
        if size < smallest:
            code = "knockout.table_too_small"
            yield problem(code, _TOO_SMALL, table=table, players=size, smallest=smallest)


def _put_together(one: BracketRound, slots: Sequence[Slot]) -> FilledRound:
    tables = tuple(
        FilledTable(table.number, tuple(slot.entry for slot in slots if slot.table == table.number))
        for table in one.tables
    )
    return FilledRound(
        number=one.number,
        tables=tables,
        byes=tuple(slot.entry for slot in slots if slot.table is None),
        fillings=tuple(slot.filling() for slot in slots if slot.reason is not None),
    )
