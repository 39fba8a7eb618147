"""The whole tree as a page shows it: rounds, tables, slots; people where they are known."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scoring.problems import Problem
from tournaments.domain.knockout.bracket import Bracket, BracketRound, BracketTable
from tournaments.domain.knockout.filled import FilledRound
from tournaments.domain.knockout.results import Finish, TableResult
from tournaments.domain.knockout.sources import Source
from tournaments.domain.knockout.ties import find_tie

Results = Mapping[int, Sequence[TableResult]]
"""What is known so far, by the number of the round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TreeSlot:
    """`entry` is None while nobody is known, or nobody sits there (`is_empty`); `source` says who
    will. `place` is his at the table, None before its result; `goes_on` likewise, which he does by
    that place; a lucky loser's own slot of the next round says the rest. `reason` explains a
    lucky loser or an empty slot."""

    source: Source
    entry: int | None = None
    is_empty: bool = False
    place: int | None = None
    goes_on: bool | None = None
    is_tied: bool = False
    reason: Problem | None = None


@dataclass(frozen=True, slots=True)
class TreeTable:
    """A table and its slots, the best line first."""

    number: int
    slots: tuple[TreeSlot, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TreeRound:
    """A round; the first `advance` of each table and `lucky` losers go on, in the final nobody."""

    number: int
    tables: tuple[TreeTable, ...]
    byes: tuple[TreeSlot, ...]
    advance: int
    lucky: int
    is_final: bool


def draw_tree(
    bracket: Bracket, filled: Sequence[FilledRound], results: Results
) -> tuple[TreeRound, ...]:
    """All rounds; `filled` are those that are known, from the first."""
    known = {one.number: one for one in filled}
    return tuple(
        _RoundPicture(one, known.get(one.number), results.get(one.number, ())).draw()
        for one in bracket.rounds
    )


@dataclass(frozen=True, slots=True)
class _RoundPicture:
    """One round, what is known of it, and what came out."""

    one: BracketRound
    filled: FilledRound | None
    results: Sequence[TableResult]

    def draw(self) -> TreeRound:
        plan = self.one.plan
        return TreeRound(
            number=self.one.number,
            tables=tuple(self._draw_table(table) for table in self.one.tables),
            byes=self._draw_slots(None, self.one.byes, self.filled.byes if self.filled else None),
            advance=plan.advance,
            lucky=plan.lucky,
            is_final=plan.is_final,
        )

    def _draw_table(self, table: BracketTable) -> TreeTable:
        seated = {one.number: one.entries for one in self.filled.tables} if self.filled else {}
        slots = self._draw_slots(table.number, table.slots, seated.get(table.number))
        return TreeTable(table.number, slots)

    def _draw_slots(
        self, table: int | None, sources: Sequence[Source], entries: Sequence[int | None] | None
    ) -> tuple[TreeSlot, ...]:
        if entries is None:
            return tuple(TreeSlot(source=source) for source in sources)
        pairs = zip(sources, entries, strict=True)
        return tuple(self._draw_slot(table, source, entry) for source, entry in pairs)

    def _draw_slot(self, table: int | None, source: Source, entry: int | None) -> TreeSlot:
        result = next((one for one in self.results if one.table == table), None)
        finish = self._finish(result, entry)
        is_tied = result is not None and finish is not None and finish.entry in self._tied(result)
        return TreeSlot(
            source=source,
            entry=entry,
            is_empty=entry is None,
            place=finish.place if finish else None,
            goes_on=None if result is None or is_tied else self._goes_on(result, finish),
            is_tied=is_tied,
            reason=self._reason(table, source),
        )

    def _finish(self, result: TableResult | None, entry: int | None) -> Finish | None:
        order = [] if result is None else result.in_order()
        return next((one for one in order if one.entry == entry), None)

    def _goes_on(self, result: TableResult, finish: Finish | None) -> bool:
        """By his place; of the final all who share the first place win."""
        if finish is not None and self.one.plan.is_final:
            return finish.place == 1
        return finish in result.in_order()[: self.one.plan.advance]

    def _tied(self, result: TableResult) -> tuple[int, ...]:
        """Who waits for a decision; nobody after the final, from which nobody goes on."""
        tie = None if self.one.plan.is_final else find_tie(result, self.one.plan.advance)
        return () if tie is None else tie.entries

    def _reason(self, table: int | None, source: Source) -> Problem | None:
        fillings = self.filled.fillings if self.filled else ()
        decided = (one for one in fillings if (one.table, one.source) == (table, source))
        return next((one.reason for one in decided), None)
