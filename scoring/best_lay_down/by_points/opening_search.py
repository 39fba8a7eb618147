"""The fewest points left among openings that are dear enough, where the best of all is not."""

from __future__ import annotations

from functools import reduce

from scoring.best_lay_down.by_points.branch_search import BranchSearch, Reach
from scoring.best_lay_down.by_points.joining import FrontsByJokers, as_fronts, join, join_fronts
from scoring.best_lay_down.by_points.plan import Branch, Plan
from scoring.best_lay_down.by_points.rank_choices import list_rank_choices, sum_from_end
from scoring.best_lay_down.by_points.rules import PointsRules
from scoring.best_lay_down.by_points.scores import first_part, second_part
from scoring.best_lay_down.by_points.shares import share_fronts
from scoring.best_lay_down.by_points.target import Target
from scoring.best_lay_down.holding import Holding, SuitKeys


class OpeningSearch(BranchSearch):
    """A branch has to be able both to leave fewer points than the best plan, and to open."""

    def __init__(self, rules: PointsRules, holding: Holding) -> None:
        super().__init__(rules.light_hand, list_rank_choices(rules.light_hand, holding))
        self._rules = rules
        naturals = [[choice.of_naturals for choice in rank] for rank in self._ranks]
        self._light_to_come = sum_from_end([max(scores) for scores in naturals])
        self._dear_to_come = sum_from_end([max(map(second_part, scores)) for scores in naturals])
        self._bar = -1
        self._best: tuple[int, Branch] | None = None

    def find(self, holding: Holding, joker_sets: tuple[int, ...]) -> Plan | None:
        """The opening that leaves least; None where nothing opens."""
        self._explore_all(holding, joker_sets)
        if self._best is None:
            return None
        of_rest, branch = self._best
        shares = share_fronts(self._list_parts(branch), branch.jokers, of_rest)
        return Plan(self._bar, branch, shares, self._rules.front_tables)

    def _reach(self, suits: SuitKeys) -> Reach:
        return _bound(self._rules.light_hand, suits), _bound(self._rules.dear_opening, suits)

    def _may_win(self, score: int, reach: Reach, jokers: int, place: int) -> bool:
        light, dear = reach
        opening = second_part(score) + first_part(dear[jokers]) + self._dear_to_come[place]
        lighter = score + light[jokers] + self._light_to_come[place] > self._bar
        return lighter and opening >= self._rules.least

    def _weigh(self, score: int, branch: Branch) -> None:
        rest = reduce(join_fronts, self._list_parts(branch))[branch.jokers]
        missing = self._rules.least - second_part(score)
        opening = next((own for own in rest if second_part(own) >= missing), None)
        if opening is not None and score + opening > self._bar:
            self._bar = score + opening
            self._best = opening, branch

    def _list_parts(self, branch: Branch) -> list[FrontsByJokers]:
        tables = zip(self._rules.front_tables, branch.suits, strict=True)
        return [*(table.fronts(key) for table, key in tables), as_fronts(branch.room)]


def _bound(target: Target, suits: SuitKeys) -> tuple[int, ...]:
    return join(target.spread(suits), target.joker_ramp)
