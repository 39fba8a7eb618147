"""Judge a schedule by what it says, not by how it was found."""

from collections import Counter
from itertools import chain, combinations

from tournaments.domain.schedule.bounds import Bound
from tournaments.domain.schedule.history import History, count_meetings, sort_pair
from tournaments.domain.schedule.request import Pair, Round, ScheduleRequest
from tournaments.domain.schedule.result import Quality, Span
from tournaments.domain.schedule.search.board import Plan
from tournaments.domain.schedule.search.exposure import count_exposure
from tournaments.domain.schedule.seats.tally import make_tally


def judge(
    request: ScheduleRequest, history: History, plan: Plan, bound: Bound, seconds: float
) -> Quality:
    """The quality of a plan of the rounds asked for."""
    meetings = _count_all(request, plan)
    repeats = _count_repeats(meetings)
    lowest = bound.repeats + _count_repeats(count_meetings(request.met, request.played))
    broken = _find_planned(request, plan, request.apart)
    counts = make_tally(history.seats, plan).counts
    return Quality(
        repeats=repeats,
        most_meetings=max(meetings.values(), default=0),
        lower_bound=lowest,
        proven_optimal=repeats == lowest and not broken,
        seat_spread=_seat_spread(plan, counts),
        first_dealer=_span([row[0] for row in counts]),
        small_table_exposure=_span(count_exposure(plan, history.exposure)),
        broken=broken,
        unmet_wishes=_find_planned(request, plan, request.wishes),
        seconds=seconds,
    )


def count_repeats(request: ScheduleRequest, plan: Plan) -> int:
    """The repeats of a plan and of the rounds before it."""
    return _count_repeats(_count_all(request, plan))


def name_rounds(request: ScheduleRequest, plan: Plan) -> tuple[Round, ...]:
    """The plan with the players' own numbers."""
    players = request.players
    return tuple(
        tuple(tuple(players[index] for index in table) for table in tables) for tables in plan
    )


def _count_all(request: ScheduleRequest, plan: Plan) -> Counter[Pair]:
    return count_meetings(request.met, (*request.played, *name_rounds(request, plan)))


def _count_repeats(meetings: Counter[Pair]) -> int:
    return sum(times - 1 for times in meetings.values())


def _find_planned(
    request: ScheduleRequest, plan: Plan, pairs: tuple[Pair, ...]
) -> tuple[Pair, ...]:
    """Which of the pairs meet in the rounds planned."""
    tables = chain.from_iterable(name_rounds(request, plan))
    planned = {sort_pair(*pair) for table in tables for pair in combinations(table, 2)}
    return tuple(pair for pair in pairs if sort_pair(*pair) in planned)


def _seat_spread(plan: Plan, counts: list[list[int]]) -> int:
    seats = min(len(table) for table in chain.from_iterable(plan))
    return max(max(row[:seats]) - min(row[:seats]) for row in counts)


def _span(values: list[int]) -> Span:
    return Span(min(values), max(values))
