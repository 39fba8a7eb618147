"""What is typed so far, understood: seat by seat, then the whole hand."""

from collections.abc import Sequence
from typing import Any

from tournaments.domain.foresight import Understood
from tournaments.selectors.wording import say
from tournaments.web.marks import cards, count_cards
from tournaments.web.numbers import read_whole
from tournaments.web.tables.entry import Entry
from tournaments.web.tables.form import POINTS

Context = dict[str, Any]


def seen_context(entry: Entry, seat: str) -> Context | None:
    """The context of `tables/seen.html` for one seat; None while nothing is typed."""
    if entry.form.by == POINTS:
        return _seen_points(entry, seat)
    if not entry.form.typed(seat).strip():
        return None
    meant = entry.understood(seat)
    problems = [*meant.problems, *entry.problems_at(seat)]
    return {
        "key": seat,
        "cards": cards(meant.cards),
        "points": meant.points,
        "sum": sum_words(meant),
        "count": count_cards(len(meant.cards)) if meant.cards else "",
        **_total(entry, seat, meant.points),
        "errors": list(dict.fromkeys(say(found) for found in problems)),
    }


def preview_context(entry: Entry, changes: Sequence[Context] = (), note: str = "") -> Context:
    """The context of `tables/preview.html`: the part of every seat, then the whole hand's faults.

    A seat without anything typed has an empty part, so that what was there before goes away.
    """
    return {
        "seats": [seen_context(entry, seat) or {"key": seat} for seat in entry.losers],
        "problems": [say(found) for found in entry.problems if found.seat is None],
        "changes": changes,
        "changes_note": note,
    }


def sum_words(meant: Understood) -> str:
    """“44 × 2” where points are multiplied."""
    if meant.plain is None or meant.points == meant.plain:
        return ""
    return f"{meant.plain} × {(meant.points or 0) // meant.plain}" if meant.plain else ""


def _seen_points(entry: Entry, seat: str) -> Context | None:
    """Points alone need no adding up: only the total they make, and what speaks against them."""
    typed = entry.form.points_typed(seat)
    if not typed.strip():
        return None
    return {
        "key": seat,
        "points": None,
        "errors": [say(found) for found in entry.problems_at(seat)],
        **_total(entry, seat, read_whole(typed)),
    }


def _total(entry: Entry, seat: str, points: int | None) -> Context:
    """What the points make of the total, and whether it reaches the limit."""
    if points is None:
        return {"total": None, "over": False}
    total = entry.state.totals[entry.match.keys.key(seat)] + points
    out_at = entry.match.timeline.variant.out_at
    return {"total": total, "over": out_at is not None and total >= out_at}
