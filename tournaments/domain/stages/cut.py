"""Who goes on, who is next, and what only the director can decide."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tournaments.domain.stages.standings import StageLine


class GoesOnBy(StrEnum):
    """Why somebody goes on."""

    OVERALL = "overall"
    AT_TABLE = "at_table"
    NEXT_BEST = "next_best"
    UNDER_TOTAL = "under_total"


@dataclass(frozen=True, slots=True)
class Advancer:
    """An entry that goes on, seeded from 1 for the next stage."""

    entry: int
    seed: int
    by: GoesOnBy


@dataclass(frozen=True, slots=True)
class Undecided:
    """Entries that nothing parts, for fewer places than there are of them.

    `table` is the round and number of the table whose places they are, None where it is no table's.
    """

    entries: tuple[int, ...]
    places: int
    by: GoesOnBy
    table: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Cut:
    """Who goes on from a stage, in the order of their seeds.

    `reserves` are next, the first of them first, should one of them not come. `undecided` is for
    the director; until then those entries neither go on nor are reserves. A provisional cut can
    still change with every hand.
    """

    advancing: tuple[Advancer, ...]
    undecided: tuple[Undecided, ...]
    reserves: tuple[int, ...]
    is_provisional: bool

    @property
    def is_final(self) -> bool:
        """Whether the next stage can be made from it."""
        return not self.is_provisional and not self.undecided


@dataclass(frozen=True, slots=True)
class Taken:
    """The first of some queue, those whom nothing parts at its end, and the rest."""

    first: tuple[StageLine, ...]
    equal: tuple[StageLine, ...]
    places_left: int
    rest: tuple[StageLine, ...]


def take(groups: Sequence[Sequence[StageLine]], places: int) -> Taken:
    """So many out of groups of equals, the best group first."""
    first: list[StageLine] = []
    for index, group in enumerate(groups):
        left = places - len(first)
        if len(group) > left:
            equal, behind = (group, groups[index + 1 :]) if left else ((), groups[index:])
            return Taken(tuple(first), tuple(equal), left, _flatten(behind))
        first.extend(group)
    return Taken(tuple(first), (), 0, ())


def _flatten(groups: Iterable[Sequence[StageLine]]) -> tuple[StageLine, ...]:
    return tuple(line for group in groups for line in group)


def seed(taken: Iterable[tuple[StageLine, GoesOnBy]]) -> tuple[Advancer, ...]:
    """Seeds from 1, as they come."""
    return tuple(Advancer(line.entry, seed, by) for seed, (line, by) in enumerate(taken, start=1))
