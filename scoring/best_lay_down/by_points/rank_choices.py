"""The ranks of a hand that can make sets, each with its choices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from scoring.best_lay_down.by_points.set_choices import Counts
from scoring.best_lay_down.by_points.target import RankChoice, Target
from scoring.best_lay_down.holding import MOST_COPIES, Holding, SuitKeys, mark_steps


def list_rank_choices(target: Target, holding: Holding) -> list[tuple[RankChoice, ...]]:
    """The choices of every rank that has any, the rank with the best of all first."""
    ranks = (
        target.choices(rank, counts)
        for rank, counts in _list_counts(holding.suits, target.fewest_suits)
    )
    return sorted(filter(None, ranks), key=lambda choices: -choices[0].score)


def sum_from_end(numbers: list[int]) -> list[int]:
    """For each place what is still to come from there on, and 0 behind the last."""
    return [*accumulate(reversed(numbers), initial=0)][::-1]


def _list_counts(suits: SuitKeys, fewest_suits: int) -> Iterator[tuple[int, Counts]]:
    """The ranks that are held in enough suits, each with its number in every suit."""
    spades, hearts, diamonds, clubs = suits
    ranks = _mark_ranks(suits, fewest_suits)
    while ranks:
        lowest = ranks & -ranks
        ranks -= lowest
        place = lowest.bit_length() - 1
        yield (
            place // 2,
            (
                spades >> place & MOST_COPIES,
                hearts >> place & MOST_COPIES,
                diamonds >> place & MOST_COPIES,
                clubs >> place & MOST_COPIES,
            ),
        )


def _mark_ranks(suits: SuitKeys, fewest_suits: int) -> int:
    """A mark on each step that is held in at least so many suits, of one to three."""
    spades, hearts, diamonds, clubs = map(mark_steps, suits)
    black_pair, red_pair = spades & clubs, hearts & diamonds
    black, red = spades | clubs, hearts | diamonds
    match fewest_suits:
        case 1:
            return black | red
        case 2:
            return black_pair | red_pair | black & red
        case _:
            return black_pair & red | red_pair & black
