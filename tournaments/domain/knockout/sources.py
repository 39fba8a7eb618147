"""Where the player in a slot of the tree comes from."""

from dataclasses import dataclass
from typing import assert_never

from scoring.problems import Problem, problem, translatable

_SEED = translatable("seed {number}")
_WINNER = translatable("winner of table {table}")
_SECOND = translatable("second of table {table}")
_PLACE = translatable("place {place} of table {table}")
_LUCKY = translatable("lucky loser {number}")
_RESTED = translatable("bye {number}")

FIRST, RUNNER_UP = 1, 2


@dataclass(frozen=True, slots=True)
class Seed:
    """The first round: the entry of that number in the list of seeds, from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class Finisher:
    """Whoever took a place at a table of the round before."""

    table: int
    place: int


@dataclass(frozen=True, slots=True)
class LuckyLoser:
    """The best loser of the round before, the second best …, from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class Rested:
    """One who had a bye in the round before, numbered from 1 among them."""

    number: int


Source = Seed | Finisher | LuckyLoser | Rested


def describe_source(source: Source) -> Problem:
    """The source in words, to be said as problems are: "winner of table 3", "lucky loser 1"."""
    match source:
        case Seed(number):
            return problem("knockout.seed", _SEED, number=number)
        case Finisher(table, place) if place == FIRST:
            return problem("knockout.winner", _WINNER, table=table)
        case Finisher(table, place) if place == RUNNER_UP:
            return problem("knockout.second", _SECOND, table=table)
        case Finisher(table, place):
            return problem("knockout.place", _PLACE, table=table, place=place)
        case LuckyLoser(number):
            return problem("knockout.lucky", _LUCKY, number=number)
        case Rested(number):
            return problem("knockout.rested", _RESTED, number=number)
        case _:
            assert_never(source)
