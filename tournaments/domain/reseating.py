"""Seats found wrong when play has begun: what may be put right, and whose the results are."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from scoring.problems import Problem, problem, translatable
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.seat_keys import rename_players
from tournaments.domain.timeline import Replace, Timeline

Seating = Mapping[int, Mapping[int, int]]
"""Entries by seat number, by table number."""


class Follow(StrEnum):
    """Whose the hands recorded so far are.

    `PERSON`: of whom they name; only the chairs were wrong. `SEAT`: of whoever sat in the chair;
    the names were wrong.
    """

    PERSON = "person"
    SEAT = "seat"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reseating:
    """How a round sits and how it is to sit; `played` are the tables where anything is recorded."""

    before: Seating
    after: Seating
    played: Collection[int]
    follow: Follow
    sizes: TableSizes
    names: Mapping[int, str]

    @property
    def changed(self) -> tuple[int, ...]:
        """The tables where somebody sits otherwise."""
        return tuple(n for n in sorted(self.before) if dict(self.before[n]) != dict(self.after[n]))

    def name(self, entry: int) -> str:
        """Who it is; a stranger by the number of his entry."""
        return self.names.get(entry, str(entry))


def reseating_problems(wanted: Reseating) -> Iterator[Problem]:
    """Every reason why people cannot be seated so: `reseat.no_such_table`, `.nothing_changes`,
    `.twice`, `.not_seated`, `.stranger`, `.table_size`, `.has_results`, `.chair_played`."""
    for number in sorted(wanted.after.keys() - wanted.before.keys()):
        yield problem("reseat.no_such_table", _NO_TABLE, field="seats", table=number)
    if not wanted.changed:
        yield problem("reseat.nothing_changes", _SAME, field="seats")
    yield from _people_problems(wanted)
    for number in wanted.changed:
        yield from _table_problems(wanted, number)


def rename_everywhere(timeline: Timeline, names: Mapping[int, int]) -> Timeline:
    """The match with every event about the persons they turn out to be, by entry ids."""
    keys = {str(old): str(new) for old, new in names.items()}
    changes = [
        Replace(event.position, renamed)
        for event in timeline.live
        if event.data is not None and (renamed := rename_players(event.data, keys)) != event.data
    ]
    return timeline.changed(changes)


def _people_problems(wanted: Reseating) -> Iterator[Problem]:
    """The same people, each once."""
    seated = Counter(entry for table in wanted.after.values() for entry in table.values())
    before = {entry for table in wanted.before.values() for entry in table.values()}
    for entry in sorted(entry for entry, times in seated.items() if times > 1):
        yield problem("reseat.twice", _TWICE, field="seats", name=wanted.name(entry))
    for entry in sorted(before - seated.keys()):
        yield problem("reseat.not_seated", _NOT_SEATED, field="seats", name=wanted.name(entry))
    for entry in sorted(seated.keys() - before):
        yield problem("reseat.stranger", _STRANGER, field="seats", entry=wanted.name(entry))


def _table_problems(wanted: Reseating, number: int) -> Iterator[Problem]:
    before, after = wanted.before[number], wanted.after[number]
    least, most = wanted.sizes.smallest, wanted.sizes.largest
    if len(after) != len(before) and not least <= len(after) <= most:
        yield problem(
            "reseat.table_size", _SIZE, field="seats", table=number, least=least, most=most
        )
    if number not in wanted.played:
        return
    match wanted.follow:
        case Follow.PERSON:
            for entry in sorted(set(before.values()) - set(after.values())):
                name = wanted.name(entry)
                yield problem(
                    "reseat.has_results", _RESULTS, field="seats", name=name, table=number
                )
        case Follow.SEAT:
            if before.keys() != after.keys():
                yield problem("reseat.chair_played", _CHAIRS, field="seats", table=number)


_NO_TABLE = translatable("This round has no table {table}.")
_SAME = translatable("Everybody sits so already.")
_TWICE = translatable("{name} would sit in two seats.")
_NOT_SEATED = translatable("{name} would have no seat.")
_STRANGER = translatable("{entry} has no seat in this round.")
_SIZE = translatable("Table {table} would not hold {least} to {most} players.")
_RESULTS = translatable(
    "{name} has results at table {table} and cannot leave it: if somebody else made them, let the "
    "results follow the seats."
)
_CHAIRS = translatable(
    "At table {table} hands are recorded for each seat: the same seats have to be taken."
)
