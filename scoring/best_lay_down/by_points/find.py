"""The way from cards to a lay-down: the best of all, and another if that does not open."""

from __future__ import annotations

from scoring.best_lay_down.by_points.laying import lay_out
from scoring.best_lay_down.by_points.most_search import MostSearch
from scoring.best_lay_down.by_points.opening_search import OpeningSearch
from scoring.best_lay_down.by_points.plan import Plan
from scoring.best_lay_down.by_points.rules import PointsRules, learn_rules
from scoring.best_lay_down.by_points.scores import SECOND, second_part
from scoring.best_lay_down.holding import Holding
from scoring.best_lay_down.prices import price_holding
from scoring.best_lay_down.shapes import LaidMeld
from scoring.variant import Variant


def find_by_points(variant: Variant, holding: Holding, *, opened: bool) -> list[LaidMeld]:
    """The melds that leave the fewest points, all cards being free to go; none if none may."""
    rules = learn_rules(
        PointsRules(
            sets=variant.set_rule,
            runs=variant.run_rule,
            opening=variant.opening,
            penalties=variant.penalties,
            opened=opened,
            jokers=holding.wilds,
        )
    )
    plan = _find_plan(rules, holding)
    return [] if plan is None else lay_out(rules, plan)


def _find_plan(rules: PointsRules, holding: Holding) -> Plan | None:
    enough = price_holding(rules.prices, holding) * SECOND
    plan = MostSearch(rules.light_hand, holding, enough).find(holding, rules.joker_sets)
    if plan is None or second_part(plan.score) >= rules.least:
        return plan
    if not _opens(rules, holding):
        return None
    return OpeningSearch(rules, holding).find(holding, rules.joker_sets)


def _opens(rules: PointsRules, holding: Holding) -> bool:
    """Whether there is any lay-down that is dear enough."""
    enough = rules.least * SECOND
    plan = MostSearch(rules.dear_opening, holding, enough).find(holding, rules.joker_sets)
    return plan is not None and plan.score >= enough
