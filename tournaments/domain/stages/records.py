"""Each entry's part of a stage: its lines in order, and what follows from where it was missing."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from tournaments.domain.stages.choices import LimitScope
from tournaments.domain.stages.results import MatchLine, StageEntry, StageResults
from tournaments.domain.stages.table_places import TablePlace, places_at_tables
from tournaments.domain.standing_rows import Status


@dataclass(frozen=True, slots=True)
class Record:
    """An entry and its lines by round; `begun` are the rounds of the stage that are under way.

    `places` are its places at finished tables, by round and number of the table.
    """

    of: StageEntry
    lines: tuple[MatchLine, ...]
    begun: frozenset[int]
    places: Mapping[tuple[int, int], TablePlace]

    @property
    def last(self) -> MatchLine | None:
        """His latest match."""
        return self.lines[-1] if self.lines else None

    @property
    def hands_played(self) -> int:
        """Hands he was dealt in, over the stage."""
        return sum(line.hands_played for line in self.lines)

    @property
    def totals(self) -> list[int]:
        """The totals of his matches by round, as far as there are any."""
        return [line.total for line in self.lines if line.total is not None]

    @property
    def rests(self) -> int:
        """Rounds under way that the plan had him sit out."""
        seated = {line.round_number for line in self.lines}
        return len((self.of.rested & self.begun) - seated)

    @property
    def rounds_missed(self) -> int:
        """Rounds under way that he did not play, or whose match he left of his own will.

        A table that has yet to play its first hand is not missed, and neither is a rest.
        """
        played = {
            line.round_number
            for line in self.lines
            if not line.withdrew and (line.hands_played or not line.is_finished)
        }
        return len(self.begun - played) - self.rests

    @property
    def has_left(self) -> bool:
        """Whether he left the stage before its end.

        He withdrew in his latest match, or withdrew his entry and a round went on without him.
        """
        if self.last is None:
            return False
        went_on = max(self.begun, default=0) > self.last.round_number
        withdrawn = self.of.status is Status.WITHDRAWN and went_on
        return withdrawn or (self.last.withdrew and self.last.is_beaten)


def _with_wins(results: StageResults) -> Iterator[MatchLine]:
    """The lines, and in them only wins that count.

    Where one limit counts over the stage, to be the best of a table wins nothing: the last one in
    wins the stage, or the best of those put out last where nobody is left (variants.md §3.1).
    """
    if results.settings.limit_scope is LimitScope.TABLE:
        yield from results.lines
        return
    last_round = max((line.round_number for line in results.lines), default=0)
    somebody_in = _is_somebody_in(results)
    for line in results.lines:
        won = line.won_match and line.round_number == last_round and not somebody_in
        yield replace(line, won_match=won)


def _is_somebody_in(results: StageResults) -> bool:
    here = {one.entry for one in results.entries if one.status is Status.CHECKED_IN}
    latest: dict[int, MatchLine] = {}
    for line in sorted(results.lines, key=lambda line: line.table):
        latest[line.entry] = line
    return any(entry in here and not line.is_out for entry, line in latest.items())


def records_of(results: StageResults) -> list[Record]:
    """A record for each entry, as they come. `KeyError` for a line of nobody's."""
    lines: dict[int, list[MatchLine]] = {one.entry: [] for one in results.entries}
    for line in sorted(_with_wins(results), key=lambda line: line.table):
        lines[line.entry].append(line)
    begun = frozenset(
        line.round_number for line in results.lines if line.hands_played or line.is_finished
    )
    places: dict[int, dict[tuple[int, int], TablePlace]] = defaultdict(dict)
    for (entry, table), place in places_at_tables(results).items():
        places[entry][table] = place
    return [
        Record(one, tuple(lines[one.entry]), begun, places[one.entry]) for one in results.entries
    ]
