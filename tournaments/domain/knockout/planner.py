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


Way = tuple[Cost, Step]
"""What it costs from a number of players to the winner, and the first step of it."""


@dataclass(slots=True)
class Planner:
    """`known` has the least cost and its first step by number of players, None for no way."""

    settings: KnockoutSettings
    known: dict[int, Way | None] = field(default_factory=dict)

    def plan(self, entrants: int) -> KnockoutPlan | None:
        """The cheapest way from there; None if there is none."""
        rounds: list[RoundPlan] = []
        while best := self.best(entrants):
            rounds.append(_describe(entrants, best[1]))
            if rounds[-1].is_final:
                return KnockoutPlan(tuple(rounds))
            entrants = rounds[-1].going_on
        return None

    def best(self, entrants: int) -> Way | None:
        """The least cost from there, and the step that begins it."""
        if entrants not in self.known:
            ways = [*self._final(entrants), *self._longer(entrants)]
            self.known[entrants] = min(ways, default=None)
        return self.known[entrants]

    def _final(self, entrants: int) -> Iterator[Way]:
        sizes = self.settings.sizes
        if self.settings.smallest_final <= entrants <= sizes.largest:
            off = FINAL_PLAYER * abs(entrants - sizes.preferred)
            price = ROUND + off + FINAL_OF_TWO * (entrants == SMALLEST_TABLE)
            yield Cost(0, 0, price), Step(1, is_final=True)

    def _longer(self, entrants: int) -> list[Way]:
        """One round more in front of a way on; with byes only where there is none without."""
        for byes in range(min(entrants, self.settings.sizes.largest)):
            if ways := self._with_byes(entrants, byes):
                return ways
        return []

    def _with_byes(self, entrants: int, byes: int) -> list[Way]:
        """Ways with lucky losers are looked at only where they could save something."""
        steps = list(self._steps(entrants - byes, byes))
        ways = [way for step in steps for way in self._go_on(entrants, step)]
        if self.settings.lucky_losers and not any(way[0][:2] == (byes, 0) for way in ways):
            lucky = [more for step in steps for more in self._add_lucky(entrants - byes, step)]
            ways += [way for step in lucky for way in self._go_on(entrants, step)]
        return ways

    def _steps(self, playing: int, byes: int) -> Iterator[Step]:
        sizes = self.settings.sizes
        for tables in range(-(-playing // sizes.largest), playing // sizes.smallest + 1):
            for advance in self.settings.advance:
                if advance < playing // tables:
                    yield Step(tables, advance, byes)

    def _add_lucky(self, playing: int, step: Step) -> Iterator[Step]:
        """Somebody has to go; with fewer than a table has, all can be made full."""
        losers = playing - step.advance * step.tables
        for lucky in range(1, min(losers, self.settings.sizes.largest)):
            yield step._replace(lucky=lucky)

    def _go_on(self, entrants: int, step: Step) -> Iterator[Way]:
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
