"""The slots of a round while it is being filled."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import assert_never

from scoring.problems import Problem
from tournaments.domain.knockout.bracket import BracketRound
from tournaments.domain.knockout.filled import FilledRound, Filling
from tournaments.domain.knockout.results import TableResult
from tournaments.domain.knockout.sources import Finisher, LuckyLoser, Rested, Seed, Source


@dataclass(slots=True)
class Slot:
    """A slot at a table, or a bye where `table` is None.

    `came_from` is the table at which whoever has it sat before. `gone` is who earned it and does
    not take it; `reason` says why it is filled, or left open, as it is.
    """

    table: int | None
    source: Source
    entry: int | None
    came_from: int | None
    gone: int | None = None
    reason: Problem | None = None

    @property
    def is_for_a_loser(self) -> bool:
        """Whether the tree itself has a lucky loser here."""
        return isinstance(self.source, LuckyLoser)

    def filling(self) -> Filling:
        """What was decided about it. `ValueError` if nothing was."""
        if self.reason is None:
            raise ValueError("the result alone fills this slot")
        return Filling(
            table=self.table,
            source=self.source,
            entry=self.entry,
            gone=self.gone,
            reason=self.reason,
        )


def find_slots(
    coming: BracketRound,
    played: FilledRound | None,
    results: Sequence[TableResult],
    gone: Collection[int],
    seeds: Sequence[int],
) -> list[Slot]:
    """All slots in the order of the tree, byes last, with whoever earned them and is not gone."""
    who = _Earned(played, {result.table: result for result in results}, seeds)
    sources = [(table.number, source) for table in coming.tables for source in table.slots]
    slots = []
    for table, source in [*sources, *((None, source) for source in coming.byes)]:
        entry = who.earned(source)
        left = entry if entry in gone else None
        came_from = source.table if isinstance(source, Finisher) else None
        slots.append(Slot(table, source, None if left else entry, came_from, gone=left))
    return slots


@dataclass(frozen=True, slots=True)
class _Earned:
    """Who earned a slot."""

    played: FilledRound | None
    results: dict[int, TableResult]
    seeds: Sequence[int]

    def earned(self, source: Source) -> int | None:
        match source:
            case Seed(number):
                return self.seeds[number - 1]
            case Finisher(table, place):
                order = self.results[table].in_order()
                return order[place - 1].entry if place <= len(order) else None
            case Rested(number):
                return self.played.byes[number - 1] if self.played else None
            case LuckyLoser():
                return None
            case _:
                assert_never(source)
