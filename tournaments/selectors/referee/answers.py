"""Rulings as plain data, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scoring.melds import format_meld_card
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
    shown = meld.offered if meld.reading is None else meld.reading.cards
    return {
        "kind": None if meld.reading is None else meld.reading.kind.value,
        "cards": [format_meld_card(card) for card in shown],
        "points": meld.points,
    }


def only_given(**parts: Any) -> Data:
    """The parts that say something."""
    return {name: part for name, part in parts.items() if part}
