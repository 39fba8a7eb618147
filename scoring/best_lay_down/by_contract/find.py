"""The way from cards to a lay-down where a contract opens (variants.md §3.7, §3.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from scoring.best_lay_down.by_contract.exact_search import ExactSearch
from scoring.best_lay_down.by_contract.open_search import OpenSearch
from scoring.best_lay_down.by_contract.rules import ContractRules, contract_rules
from scoring.best_lay_down.by_contract.runs_alone import lay_runs_alone
from scoring.best_lay_down.holding import HIGHEST, SUITS, Holding, list_steps
from scoring.best_lay_down.prices import Prices
from scoring.best_lay_down.shapes import LaidMeld
from scoring.melds import Meld
from scoring.variant import Variant

# Every natural counts one: what lays most points lays most cards.
CARDS = Prices(((1,) * (HIGHEST + 1),) * len(SUITS), wild=1)


def find_by_contract(
    variant: Variant,
    hand_number: int,
    prices: Prices,
    holding: Holding,
    *,
    opened: bool,
    own: Sequence[Meld],
) -> list[LaidMeld]:
    """The melds that leave the fewest points, all cards being free to go; none if none may."""
    rules = contract_rules(variant, hand_number, prices, opened=opened, own=own)
    if variant.laying.new_melds:
        return _lay_most(rules, holding)
    if opened:
        return []
    return _lay_all(rules, holding) if rules.all_at_once else ExactSearch(rules, holding).run()


def _lay_most(rules: ContractRules, holding: Holding) -> list[LaidMeld]:
    found = [OpenSearch(rules, holding).run()]
    if not rules.contract.sets:
        found.append(lay_runs_alone(rules, holding))
    lay_downs = [lay_down for lay_down in found if lay_down is not None]
    return min(lay_downs, key=lambda lay_down: lay_down[0])[1] if lay_downs else []


def _lay_all(rules: ContractRules, holding: Holding) -> list[LaidMeld]:
    """The contract with every card in it; nothing if a card would be left."""
    naturals = sum(count for key in holding.suits for _, count in list_steps(key))
    return ExactSearch(replace(rules, prices=CARDS), holding, bar=naturals - 1).run()
