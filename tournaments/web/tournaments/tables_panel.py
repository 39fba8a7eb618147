"""The context of the tables as they stand now."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.models import Table
from tournaments.selectors.last_hands import LastHand
from tournaments.selectors.standings import StandingLine
from tournaments.web.marks import person, signed, tag, unchecked_tag
from tournaments.web.times import clock_time
from tournaments.web.tournaments.board import Board
from tournaments.web.tournaments.round_words import table_title
from tournaments.web.words import hand_title

Context = dict[str, Any]


def tables_panel(board: Board, url: str) -> Context:
    """The context `tables` of `tournaments/tournament.html`; `url` is "" where nothing moves."""
    return {
        "url": url,
        "ptag": board.tournament.moment,
        "note": _note(board),
        "list": [_table(board, table) for table in board.tables],
    }


def _note(board: Board) -> str:
    return _("How each table ended") if board.is_over else ""


def _table(board: Board, table: Table) -> Context:
    last = board.last_hands.get(table.pk)
    return {
        "number": table.number,
        "title": table_title(board, table.number),
        "url": reverse("table", args=(table.pk,)),
        "tag": _table_tag(board, table, last),
        "progress": _progress(board, table, last),
        "seats": [_seat(table, line, last) for line in board.seats[table.pk]],
    }


def _table_tag(board: Board, table: Table, last: LastHand | None) -> Context | None:
    if table.is_finished:
        return None if board.is_over else tag("ok", _("Finished"))
    if board.is_over:
        return tag("out", _("Not played to the end"))
    if any(line.may_buy_in for line in board.seats[table.pk]):
        return tag("warn", _("Buy-in?"))
    if last is None:
        return None
    return unchecked_tag(by_points=bool(last.by_points), by_ruling=last.by_ruling)


def _progress(board: Board, table: Table, last: LastHand | None) -> str:
    """What comes next at the table and since when; what was played, once it is over."""
    if table.is_finished or board.is_over or table.hand_number is None:
        played = ngettext("%(count)s hand", "%(count)s hands", table.hands_played)
        return played % {"count": table.hands_played}
    title = hand_title(board.variant, table.hand_number)
    if last is None:
        return title
    since = clock_time(last.saved_at, board.club)
    return _("%(hand)s, since %(time)s") % {"hand": title, "time": since}


def _seat(table: Table, line: StandingLine, last: LastHand | None) -> Context:
    change, kind = _change(line, last)
    return {
        **person(line.name),
        "number": line.seat,
        "dealer": not table.is_finished and table.dealer == line.seat,
        "change": change,
        "kind": kind,
        "total": line.at_table,
    }


def _change(line: StandingLine, last: LastHand | None) -> tuple[str, str]:
    """What the last hand did to a player, and the kind of it."""
    if line.won_match:
        return _("won"), "won"
    if line.out_at_table:
        return _("out"), "out"
    if last is not None and last.went_out == line.entry_id:
        return _("won"), "won"
    return ("", "") if line.last_points is None else (signed(line.last_points), "")
