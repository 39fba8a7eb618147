"""What the search needs of the rules of a hand with a contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.best_lay_down.by_contract.runs import RunShape
from scoring.best_lay_down.holding import LOW_ACE, SUITS
from scoring.best_lay_down.prices import Prices
from scoring.cards import Rank, Suit
from scoring.contract import Contract
from scoring.melds import Meld
from scoring.referee.own_melds import own_mark
from scoring.variant import Variant

NO_CONTRACT = Contract(0, 0)


@dataclass(frozen=True, slots=True)
class ContractRules:
    """The contract still to be laid, and what melds have to be like (variants.md §3.7, §3.8).

    `taken_ranks` and `taken_suits` are those of the player's melds on the table, which new
    sets and runs of his may not have.
    """

    contract: Contract
    least_set: int
    least_naturals: int
    run_shape: RunShape
    prices: Prices
    wild_rank: Rank | None
    all_at_once: bool
    taken_ranks: frozenset[int]
    taken_suits: frozenset[int]


def contract_rules(
    variant: Variant, hand_number: int, prices: Prices, *, opened: bool, own: Sequence[Meld]
) -> ContractRules:
    """The rules for a player in a hand; after the opening no contract is left to lay."""
    sets, runs = variant.set_rule, variant.run_rule
    contract = variant.contract(hand_number)
    taken = set(map(own_mark, own)) if variant.laying.own_melds_differ else set()
    return ContractRules(
        contract=NO_CONTRACT if opened or contract is None else contract,
        least_set=sets.least_cards,
        least_naturals=sets.least_naturals,
        run_shape=RunShape(
            runs.least_cards,
            LOW_ACE if runs.ace_low else Rank.TWO,
            runs.neighbouring_jokers,
            runs.least_naturals,
        ),
        prices=prices,
        wild_rank=variant.wild_rank(hand_number),
        all_at_once=variant.is_laid_all_at_once(hand_number),
        taken_ranks=frozenset(mark for mark in taken if isinstance(mark, Rank)),
        taken_suits=frozenset(SUITS.index(mark) for mark in taken if isinstance(mark, Suit)),
    )
