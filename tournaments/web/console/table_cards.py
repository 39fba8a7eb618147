"""A card for each table: who sits there, how far they are, whether anybody waits."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.selectors.clocks import time_left
from tournaments.selectors.console_tables import ConsoleSeat, ConsoleTable
from tournaments.web.clocks import clock_context
from tournaments.web.console.desk import Console
from tournaments.web.field_words import count_players
from tournaments.web.marks import person, pips, tag, unchecked_tag
from tournaments.web.since import ago_words, since_words
from tournaments.web.words import hand_title

Context = dict[str, Any]


def tables_context(console: Console) -> Context:
    """The context `tables` of `tournaments/console.html`."""
    late = {table.pk for table in console.late}
    return {
        "url": reverse("console_tables", args=(console.tournament.pk,)),
        "ptag": console.ptag,
        "title": _title(console),
        "list": [_card(console, table, table.pk in late) for table in console.board.tables],
    }


def before_context(console: Console) -> Context | None:
    """What is missing before the tournament can finish; None once nothing is."""
    playing = console.board.playing
    if not console.is_running or not playing:
        return None
    return {
        "title": _("Before it can finish"),
        "rows": [{"label": _("Tables still playing"), "value": len(playing)}, *_offers(console)],
        "text": _slowest(console) if console.play_has_begun else "",
    }


def _offers(console: Console) -> list[Context]:
    """The open buy-ins; no row where the rule sheet has none."""
    if not console.variant.buy_ins.most:
        return []
    open_now = sum(len(table.offers) for table in console.board.playing)
    return [{"label": _("Buy-in decisions"), "value": open_now}]


def _slowest(console: Console) -> str:
    playing = console.board.playing
    slowest = min(playing, key=lambda table: (table.hands_played, table.waits_since))
    return _("The slowest is table %(number)s") % {"number": slowest.number}


def _title(console: Console) -> str:
    """Who is still in only where a limit puts players out."""
    board = console.board
    number = len(board.tables)
    tables = ngettext("%(count)s table", "%(count)s tables", number) % {"count": number}
    if console.variant.out_at is None:
        return f"{tables}, {count_players(board.seated)}"
    return _("%(tables)s, %(players)s still in") % {"tables": tables, "players": board.still_in}


def _card(console: Console, table: ConsoleTable, is_late: bool) -> Context:
    kind, mark = _mark(console, table, is_late)
    return {
        "number": table.number,
        "url": reverse("table", args=(table.pk,)),
        "kind": kind,
        "tag": mark,
        "progress": _progress(console, table),
        "clock": _clock(console, table),
        "foot": _foot(console, table),
        "seats": [_seat(console, seat) for seat in table.seats],
    }


def _mark(console: Console, table: ConsoleTable, is_late: bool) -> tuple[str, Context | None]:
    """The edge of the card and its tag: what is most pressing at the table."""
    if table.is_finished:
        return "done", tag("ok", _("Finished"))
    if table.offers:
        return "attn", tag("warn", _("Buy-in?"))
    if any(hand.is_disputed for hand in table.waiting_hands):
        return "attn", tag("bad", _("Disputed"))
    if is_late:
        waited = since_words(console.waited(table))
        return "late", tag("bad", _("Late, %(time)s") % {"time": waited})
    return "", _hand_tag(table)


def _hand_tag(table: ConsoleTable) -> Context | None:
    """What is open about the hands recorded."""
    if table.waiting_hands:
        return tag("warn", _("Waits for a second player"))
    return unchecked_tag(by_points=table.by_points, by_ruling=table.by_ruling)


def _progress(console: Console, table: ConsoleTable) -> str:
    if table.hand_number is None:
        played = ngettext("%(count)s hand", "%(count)s hands", table.hands_played)
        return played % {"count": table.hands_played}
    return hand_title(console.variant, table.hand_number).lower()


def _clock(console: Console, table: ConsoleTable) -> Context | None:
    """Only where the table has another time than the round, or its time is up."""
    playing = console.board.round
    if table.is_finished or table.clock is None or playing is None:
        return None
    time = time_left(table.clock, console.now)
    if table.clock == playing.clock and not time.has_run_out:
        return None
    return clock_context(time, console.now, console.tournament.club)


def _foot(console: Console, table: ConsoleTable) -> str:
    """Who won; else who recorded last, and when."""
    if table.winners:
        return _("Winner: %(names)s") % {"names": ", ".join(table.winners)}
    if not table.last_by:
        return _("Nothing recorded yet")
    return f"{table.last_by}, {ago_words(console.waited(table))}"


def _seat(console: Console, seat: ConsoleSeat) -> Context:
    allowed = console.variant.buy_ins.most
    return {
        **person(seat.name),
        "number": seat.number,
        "total": seat.total,
        "note": _("out") if seat.is_out and not seat.may_buy_in else "",
        "pips": pips(seat.buy_ins, allowed) if allowed and seat.buy_ins else None,
    }
