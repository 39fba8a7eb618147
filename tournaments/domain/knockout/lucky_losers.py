"""Which losers are the best, over all tables of a round."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import assert_never

from scoring.problems import Problem, problem, translatable
from tournaments.domain.knockout.results import Finish, TableResult
from tournaments.domain.knockout.settings import LuckyRule

Key = Callable[[Finish], tuple[Fraction | int, ...]]

_BY_POINTS = translatable(
    "Lucky loser {rank}: place {place} at table {table}, {points} points in {hands} hands."
)
_BY_LEAVING = translatable(
    "Lucky loser {rank}: place {place} at table {table}, in until hand {last} with {points} points."
)


@dataclass(frozen=True, slots=True)
class Loser:
    """A loser who may still go on, and the table he lost at."""

    finish: Finish
    table: int


def rank_losers(
    results: Sequence[TableResult],
    advance: int,
    rule: LuckyRule,
    *,
    gone: Collection[int],
    strength: dict[int, int],
) -> list[Loser]:
    """The losers, best first; not those in `gone` (withdrawn, disqualified), nor without a place.

    The place at the table counts first everywhere: no third comes before a second. Then, as tables
    play unequal numbers of hands,

    - fewest points: penalty points for each hand that was played at his table, then buy-ins;
    - later elimination: the hand in which he left, whoever stayed in to the end counting the last
      one, then points, then buy-ins;

    and in the end the better seed, from `strength` (the lower the better).
    """
    losers = [
        Loser(finish, result.table)
        for result in results
        for finish in result.in_order()[advance:]
        if finish.entry not in gone
    ]
    key = _key(rule)
    losers.sort(key=lambda loser: (*key(loser.finish), strength.get(loser.finish.entry, 0)))
    return losers


def why_lucky(loser: Loser, rank: int, rule: LuckyRule) -> Problem:
    """`knockout.lucky_loser`: what he has that others had not, to be said as problems are."""
    finish = loser.finish
    return problem(
        "knockout.lucky_loser",
        _BY_POINTS if rule is LuckyRule.FEWEST_POINTS else _BY_LEAVING,
        rank=rank,
        place=finish.place,
        table=loser.table,
        points=finish.points,
        hands=finish.hands,
        last=_last_hand(finish),
    )


def _key(rule: LuckyRule) -> Key:
    match rule:
        case LuckyRule.FEWEST_POINTS:
            return _by_points
        case LuckyRule.LATER_ELIMINATION:
            return _by_leaving
        case _:
            assert_never(rule)


def _by_points(finish: Finish) -> tuple[Fraction | int, ...]:
    return finish.place or 0, Fraction(finish.points, max(1, finish.hands)), finish.buy_ins


def _by_leaving(finish: Finish) -> tuple[Fraction | int, ...]:
    return finish.place or 0, -_last_hand(finish), finish.points, finish.buy_ins


def _last_hand(finish: Finish) -> int:
    return finish.hands if finish.left_at is None else finish.left_at
