"""Tables made or changed by hand: what a stage lets be done, and what a plan becomes."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.knockout import FilledRound, FilledTable, filled_from_data, filled_to_data
from tournaments.domain.rounds.planned import PlannedRound
from tournaments.domain.stages.settings import StageSettings


def by_hand_problems(settings: StageSettings, rounds_made: int) -> Iterator[Problem]:
    """Why no further round can be made by hand: `round.tree_makes_tables`, `round.none_left`."""
    if settings.is_knock_out:
        yield problem("round.tree_makes_tables", _TREE_MAKES)
    yield from rounds_left_problems(settings, rounds_made)


def rounds_left_problems(settings: StageSettings, rounds_made: int) -> Iterator[Problem]:
    """`round.none_left` once a stage has all its rounds."""
    if settings.rounds is not None and rounds_made >= settings.rounds:
        yield none_left()


def none_left() -> Problem:
    """`round.none_left`."""
    return problem("round.none_left", _NONE_LEFT)


def change_plan(before: PlannedRound, after: PlannedRound) -> PlannedRound:
    """The plan with the people of `after`; what a knock-out hangs on stays as it was.

    There people change places, and every table and the byes keep their number:
    `RuleBroken` with `round.tree_keeps_sizes`.
    """
    if not before.tree:
        return after
    if _sizes(before) != _sizes(after):
        raise RuleBroken((problem("round.tree_keeps_sizes", _KEEPS_SIZES, field="tables"),))
    filled = _refill(filled_from_data(before.tree), after)
    return replace(
        after,
        field=before.field,
        seeds=before.seeds,
        tree=filled_to_data(filled),
        sent_on=before.sent_on,
        survivors=before.survivors,
        seed=before.seed,
        figures=before.figures,
    )


def _sizes(planned: PlannedRound) -> tuple[list[int], int]:
    return [len(table) for table in planned.tables], len(planned.resting)


def _refill(filled: FilledRound, after: PlannedRound) -> FilledRound:
    """The same seats with other people; seats nobody came to stay empty."""
    tables = tuple(
        FilledTable(table.number, _put(table.entries, people))
        for table, people in zip(filled.tables, after.tables, strict=True)
    )
    moved = Counter(after.resting) != Counter(entry for entry in filled.byes if entry is not None)
    byes = _put(filled.byes, after.resting) if moved else filled.byes
    fillings = tuple(one for one in filled.fillings if one.entry is None)
    return FilledRound(filled.number, tables, byes, fillings)


def _put(seats: tuple[int | None, ...], people: tuple[int, ...]) -> tuple[int | None, ...]:
    coming = iter(people)
    return tuple(None if entry is None else next(coming) for entry in seats)


_TREE_MAKES = translatable(
    "In a knock-out the tree makes the tables: let people change places in its draft."
)
_NONE_LEFT = translatable("All rounds of this stage are made.")
_KEEPS_SIZES = translatable(
    "In a knock-out people may change places, but every table keeps its number of players."
)
