"""Rulings as plain data, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scoring.melds import Meld, MeldCard, format_meld_card
from scoring.referee import Reason, RuledMeld
from tournaments.selectors.wording import say

Data = dict[str, Any]


def reasons_data(reasons: Iterable[Reason]) -> list[Data]:
    """[{"code", "rule", "message", "meld"}]; "meld" is the index, None where about no one."""
    return [
        {
            "code": reason.problem.code,
            "rule": reason.rule,
            "message": say(reason.problem),
            "meld": reason.meld,
        }
        for reason in reasons
    ]


def meld_data(meld: RuledMeld) -> Data:
    """{"kind", "cards", "points"}; kind None where the cards are no meld."""
    if meld.reading is None:
        return {"kind": None, "cards": _write(meld.offered), "points": meld.points}
    return {**laid_data(meld.reading), "points": meld.points}


def laid_data(meld: Meld) -> Data:
    """{"kind", "cards"}, each wild with what it stands for."""
    return {"kind": meld.kind.value, "cards": _write(meld.cards)}


def only_given(**parts: Any) -> Data:
    """The parts that say something."""
    return {name: part for name, part in parts.items() if part}


def _write(cards: Iterable[MeldCard]) -> list[str]:
    return [format_meld_card(card) for card in cards]
