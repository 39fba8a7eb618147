"""Rows of the standings as a page shows them."""

from typing import Any

from django.utils.translation import gettext as _

from tournaments.selectors.fates import Fate
from tournaments.selectors.standing_words import (
    GONE,
    is_beaten,
    place_words,
    seat_code,
    state_words,
)
from tournaments.selectors.standings import StandingLine
from tournaments.web.marks import bar, person, pips, tag
from tournaments.web.money import format_money
from tournaments.web.tournaments.board import Board
from tournaments.web.tournaments.counted import counted_figure
from tournaments.web.tournaments.sparklines import sparkline
from tournaments.web.tournaments.stage_tabs import above_the_cut, going_on
from tournaments.web.tournaments.standing_parts import with_headings

Context = dict[str, Any]

NEAR_LIMIT = 20
"""Points left from which a row says how few they are."""


def standing_rows(board: Board) -> list[Context]:
    """Every row of the standings, in their order."""
    lines, goes_on, cut = board.lines, going_on(board.part), above_the_cut(board.part)
    highest = max((total for line in lines for total in line.totals), default=0)
    provisional = points_only(board)
    return [
        {
            **_who(line),
            **_figures(board, line),
            "provisional": line.entry_id in provisional,
            "spark": sparkline(line.totals, board.limit, highest),
            "heading": heading,
            "goes_on": line.entry_id in goes_on,
            "cut": place == cut,
        }
        for place, (line, heading) in enumerate(with_headings(board), start=1)
    ]


def points_only(board: Board) -> frozenset[int]:
    """Entries whose last hand, at whatever table they sat last, was recorded without its cards."""
    found: frozenset[int] = frozenset()
    for hand in board.last_hands.values():
        found = (found - hand.known) | hand.by_points
    return found


def _who(line: StandingLine) -> Context:
    words = {"table": line.table, "seat": line.seat}
    seated = line.table is not None and not line.is_out
    return {
        **person(line.name, line.player_id),
        "key": line.entry_id,
        "search": line.search_text,
        "seat": seat_code(line) if seated else "",
        "seat_words": _("table %(table)s, seat %(seat)s") % words if seated else "",
    }


def _figures(board: Board, line: StandingLine) -> Context:
    limit = board.limit
    shows_limit = limit is not None and line.total is not None and not line.is_out
    balance = board.balances.get(line.entry_id)
    currency = board.tournament.currency
    return {
        "place": place_words(line),
        "first": line.place == 1,
        "moved": None,
        "points": counted_figure(board, line),
        "bar": bar(line.total or 0, limit) if limit else None,
        "left": line.to_limit if shows_limit else None,
        "won": line.hands_won,
        "pips": pips(line.buy_ins, max(board.buy_ins, line.buy_ins)),
        "money": "" if balance is None else format_money(balance, currency, signed=True),
        "state": _state(board, line),
        "out": is_beaten(line) or line.fate is Fate.CUT,
    }


def _state(board: Board, line: StandingLine) -> Context:
    if line.won_match and _plays_on(board):
        return tag("ok", _("Goes on"))
    if _is_near(board, line):
        return tag("warn", _("%(points)s left") % {"points": line.to_limit})
    return tag(_kind(line), state_words(line, is_over=board.is_over))


def _kind(line: StandingLine) -> str:
    if line.status in GONE or line.fate is Fate.CUT:
        return "out"
    if line.fate is Fate.WENT_ON:
        return "ok" if line.table is None else "in"
    if line.won_match:
        return "gold"
    if line.may_buy_in:
        return "warn"
    return "out" if line.is_out else "in"


def _plays_on(board: Board) -> bool:
    """Whether a table won is not yet the stage won."""
    return board.part is not None and board.part.has_rounds and board.part.is_provisional


def _is_near(board: Board, line: StandingLine) -> bool:
    if board.is_over or board.limit is None or _kind(line) != "in":
        return False
    return line.to_limit is not None and line.to_limit <= NEAR_LIMIT
