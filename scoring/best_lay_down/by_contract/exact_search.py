"""The contract and nothing but the contract (variants.md §3.8)."""

from __future__ import annotations

from functools import cache
from operator import attrgetter

from scoring.best_lay_down.by_contract.exact_sets import SetPick, SetsOfRank, pick_sets
from scoring.best_lay_down.by_contract.rules import ContractRules
from scoring.best_lay_down.by_contract.runs import Run, RunLister, lay_run, take_run
from scoring.best_lay_down.by_contract.sets import RankHeld, list_naturals, list_ranks
from scoring.best_lay_down.holding import Holding, SuitKey
from scoring.best_lay_down.shapes import LaidMeld, LaidRun, LaidSet
from scoring.cards import Rank

NO_KEPT_STEPS = 0
Chosen = tuple[Run, ...]


class ExactSearch:
    """Goes through the runs, the dearest first, and gives the rest to sets.

    A run takes the natural wherever there is one left, for a wild spared finds room in another
    meld: a set takes any number, and two runs have more steps than anybody has cards. For
    the same reason every wild is laid, and only the points of naturals have to be searched.
    """

    def __init__(self, rules: ContractRules, holding: Holding, *, bar: int = -1) -> None:
        self._rules = rules
        self._holding = holding
        self._list_runs = cache(self._list_runs_anew)
        ranks = self._rank_cards(holding)
        self._best_sets = sum(held.price for held in ranks[: rules.contract.sets])
        self._bar = bar
        self._best: tuple[Chosen, SetPick] | None = None

    def run(self) -> list[LaidMeld]:
        """The contract that lays most points, more than the bar; nothing if there is none."""
        self._explore(self._holding, 0, ())
        return [] if self._best is None else self._lay(*self._best)

    def _list_runs_anew(self, suit: int, key: SuitKey) -> list[Run]:
        prices, wilds = self._rules.prices.naturals[suit], self._holding.wilds
        return RunLister(self._rules.run_shape, prices, wilds, NO_KEPT_STEPS).list_runs(suit, key)

    def _explore(self, holding: Holding, price: int, chosen: Chosen) -> None:
        to_come = self._rules.contract.runs - len(chosen)
        if not to_come:
            self._weigh(holding, price, chosen)
            return
        for suit, key in enumerate(holding.suits):
            for run in self._list_runs(suit, key):
                if price + to_come * run.price + self._best_sets <= self._bar:
                    break
                in_order = not chosen or run.price <= chosen[-1].price
                if in_order and run.least_wilds <= holding.wilds:
                    self._explore(take_run(holding, run), price + run.price, (*chosen, run))

    def _weigh(self, holding: Holding, price: int, chosen: Chosen) -> None:
        if price + self._best_sets <= self._bar:
            return
        pick = pick_sets(
            self._rules, self._rank_cards(holding), self._rules.contract.sets, holding.wilds
        )
        if pick is not None and price + pick.price > self._bar:
            self._bar = price + pick.price
            self._best = chosen, pick

    def _rank_cards(self, holding: Holding) -> list[RankHeld]:
        """The ranks held, the dearest first, and last a rank for sets of wilds alone."""
        ranks = sorted(
            list_ranks(self._rules.prices, holding), key=attrgetter("price"), reverse=True
        )
        return [*ranks, RankHeld(self._rules.wild_rank or Rank.TWO, 0, 0)]

    def _lay(self, chosen: Chosen, pick: SetPick) -> list[LaidMeld]:
        """The melds, the wilds that are not needed in the first that has room for them."""
        spare = self._holding.wilds
        spare -= sum(run.least_wilds for run in chosen) + sum(own.wilds for own in pick.ranks)
        rest = self._holding
        runs: list[LaidRun] = []
        for run in chosen:
            more = 0 if pick.ranks else min(spare, run.most_wilds - run.least_wilds)
            spare -= more
            rest = take_run(rest, run)
            runs.append(lay_run(self._rules.run_shape, run, run.least_wilds + more))
        sets = [laid for own in pick.ranks for laid in _lay_sets(self._rules, rest, own)]
        if sets:
            sets[0] = sets[0]._replace(wilds=sets[0].wilds + spare)
        return [*sets, *runs]


def _lay_sets(rules: ContractRules, holding: Holding, own: SetsOfRank) -> list[LaidSet]:
    """The naturals of a rank dealt out evenly, each set filled up with wilds."""
    naturals = list_naturals(holding, own.held.rank)
    dealt = [tuple(naturals[place :: own.sets]) for place in range(own.sets)]
    return [LaidSet(own.held.rank, suits, max(0, rules.least_set - len(suits))) for suits in dealt]
