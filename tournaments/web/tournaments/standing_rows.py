"""Rows of the standings as a page shows them."""

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from tournaments.models import EntryStatus
from tournaments.selectors.standings import StandingLine
from tournaments.web.marks import bar, person, pips, tag
from tournaments.web.money import format_money
from tournaments.web.tournaments.board import Board
from tournaments.web.tournaments.sparklines import sparkline
from tournaments.web.tournaments.standing_parts import is_out, with_headings

Context = dict[str, Any]

NEAR_LIMIT = 20
"""Points left from which a row says how few they are."""


def standing_rows(board: Board) -> list[Context]:
    """Every row of the standings, in their order."""
    lines = board.standings.lines
    highest = max((total for line in lines for total in line.totals), default=0)
    provisional = points_only(board)
    return [
        {
            **_who(line),
            **_figures(board, line),
            "provisional": line.entry_id in provisional,
            "spark": sparkline(line.totals, board.variant.out_at, highest),
            "heading": heading,
        }
        for line, heading in with_headings(lines)
    ]


def points_only(board: Board) -> frozenset[int]:
    """Entries whose last hand was recorded without its cards."""
    return frozenset(entry for hand in board.last_hands.values() for entry in hand.by_points)


def place_words(line: StandingLine) -> str:
    """“6”, “6=” where it is shared, a dash where there is none."""
    if line.place is None:
        return "–"
    return f"{line.place}=" if line.is_shared else str(line.place)


def seat_code(line: StandingLine) -> str:
    """“T3·5”: table and seat, as they are printed on slips; empty without a seat."""
    if line.table is None:
        return ""
    return pgettext("table and seat", "T%(table)s·%(seat)s") % {
        "table": line.table,
        "seat": line.seat,
    }


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
    limit = board.variant.out_at
    shows_limit = limit is not None and line.total is not None and not line.is_out
    balance = board.balances.get(line.entry_id)
    currency = board.tournament.currency
    return {
        "place": place_words(line),
        "first": line.place == 1,
        "moved": None,
        "points": line.total,
        "bar": bar(line.total or 0, limit) if limit else None,
        "left": line.to_limit if shows_limit else None,
        "won": line.hands_won,
        "pips": pips(line.buy_ins, board.variant.buy_ins.most),
        "money": "" if balance is None else format_money(balance, currency, signed=True),
        "state": _state(board, line),
        "out": is_out(line),
    }


def _state(board: Board, line: StandingLine) -> Context:
    if line.status in _GONE:
        return tag("out", _GONE[EntryStatus(line.status)]())
    if line.won_match:
        return tag("gold", _("Winner"))
    if line.may_buy_in:
        return tag("warn", _("Buy-in?"))
    if line.is_out:
        return tag("out", _("Out, hand %(number)s") % {"number": line.left_in_hand})
    if _is_near(board, line):
        return tag("warn", _("%(points)s left") % {"points": line.to_limit})
    return tag("in", _still_in(board, line))


def _still_in(board: Board, line: StandingLine) -> str:
    if line.table is None:
        return str(EntryStatus(line.status).label)
    return _("To the end") if board.is_over else _("In")


def _is_near(board: Board, line: StandingLine) -> bool:
    return not board.is_over and line.to_limit is not None and line.to_limit <= NEAR_LIMIT


_GONE = {
    EntryStatus.WITHDRAWN: lambda: _("Withdrawn"),
    EntryStatus.DISQUALIFIED: lambda: _("Disqualified"),
}
