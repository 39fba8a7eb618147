"""The whole tree as a page shows it: rounds, tables, slots; people where they are known."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scoring.problems import Problem
from tournaments.domain.knockout.bracket import Bracket, BracketRound
from tournaments.domain.knockout.filled import FilledRound, Filling
from tournaments.domain.knockout.results import TableResult
from tournaments.domain.knockout.sources import Source

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
        _draw_round(one, known.get(one.number), results.get(one.number, ()))
        for one in bracket.rounds
    )


def _draw_round(
    one: BracketRound, filled: FilledRound | None, results: Sequence[TableResult]
) -> TreeRound:
    finishes = {finish.entry: finish for result in results for finish in result.finishes}
    advancing = {
        finish.entry for result in results for finish in result.in_order()[: one.plan.advance]
    }

    def draw(source: Source, entry: int | None, table: int | None) -> TreeSlot:
        decided = _find_filling(filled, table, source)
        finish = finishes.get(entry) if entry is not None else None
        return TreeSlot(
            source=source,
            entry=entry,
            is_empty=filled is not None and entry is None,
            place=finish.place if finish else None,
            goes_on=entry in advancing if finish else None,
            reason=decided.reason if decided else None,
        )

    seated = {table.number: table.entries for table in filled.tables} if filled else {}
    byes = filled.byes if filled else (None,) * len(one.byes)
    return TreeRound(
        number=one.number,
        tables=tuple(
            TreeTable(
                table.number,
                tuple(
                    draw(source, entry, table.number)
                    for source, entry in zip(
                        table.slots,
                        seated.get(table.number, (None,) * len(table.slots)),
                        strict=True,
                    )
                ),
            )
            for table in one.tables
        ),
        byes=tuple(draw(*both, None) for both in zip(one.byes, byes, strict=True)),
        advance=one.plan.advance,
        lucky=one.plan.lucky,
        is_final=one.plan.is_final,
    )


def _find_filling(filled: FilledRound | None, table: int | None, source: Source) -> Filling | None:
    if filled is None:
        return None
    return next(
        (one for one in filled.fillings if (one.table, one.source) == (table, source)), None
    )
