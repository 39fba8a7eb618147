"""Ruling on a player who says that he has gone out, and on what he could have laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scoring.best_lay_down import find_best_lay_down
from scoring.cards import format_cards
from scoring.melds import meld_points
from scoring.referee import LastTurn, rule_going_out
from tournaments.selectors.referee.answers import laid_data, reasons_data
from tournaments.selectors.referee.asked import HouseRules, Questions

Data = dict[str, Any]


def going_out_ruling(
    key: str,
    *,
    number: int,
    opened: bool,
    melds: Sequence[str] | None = None,
    own: Sequence[str] = (),
    discard: str | None = None,
    left: str = "",
    house_rules: HouseRules,
) -> Data:
    """{"legal", "finish", "discard", "multiplier", "problems"}.

    Raises `UnknownVariant`, or `RuleBroken` with everything that cannot be read.
    """
    questions = Questions()
    variant = questions.variant(key, house_rules, number)
    turn = LastTurn(
        opened=opened,
        melds=None if melds is None else questions.melds("melds", melds),
        own=questions.melds("own", own),
        discard=questions.one_card("discard", discard or ""),
        left=len(questions.plain_cards("left", left)),
    )
    questions.insist()
    ruling = rule_going_out(variant, number, turn)
    return {
        "legal": ruling.legal,
        "finish": None if ruling.finish is None else ruling.finish.value,
        "discard": ruling.discard.value,
        "multiplier": ruling.multiplier,
        "problems": reasons_data(ruling.problems),
    }


def best_lay_down(
    key: str,
    *,
    number: int,
    cards: str,
    opened: bool,
    own: Sequence[str] = (),
    house_rules: HouseRules,
) -> Data:
    """{"can_open", "melds": [{"kind", "cards", "points"}], "left", "points_left"}.

    Raises `UnknownVariant`, or `RuleBroken` with everything that cannot be read.
    """
    questions = Questions()
    variant = questions.variant(key, house_rules, number)
    held = questions.plain_cards("cards", cards)
    before = questions.melds("own", own)
    questions.insist()
    best = find_best_lay_down(variant, number, held, opened=opened, own=before)
    return {
        "can_open": best.can_open,
        "melds": [{**laid_data(meld), "points": meld_points(variant, meld)} for meld in best.melds],
        "left": format_cards(best.left),
        "points_left": best.points_left,
    }
