"""A knock-out played out, whoever wins."""

import random
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.knockout import (
    Bracket,
    FilledRound,
    Finish,
    KnockoutSettings,
    TableResult,
    Vacancies,
    fill_first_round,
    fill_next_round,
    make_bracket,
    plan_knockout,
)

FOURS = KnockoutSettings(sizes=TableSizes(4, 4, 4), smallest_final=4)
CLUB = KnockoutSettings(sizes=TableSizes(3, 4, 6), advance=(1, 2))

Order = Callable[[list[int]], list[int]]


def finish_in(table: int, *entries: int, **more: int) -> TableResult:
    """They come in in this order, with 10 points for each place after nine hands."""
    finishes = (
        Finish(entry=entry, place=place, points=10 * place, hands=9, **more)
        for place, entry in enumerate(entries, start=1)
    )
    return TableResult(table, tuple(finishes))


@dataclass(slots=True)
class Event:
    """Seeds are entries 1, 2 …; the better seed wins unless told otherwise."""

    players: int
    settings: KnockoutSettings
    order: Order = sorted
    rounds: list[FilledRound] = field(default_factory=list)
    results: dict[int, list[TableResult]] = field(default_factory=dict)
    bracket: Bracket = field(init=False)

    def __post_init__(self) -> None:
        self.bracket = make_bracket(plan_knockout(self.players, self.settings))
        self.rounds = [fill_first_round(self.bracket, self.seeds)]

    @property
    def seeds(self) -> range:
        return range(1, self.players + 1)

    @property
    def now(self) -> FilledRound:
        return self.rounds[-1]

    @property
    def is_at_the_final(self) -> bool:
        return self.now.number == len(self.bracket.rounds)

    def finish(self) -> None:
        """Results of all tables."""
        self.results[self.now.number] = [
            finish_in(table.number, *self.order(list(table.seated))) for table in self.now.tables
        ]

    def go_on(
        self, gone: Collection[int] = (), vacancies: Vacancies = Vacancies.LUCKY_LOSER
    ) -> FilledRound:
        """Play this round and fill the next."""
        self.finish()
        coming = fill_next_round(
            self.bracket,
            self.now,
            self.results[self.now.number],
            self.settings,
            seeds=self.seeds,
            gone=frozenset(gone),
            vacancies=vacancies,
        )
        self.rounds.append(coming)
        return coming


def play_out(players: int, settings: KnockoutSettings, order: Order = sorted) -> Event:
    """All rounds, the final's result too."""
    event = Event(players, settings, order)
    while not event.is_at_the_final:
        event.go_on()
    event.finish()
    return event


def shuffler(seed: int) -> Order:
    """Anybody wins."""
    chance = random.Random(seed)
    return lambda entries: chance.sample(entries, len(entries))
