"""Exactly so many sets from the cards that no run takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring.best_lay_down.by_contract.rules import ContractRules
from scoring.best_lay_down.by_contract.sets import RankHeld


class SetsOfRank(NamedTuple):
    """So many sets of a rank, all its naturals and so many wilds in them."""

    held: RankHeld
    sets: int
    wilds: int


class SetPick(NamedTuple):
    """Sets, and the points of the naturals in them."""

    price: int
    ranks: tuple[SetsOfRank, ...]


NO_SETS = SetPick(0, ())


def pick_sets(
    rules: ContractRules, ranks: Sequence[RankHeld], number: int, wilds: int
) -> SetPick | None:
    """The sets that lay most points, with at most so many wilds; None if there are not as many.

    The ranks come with the dearest first, so that the search can end where the ones to come
    are too cheap. Each set takes all naturals of its rank: there is room for any number.
    """
    if number == 0:
        return NO_SETS
    best: SetPick | None = None
    for place, held in enumerate(ranks):
        if best is not None and number * held.price <= best.price:
            break
        for own in _split_rank(rules, held, number, wilds):
            rest = ranks[place + 1 :]
            others = pick_sets(rules, rest, number - own.sets, wilds - own.wilds)
            if others and (best is None or held.price + others.price > best.price):
                best = SetPick(held.price + others.price, (own, *others.ranks))
    return best


def _split_rank(
    rules: ContractRules, held: RankHeld, most_sets: int, wilds: int
) -> list[SetsOfRank]:
    """Ways to make one set or more of a rank."""
    ways = (
        SetsOfRank(held, sets, max(0, rules.least_set * sets - held.naturals))
        for sets in range(1, most_sets + 1)
        if held.naturals >= rules.least_naturals * sets
    )
    return [way for way in ways if way.wilds <= wilds]
