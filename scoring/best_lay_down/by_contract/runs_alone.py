"""Runs without any set, where wilds may be left over (variants.md §3.7)."""

from __future__ import annotations

from typing import NamedTuple

from scoring.best_lay_down.by_contract.rules import ContractRules
from scoring.best_lay_down.by_contract.runs import Run, RunLister, lay_run
from scoring.best_lay_down.holding import HIGHEST, SUITS, Holding
from scoring.best_lay_down.prices import price_holding
from scoring.best_lay_down.shapes import LaidMeld

# Here a wild may be worth more in a run than the natural whose step it takes.
EVERY_STEP = (1 << HIGHEST + 1) - 1


class _Laid(NamedTuple):
    """Some runs, each with its wilds, and the points of all their cards."""

    points: int
    runs: tuple[tuple[Run, int], ...]


# The most points by the number of runs and of wilds in them.
_ByRunsAndWilds = dict[tuple[int, int], _Laid]


def lay_runs_alone(rules: ContractRules, holding: Holding) -> tuple[int, list[LaidMeld]] | None:
    """The points left by the best lay-down of runs, and its melds; None without one."""
    found: _ByRunsAndWilds = {(0, 0): _Laid(0, ())}
    for suit in range(len(SUITS)):
        if suit not in rules.taken_suits:
            found = _add_suit(found, _list_best_runs(rules, holding, suit), holding.wilds)
    least = max(1, rules.contract.runs)
    enough = [laid for (runs, _), laid in found.items() if runs >= least]
    if not enough:
        return None
    best = max(enough, key=lambda laid: laid.points)
    melds: list[LaidMeld] = [lay_run(rules.run_shape, run, wilds) for run, wilds in best.runs]
    return price_holding(rules.prices, holding) - best.points, melds


def _list_best_runs(rules: ContractRules, holding: Holding, suit: int) -> dict[int, _Laid]:
    """The run of a suit that lays most points, by the wilds in it."""
    prices, wild = rules.prices.naturals[suit], rules.prices.wild
    lister = RunLister(rules.run_shape, prices, holding.wilds, EVERY_STEP)
    best: dict[int, _Laid] = {}
    for run in lister.list_runs(suit, holding.suits[suit]):
        for wilds in range(run.least_wilds, run.most_wilds + 1):
            points = run.price + wilds * wild
            if wilds not in best or points > best[wilds].points:
                best[wilds] = _Laid(points, ((run, wilds),))
    return best


def _add_suit(found: _ByRunsAndWilds, own: dict[int, _Laid], most_wilds: int) -> _ByRunsAndWilds:
    added = dict(found)
    for (runs, wilds), laid in found.items():
        for more, run in own.items():
            key = runs + 1, wilds + more
            points = laid.points + run.points
            if wilds + more <= most_wilds and (key not in added or points > added[key].points):
                added[key] = _Laid(points, laid.runs + run.runs)
    return added
