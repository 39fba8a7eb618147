"""What sets can still make of the cards that runs have not taken."""

from __future__ import annotations

from typing import NamedTuple

from scoring.best_lay_down.by_contract.rules import ContractRules
from scoring.best_lay_down.by_contract.sets import RANKS
from scoring.best_lay_down.holding import SUITS, Holding, count_at


class Survey(NamedTuple):
    """The points of naturals that stay in hand, and the ranks laid as sets.

    `complete` ranks need no wild, each of `filled` one.
    """

    left: int
    complete: tuple[int, ...]
    filled: tuple[int, ...]


class Surveyor:
    """Makes every set there is, the dearest first where wilds are short."""

    def __init__(self, rules: ContractRules, holding: Holding) -> None:
        held = [rank for rank in RANKS if any(count_at(key, rank) for key in holding.suits)]
        self._rules = rules
        self._barred = [rank for rank in held if rank in rules.taken_ranks]
        self._ranks = [rank for rank in held if rank not in rules.taken_ranks]

    def survey(self, holding: Holding, in_runs: tuple[int, ...]) -> Survey:
        """The sets of the cards held; of those that `in_runs` has a step for, none is left over.

        While suits are still to be decided, that are all steps of theirs which some run can
        take: then `left` is never too much, and the sets are never too few.
        """
        left = sum(self._price(holding, in_runs, rank) for rank in self._barred)
        complete: list[int] = []
        short: list[tuple[int, int]] = []
        for rank in self._ranks:
            naturals = sum(count_at(key, rank) for key in holding.suits)
            if naturals >= self._rules.least_set:
                complete.append(rank)
            elif naturals:
                price = self._price(holding, in_runs, rank)
                if naturals == self._rules.least_naturals:
                    short.append((price, rank))
                else:
                    left += price
        short.sort(reverse=True)
        filled = short[: holding.wilds]
        left += sum(price for price, _ in short[holding.wilds :])
        return Survey(left, tuple(complete), tuple(rank for _, rank in filled))

    def _price(self, holding: Holding, in_runs: tuple[int, ...], rank: int) -> int:
        return sum(
            count_at(holding.suits[suit], rank) * self._rules.prices.naturals[suit][rank]
            for suit in range(len(SUITS))
            if not in_runs[suit] >> rank & 1
        )
