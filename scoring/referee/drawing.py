"""Ruling on the top discard drawn in one's own turn (variants.md §3.1, §3.5, §3.7)."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant


def judge_draw(variant: Variant, player: str, *, opened: bool) -> Iterator[Problem]:
    """Why a player may not draw the top discard in his turn; nothing where he may."""
    if opened and not variant.laying.discard_pile_after_opening:
        yield problem("draw.after_opening", _AFTER, player=player)
    if not opened and not variant.opening.discard_pile_before:
        yield problem("draw.before_opening", _BEFORE, player=player)


_AFTER = translatable("{player} has opened and draws from the stock only.")
_BEFORE = translatable("{player} has not opened and may not draw from the discard pile.")
