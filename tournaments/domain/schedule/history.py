"""What stands before the first round to plan, seen by the players who go on.

Players are numbered from 0 in the order of the request.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations

from tournaments.domain.schedule.prices import SPAN
from tournaments.domain.schedule.request import (
    LARGEST_TABLE,
    MOST_ROUNDS,
    Pair,
    Round,
    ScheduleRequest,
)


@dataclass(frozen=True, slots=True)
class History:
    """`codes` of all pairs (see `prices`), `exposure` to smaller tables and times at each seat.

    Whoever missed rounds that were played counts as exposed as the field was in them, so that
    nobody has to make up for evenings he did not play. `fresh` says that nobody met before.
    """

    codes: list[list[int]]
    exposure: list[int]
    seats: list[list[int]]
    played: list[list[list[int]]]
    fresh: bool


def sort_pair(one: int, other: int) -> Pair:
    """The pair, the lower number first."""
    return (one, other) if one < other else (other, one)


def count_meetings(met: tuple[Pair, ...], rounds: tuple[Round, ...]) -> Counter[Pair]:
    """How often each pair met, by the players' own numbers; whoever left is counted too."""
    meetings = Counter(sort_pair(*pair) for pair in met)
    for table in chain.from_iterable(rounds):
        meetings.update(sort_pair(*pair) for pair in combinations(table, 2))
    return meetings


def read_history(request: ScheduleRequest) -> History:
    """Gather it."""
    number = {player: index for index, player in enumerate(request.players)}
    meetings = count_meetings(request.met, request.played)
    return History(
        codes=_code_pairs(request, number, meetings),
        exposure=[round(_exposure(player, request.played)) for player in request.players],
        seats=[_count_seats(player, request.played) for player in request.players],
        played=[_keep_present(tables, number) for tables in request.played],
        fresh=not meetings,
    )


def _code_pairs(
    request: ScheduleRequest, number: dict[int, int], meetings: Counter[Pair]
) -> list[list[int]]:
    codes = [[0] * len(number) for _ in number]
    level = {sort_pair(*pair): SPAN for pair in request.wishes}
    level |= {sort_pair(*pair): 2 * SPAN for pair in request.apart}
    for one, other in meetings.keys() | level.keys():
        if one in number and other in number:
            a, b, pair = number[one], number[other], (one, other)
            codes[a][b] = codes[b][a] = min(meetings[pair], MOST_ROUNDS) + level.get(pair, 0)
    return codes


def _exposure(player: int, played: tuple[Round, ...]) -> Fraction:
    return sum((_exposure_in(player, tables) for tables in played), Fraction())


def _exposure_in(player: int, tables: Round) -> Fraction:
    largest = max((len(table) for table in tables), default=0)
    for table in tables:
        if player in table:
            return Fraction(len(table) < largest)
    seats = sum(len(table) for table in tables)
    return Fraction(sum(len(table) for table in tables if len(table) < largest), seats or 1)


def _count_seats(player: int, played: tuple[Round, ...]) -> list[int]:
    counts = [0] * LARGEST_TABLE
    for table in chain.from_iterable(played):
        if player in table:
            counts[min(table.index(player), LARGEST_TABLE - 1)] += 1
    return counts


def _keep_present(tables: Round, number: dict[int, int]) -> list[list[int]]:
    return [[number[player] for player in table if player in number] for table in tables]
