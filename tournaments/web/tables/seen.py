"""What is typed so far, understood: seat by seat, then the whole hand."""

from collections.abc import Sequence
from typing import Any

from tournaments.domain.foresight import Understood
from tournaments.selectors.wording import say
from tournaments.web.marks import cards, count_cards
from tournaments.web.tables.entry import Entry
from tournaments.web.tables.form import CARDS

Context = dict[str, Any]


def seen_context(entry: Entry, seat: str) -> Context | None:
    """The context of `tables/seen.html` for one seat; None while nothing is typed."""
    if entry.form.by != CARDS or not entry.form.typed(seat).strip():
        return None
    meant = entry.understood(seat)
    total = _total_with(entry, seat, meant.points)
    out_at = entry.match.timeline.variant.out_at
    problems = [*meant.problems, *entry.problems_at(seat)]
    return {
        "key": seat,
        "cards": cards(meant.cards),
        "points": meant.points,
        "sum": sum_words(meant),
        "count": count_cards(len(meant.cards)) if meant.cards else "",
        "total": total,
        "over": total is not None and out_at is not None and total >= out_at,
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


def _total_with(entry: Entry, seat: str, points: int | None) -> int | None:
    if points is None:
        return None
    return entry.state.totals[entry.match.keys.key(seat)] + points
