"""A recorded hand in a few words."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from scoring.finish import Finish
from scoring.match import HistoryLine
from tournaments.domain.hand_lookup import find_hand
from tournaments.selectors.finish_words import finish_label
from tournaments.web.marks import multiplied, signed
from tournaments.web.tables.table_page import TablePage


def told_hand(page: TablePage, number: int) -> str | None:
    """Who went out, how, and the points of the others; None where no such hand is recorded."""
    line = next((x for x in page.state.history if x.hand_number == number and x.points), None)
    if line is None:
        return None
    data = find_hand(page.match.timeline, page.state, number).data or {}
    words = [_winner_words(page, data), ending_words(data, line), *_points_words(page, data, line)]
    return ", ".join(word for word in words if word)


def ending_words(data: Mapping[str, Any], line: HistoryLine) -> str:
    """How a hand ended and by what it is multiplied; an ordinary end needs no word."""
    finish = Finish(data["finish"])
    if finish is Finish.ORDINARY:
        return ""
    words = (finish_label(finish), multiplied(line.multiplier))
    return ", ".join(word for word in words if word)


def _winner_words(page: TablePage, data: Mapping[str, Any]) -> str:
    winner = data.get("went_out")
    return _("%(name)s went out") % {"name": page.match.keys.name(winner)} if winner else ""


def _points_words(page: TablePage, data: Mapping[str, Any], line: HistoryLine) -> list[str]:
    losers = [key for key in line.points if key != data.get("went_out")]
    return [f"{page.match.keys.name(key)} {signed(line.points[key])}" for key in losers]
