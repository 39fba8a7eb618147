"""Ruling on a lay-down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scoring.melds import format_meld
from scoring.referee import LayDownRuling, find_nearest, rule_lay_down
from tournaments.selectors.referee.answers import meld_data, only_given, reasons_data
from tournaments.selectors.referee.asked import HouseRules, Questions

Data = dict[str, Any]


def lay_down_ruling(
    key: str,
    *,
    number: int,
    opened: bool,
    melds: Sequence[str],
    own: Sequence[str] = (),
    house_rules: HouseRules,
) -> Data:
    """{"legal", "points", "melds", "problems"}; "notes" and "nearest" where there are any.

    Raises `UnknownVariant`, or `RuleBroken` with everything that cannot be read.
    """
    questions = Questions()
    variant = questions.variant(key, house_rules, number)
    offers, before = questions.melds("melds", melds), questions.melds("own", own)
    questions.insist()
    ruling = rule_lay_down(variant, number, offers, opened=opened, own=before)
    legal = ruling.legal
    nearest = () if legal else find_nearest(variant, number, offers, opened=opened, own=before)
    return {
        **_ruling_data(ruling),
        **only_given(nearest=[format_meld(meld.cards) for meld in nearest]),
    }


def _ruling_data(ruling: LayDownRuling) -> Data:
    return {
        "legal": ruling.legal,
        "points": ruling.points,
        "melds": [meld_data(meld) for meld in ruling.melds],
        "problems": reasons_data(ruling.problems),
        **only_given(notes=reasons_data(ruling.notes)),
    }
