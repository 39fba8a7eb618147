"""What a schedule is wanted for: who plays, how often, at what tables, and what to mind."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from math import inf

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from tournaments.domain.table_sizes import split_into_tables

Pair = tuple[int, int]
"""Two players, in either order."""

Round = tuple[tuple[int, ...], ...]
"""Tables in order, each its players in the order of their seats; the first seat deals first."""

LARGEST_TABLE = 8
MOST_ROUNDS = 60

_BAD_ROUNDS = translatable("From 1 to {most} rounds can be planned, not {rounds}.")
_TWICE = translatable("Player {player} is named more than once.")
_WITH_HIMSELF = translatable("Player {player} is paired with himself.")
_PLAYED_TWICE = translatable("In round {round} player {player} sits twice.")
_NO_BUDGET = translatable("The time to plan must be more than 0 and end, not {given}.")
_LARGE_TABLE = translatable("Tables of more than {most} players are not planned for.")


class Exposure(StrEnum):
    """Whether all have to sit at the smaller tables equally often (`even`), or not (`free`)."""

    EVEN = "even"
    FREE = "free"


class Preference(StrEnum):
    """Which evil is less: fewer repeats in all, or repeats spread over different pairs."""

    FEWEST = "fewest"
    SPREAD = "spread"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScheduleRequest:
    """All that decides a schedule; equal requests give equal schedules.

    `players` sit in every one of the `rounds` still to plan. `played` are the rounds that stand,
    whoever sat in them; `met` are further meetings before those, a pair once for each. `apart`
    must not meet; `wishes` should not, if it does not make a repeat. Pairs may name people who
    do not play.
    `steps` bounds the search (None: as many as usually fit into `seconds`); `seconds` of CPU only
    ever end it early, and None lets it take its steps.
    """

    players: tuple[int, ...]
    rounds: int
    smallest: int
    largest: int
    preferred: int
    exposure: Exposure = Exposure.EVEN
    preference: Preference = Preference.FEWEST
    apart: tuple[Pair, ...] = ()
    wishes: tuple[Pair, ...] = ()
    met: tuple[Pair, ...] = ()
    played: tuple[Round, ...] = ()
    seed: str = ""
    steps: int | None = None
    seconds: float | None = 2.0

    def table_sizes(self) -> tuple[int, ...]:
        """The sizes of each round's tables, larger ones first; `RuleBroken` if there are none."""
        return split_into_tables(len(self.players), self.smallest, self.largest, self.preferred)


def insist_on_sense(request: ScheduleRequest) -> None:
    """Raise `RuleBroken` with everything about a request that makes no sense."""
    insist(request_problems(request))


def request_problems(request: ScheduleRequest) -> Iterator[Problem]:
    """`schedule.*` and `table_sizes.*`: why there cannot be such a schedule."""
    rounds, most = request.rounds, MOST_ROUNDS
    if not 1 <= rounds <= most:
        yield problem("schedule.bad_rounds", _BAD_ROUNDS, field="rounds", rounds=rounds, most=most)
    for given in (request.steps, request.seconds):
        if given is not None and not 0 < given < inf:
            yield problem("schedule.no_budget", _NO_BUDGET, given=str(given))
    if request.largest > LARGEST_TABLE:
        yield problem("schedule.large_table", _LARGE_TABLE, field="sizes", most=LARGEST_TABLE)
    yield from _player_problems(request)
    yield from _size_problems(request)


def _size_problems(request: ScheduleRequest) -> Iterator[Problem]:
    try:
        request.table_sizes()
    except RuleBroken as broken:
        yield from broken.problems


def _player_problems(request: ScheduleRequest) -> Iterator[Problem]:
    for player in _named_twice(request.players):
        yield problem("schedule.player_twice", _TWICE, player=player)
    for one, other in chain(request.apart, request.wishes, request.met):
        if one == other:
            yield problem("schedule.pair_of_one", _WITH_HIMSELF, player=one)
    for number, tables in enumerate(request.played, start=1):
        for player in _named_twice(tuple(chain.from_iterable(tables))):
            yield problem("schedule.sits_twice", _PLAYED_TWICE, round=number, player=player)


def _named_twice(players: tuple[int, ...]) -> list[int]:
    return [player for player, times in Counter(players).items() if times > 1]
