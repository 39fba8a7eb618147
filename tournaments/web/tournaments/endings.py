"""What a finished tournament says above its standings."""

from typing import Any

from django.utils.translation import gettext as _

from tournaments.models import LogEntry, Tournament
from tournaments.selectors.log import corrections_after_the_end
from tournaments.selectors.standings import StandingLine
from tournaments.web.money import format_money
from tournaments.web.times import clock_time, short_day
from tournaments.web.tournaments.board import Board

Context = dict[str, Any]


def winner_context(board: Board) -> Context | None:
    """Who won and with what; None before the end, or when nobody has a place."""
    winners = board.standings.winners if board.is_over else ()
    if not winners:
        return None
    names = ", ".join(line.name for line in winners)
    title = _("%(names)s wins") if len(winners) == 1 else _("%(names)s share the win")
    return {"title": title % {"names": names}, "text": _result(board, winners[0])}


def correction_context(tournament: Tournament) -> Context | None:
    """The last correction made after the tournament was finished for the first time."""
    entry = corrections_after_the_end(tournament).first()
    return None if entry is None else _correction(entry, tournament)


def _result(board: Board, line: StandingLine) -> str:
    points = _("%(points)s points at the end.") % {"points": line.total}
    balance = board.balances.get(line.entry_id)
    if balance is None:
        return points
    amount = format_money(balance, board.tournament.currency, signed=True)
    return _("%(points)s %(amount)s after all payments.") % {"points": points, "amount": amount}


def _correction(entry: LogEntry, tournament: Tournament) -> Context:
    day, time = short_day(entry.at, tournament.club), clock_time(entry.at, tournament.club)
    said = {"day": day, "time": time, "reason": entry.reason}
    return {"text": _("Corrected on %(day)s at %(time)s: %(reason)s") % said}
