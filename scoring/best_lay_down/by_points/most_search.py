"""The one best score."""

from __future__ import annotations

from scoring.best_lay_down.by_points.branch_search import BranchSearch, Reach
from scoring.best_lay_down.by_points.joining import join
from scoring.best_lay_down.by_points.plan import Branch, Plan
from scoring.best_lay_down.by_points.rank_choices import list_rank_choices, sum_from_end
from scoring.best_lay_down.by_points.shares import share_most
from scoring.best_lay_down.by_points.target import Target
from scoring.best_lay_down.holding import Holding, SuitKeys

# No score comes up to this: the search is over.
BEYOND = 1 << 40


class MostSearch(BranchSearch):
    """Looks for the most of one target, and ends with the first plan that scores enough."""

    def __init__(self, target: Target, holding: Holding, enough: int) -> None:
        super().__init__(target, list_rank_choices(target, holding))
        self._to_come = sum_from_end([max(c.of_naturals for c in rank) for rank in self._ranks])
        self._enough = enough
        self._bar = 0
        self._best: tuple[int, Branch] | None = None

    def find(self, holding: Holding, joker_sets: tuple[int, ...]) -> Plan | None:
        """The plan that scores most; None where nothing scores."""
        self._explore_all(holding, joker_sets)
        if self._best is None:
            return None
        score, branch = self._best
        parts = [*self._target.list_most(branch.suits), branch.room]
        return Plan(score, branch, share_most(parts, branch.jokers), self._target.tables)

    def _reach(self, suits: SuitKeys) -> Reach:
        return (join(self._target.spread(suits), self._target.joker_ramp),)

    def _may_win(self, score: int, reach: Reach, jokers: int, place: int) -> bool:
        return score + reach[0][jokers] + self._to_come[place] > self._bar

    def _weigh(self, score: int, branch: Branch) -> None:
        score += join(self._target.spread(branch.suits), branch.room)[branch.jokers]
        if score > self._bar:
            self._best = score, branch
            self._bar = score if score < self._enough else BEYOND
