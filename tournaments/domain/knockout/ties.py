"""A place shared across the line of who goes on from a table, and what the director decides.

No rule of the rule book parts those who share a place (variants.md §3.1, §3.7, §3.8), and a table
has so many seats in the next round: who of them takes one is a ruling.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tournaments.domain.knockout.results import TableResult


@dataclass(frozen=True, slots=True)
class Tie:
    """At `table` the `entries`, ascending, share `place`, and `open` of them go on: fewer than
    they are, one at least."""

    table: int
    place: int
    entries: tuple[int, ...]
    open: int


@dataclass(frozen=True, slots=True)
class TieDecision:
    """Who of those who share a place goes on; nobody, where a decision was taken back."""

    place: int
    entries: tuple[int, ...]
    going_on: tuple[int, ...]

    def settles(self, tie: Tie) -> bool:
        """Whether it is about this very tie: a correction may have made another of it."""
        same = (self.place, self.entries) == (tie.place, tie.entries)
        return same and len(self.going_on) == tie.open


def find_tie(result: TableResult, advance: int) -> Tie | None:
    """The tie across the line below the first `advance` of a table."""
    order = result.in_order()
    if len(order) <= advance or order[advance - 1].place != order[advance].place:
        return None
    place = order[advance].place or 0
    entries = sorted(finish.entry for finish in order if finish.place == place)
    better = sum((finish.place or 0) < place for finish in order)
    return Tie(result.table, place, tuple(entries), advance - better)


def find_ties(results: Sequence[TableResult], advance: int) -> tuple[Tie, ...]:
    """The ties of all tables of a round, as the results stand."""
    found = (find_tie(result, advance) for result in results)
    return tuple(tie for tie in found if tie is not None)


def settle_ties(
    results: Sequence[TableResult], advance: int, decisions: Mapping[int, TieDecision]
) -> tuple[TableResult, ...]:
    """The results with the director's word on them, by table: who does not go on comes behind.

    A decision about another tie than there is now is left aside.
    """
    return tuple(_settle(one, advance, decisions.get(one.table)) for one in results)


def _settle(result: TableResult, advance: int, decision: TieDecision | None) -> TableResult:
    tie = find_tie(result, advance)
    if tie is None or decision is None or not decision.settles(tie):
        return result
    behind = set(tie.entries) - set(decision.going_on)
    finishes = (
        replace(finish, place=tie.place + tie.open) if finish.entry in behind else finish
        for finish in result.finishes
    )
    return TableResult(result.table, tuple(finishes))
