"""Places at the tables of a stage, among those who count."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tournaments.domain.stages.results import MatchLine, StageResults
from tournaments.domain.standing_rows import Status

Seated = tuple[int, tuple[int, int]]
"""An entry, and the round and number of its table."""


@dataclass(frozen=True, slots=True)
class TablePlace:
    """A place at a finished table, from 1, and how many share it."""

    place: int
    sharing: int
    size: int

    @property
    def last_covered(self) -> int:
        """The last of the places that the sharing players take up."""
        return self.place + self.sharing - 1


def places_at_tables(results: StageResults) -> Mapping[Seated, TablePlace]:
    """Everybody's place at each finished table.

    Who is disqualified, or sat there without playing a hand, gives his place up: those behind him
    move up. The size stays that of the table they played at.
    """
    barred = {one.entry for one in results.entries if one.status is Status.DISQUALIFIED}
    tables: dict[tuple[int, int], list[MatchLine]] = defaultdict(list)
    for line in results.lines:
        if line.is_finished and line.hands_played and line.entry not in barred:
            tables[line.table].append(line)
    return {
        (line.entry, table): place
        for table, lines in tables.items()
        for line, place in _close_up(lines)
    }


def _close_up(lines: Iterable[MatchLine]) -> Iterable[tuple[MatchLine, TablePlace]]:
    placed = [(line, line.place) for line in lines if line.place is not None]
    taken = [place for _, place in placed]
    for line, place in placed:
        ahead = sum(other < place for other in taken)
        yield line, TablePlace(ahead + 1, taken.count(place), line.size)
