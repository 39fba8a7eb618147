"""The best way to a final from every number of players, each worked out once.

Prices are thousandths.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tournaments.domain.knockout.rounds import KnockoutPlan, RoundPlan
from tournaments.domain.knockout.settings import KnockoutSettings
from tournaments.domain.table_sizes import SMALLEST_TABLE, even_split

ROUND = 800
"""The price of a round; it costs as well what its tables are off the preferred size on average."""

PLAYER = 1000
TWO_SIZES = 300
FINAL_PLAYER = 500
"""What a final is off the preferred size; instead of the average."""

FINAL_OF_TWO = 800


class Cost(NamedTuple):
    """Byes are the worst, then lucky losers; the price decides between the others."""

    byes: int
    lucky: int
    price: int


class Step(NamedTuple):
    """A round: one of many that are looked at. No `tables` besides one, the final."""

    tables: int
    advance: int = 1
    byes: int = 0
    lucky: int = 0
    is_final: bool = False


@dataclass(slots=True)
class Planner:
    """`known` has the least cost and its first step by number of players, None for no way."""

    settings: KnockoutSettings
    known: dict[int, tuple[Cost, Step] | None] = field(default_factory=dict)

    def plan(self, entrants: int) -> KnockoutPlan | None:
        """The cheapest way from there; None if there is none."""
        rounds: list[RoundPlan] = []
        while best := self.best(entrants):
            rounds.append(_describe(entrants, best[1]))
            if rounds[-1].is_final:
                return KnockoutPlan(tuple(rounds))
            entrants = rounds[-1].going_on
        return None

    def best(self, entrants: int) -> tuple[Cost, Step] | None:
        """The least cost from there, and the step that begins it."""
        if entrants not in self.known:
            ways = [*self._final(entrants), *self._longer(entrants)]
            self.known[entrants] = min(ways, default=None)
        return self.known[entrants]

    def _final(self, entrants: int) -> Iterator[tuple[Cost, Step]]:
        sizes = self.settings.sizes
        if self.settings.smallest_final <= entrants <= sizes.largest:
            off = FINAL_PLAYER * abs(entrants - sizes.preferred)
            price = ROUND + off + FINAL_OF_TWO * (entrants == SMALLEST_TABLE)
            yield Cost(0, 0, price), Step(1, is_final=True)

    def _longer(self, entrants: int) -> list[tuple[Cost, Step]]:
        """One round more in front of a way on; with byes only where there is none without."""
        for byes in range(min(entrants, self.settings.sizes.largest)):
            ways = [
                way for step in self._steps(entrants, byes) for way in self._go_on(entrants, step)
            ]
            if ways:
                return ways
        return []

    def _steps(self, entrants: int, byes: int) -> Iterator[Step]:
        playing, sizes = entrants - byes, self.settings.sizes
        for tables in range(-(-playing // sizes.largest), playing // sizes.smallest + 1):
            for advance in self.settings.advance:
                if advance < playing // tables:
                    for lucky in self._lucky(playing - advance * tables):
                        yield Step(tables, advance, byes, lucky)

    def _lucky(self, losers: int) -> range:
        """Somebody has to go; a further full table can always be made up with fewer than it has."""
        if not self.settings.lucky_losers:
            return range(1)
        return range(min(losers, self.settings.sizes.largest))

    def _go_on(self, entrants: int, step: Step) -> Iterator[tuple[Cost, Step]]:
        best = self.best(step.byes + step.advance * step.tables + step.lucky)
        if best is not None:
            cost = best[0]
            price = cost.price + self._price(entrants - step.byes, step.tables)
            yield Cost(cost.byes + step.byes, cost.lucky + step.lucky, price), step

    def _price(self, playing: int, tables: int) -> int:
        size, larger = divmod(playing, tables)
        preferred = self.settings.sizes.preferred
        off = larger * abs(size + 1 - preferred) + (tables - larger) * abs(size - preferred)
        return ROUND + PLAYER * off // tables + TWO_SIZES * (larger > 0)


def _describe(entrants: int, step: Step) -> RoundPlan:
    return RoundPlan(
        entrants=entrants,
        sizes=even_split(entrants - step.byes, step.tables),
        advance=step.advance,
        byes=step.byes,
        lucky=step.lucky,
        is_final=step.is_final,
    )
