"""A player's totals, line by line of the match, as a small chart."""

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext as _

Context = dict[str, Any]

WIDTH = 106
BOTTOM = 24
TOP = 2
LIMIT = 5


def sparkline(totals: Sequence[int], limit: int | None, highest: int) -> Context | None:
    """The context of `components/sparkline.html`, on 112 × 26; None before the first hand.

    The limit is a line across; without one the `highest` total of all players reaches the top,
    so that charts can be compared. A total that falls (a buy-in) is a drop of its own.
    """
    if not totals:
        return None
    heights = [_height(total, limit, highest) for total in totals]
    line, drops, before = [f"M0 {BOTTOM}"], [], BOTTOM
    for place, (total, height) in enumerate(zip(totals, heights, strict=True), start=1):
        x = WIDTH * place // len(totals)
        if place > 1 and total < totals[place - 2]:
            line += [f"L{x} {before}", f"M{x} {height}"]
            drops.append(f"M{x} {before}V{height}")
        else:
            line.append(f"L{x} {height}")
        before = height
    return {
        "line": "".join(line),
        "drops": "".join(drops),
        "x": WIDTH,
        "y": before,
        "limit": None if limit is None else LIMIT,
        "label": _("Totals: %(totals)s") % {"totals": ", ".join(map(str, totals))},
    }


def _height(total: int, limit: int | None, highest: int) -> int:
    """How far from the upper edge a total is drawn; those beyond the limit stay inside."""
    full, goal = (limit, LIMIT) if limit is not None else (max(highest, 1), TOP)
    return min(BOTTOM, max(TOP, BOTTOM - total * (BOTTOM - goal) // full))
