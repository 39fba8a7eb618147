"""Whether melds that stand are an opening: by points or by contract (variants.md §3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scoring.contract import Contract
from scoring.melds import Meld, MeldKind
from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant


def judge_opening(
    variant: Variant, hand_number: int, melds: Sequence[Meld], points: int | None
) -> Iterator[Problem]:
    """Every reason why the melds do not open; nothing where there is no meld to judge."""
    contract = variant.contract(hand_number)
    if contract is not None:
        yield from _judge_contract(variant, contract, melds)
        yield from _judge_all_cards(variant, hand_number, melds)
    elif points is not None and points < (variant.opening.points or 0):
        needed = variant.opening.points
        yield problem("opening.too_few_points", _TOO_FEW, points=points, needed=needed)


def _judge_contract(
    variant: Variant, contract: Contract, melds: Sequence[Meld]
) -> Iterator[Problem]:
    sets = sum(meld.kind is MeldKind.SET for meld in melds)
    runs = len(melds) - sets
    told: dict[str, Any] = {
        "sets": contract.sets,
        "runs": contract.runs,
        "laid_sets": sets,
        "laid_runs": runs,
    }
    if sets < contract.sets or runs < contract.runs:
        yield problem("opening.contract_not_met", _NOT_MET, **told)
    beyond = sets > contract.sets or runs > contract.runs
    if beyond and not variant.laying.new_melds:
        yield problem("opening.beyond_contract", _BEYOND, **told)


def _judge_all_cards(
    variant: Variant, hand_number: int, melds: Sequence[Meld]
) -> Iterator[Problem]:
    if not variant.is_laid_all_at_once(hand_number):
        return
    held = variant.cards_dealt(hand_number, variant.players_min) + 1
    count = sum(len(meld.cards) for meld in melds)
    if count != held:
        yield problem("opening.not_all_cards", _NOT_ALL, count=count, held=held)


_TOO_FEW = translatable("The opening is worth {points} points; it needs {needed}.")
_NOT_MET = translatable(
    "The contract is not met. Demanded: sets {sets}, runs {runs}; laid: sets {laid_sets}, runs "
    "{laid_runs}."
)
_BEYOND = translatable(
    "Nothing beyond the contract may be laid. Demanded: sets {sets}, runs {runs}; laid: sets "
    "{laid_sets}, runs {laid_runs}."
)
_NOT_ALL = translatable(
    "In this hand nobody opens before he can lay all his cards, {held} after the draw, without a "
    "discard; laid are {count}."
)
