"""The few figures at the head of a tournament's page."""

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.models import EntryStatus
from tournaments.selectors.entries import HOLDING_A_PLACE
from tournaments.selectors.fates import Fate
from tournaments.selectors.standing_words import GONE
from tournaments.selectors.standings import StandingLine
from tournaments.web.money import format_money, format_units
from tournaments.web.times import clock_time
from tournaments.web.tournaments.board import Board

Context = dict[str, Any]


def facts(board: Board) -> list[Context]:
    """Up to five facts: of the field before the seats are drawn, of the play from then on."""
    return _play_facts(board) if board.is_seated else _field_facts(board)


def progress_words(board: Board) -> str:
    """How far it is: “16 hands in, 4 tables”, “starts at 18:30”."""
    if not board.is_seated:
        time = clock_time(board.tournament.starts_at, board.club)
        return _("starts at %(time)s") % {"time": time}
    hands = ngettext("%(count)s hand in", "%(count)s hands in", board.hands_played)
    tables = ngettext("%(count)s table", "%(count)s tables", len(board.tables))
    said = (hands % {"count": board.hands_played}, tables % {"count": len(board.tables)})
    return ", ".join(said)


def _field_facts(board: Board) -> list[Context]:
    entered = [line for line in board.standings.lines if line.status in HOLDING_A_PLACE]
    here = sum(line.status == EntryStatus.CHECKED_IN for line in entered)
    most = board.tournament.most_entries
    stake = board.variant.stakes.initial
    return [
        fact(_("Players"), len(entered), _("of %(most)s") % {"most": most} if most else ""),
        *([fact(_("Checked in"), here)] if here else []),
        *([fact(_("Initial stake"), format_units(stake, board.tournament))] if stake else []),
    ]


def _play_facts(board: Board) -> list[Context]:
    people = [line for line in board.standings.lines if line.has_sat]
    return [
        _still_in(board, people),
        *_buy_in_facts(board, people),
        fact(_("Hands played"), board.hands_played),
        *_pot(board),
    ]


def _still_in(board: Board, people: list[StandingLine]) -> Context:
    """Of all who ever sat down, those the tournament goes on for, where anybody can be put out."""
    if board.is_over or not _puts_out(board):
        return fact(_("Players"), len(people))
    still = sum(_is_in(line) for line in people)
    return fact(_("Still in"), still, _("of %(most)s") % {"most": len(people)})


def _puts_out(board: Board) -> bool:
    stages = board.standings.stages
    by_play = any(one.limit is not None or one.settings.is_knock_out for one in stages)
    return by_play or len(stages) > 1


def _is_in(line: StandingLine) -> bool:
    return not line.is_out and line.fate is not Fate.CUT and line.status not in GONE


def _buy_in_facts(board: Board, people: list[StandingLine]) -> list[Context]:
    if not any(stage.buy_ins for stage in board.standings.stages):
        return []
    deciding = sum(line.may_buy_in for line in people)
    taken = fact(_("Buy-ins taken"), sum(line.buy_ins for line in people))
    return [fact(_("Deciding a buy-in"), deciding), taken] if deciding else [taken]


def _pot(board: Board) -> list[Context]:
    if not board.pot:
        return []
    label = _("Pot") if len(board.tables) == 1 else _("In the pots")
    return [fact(label, format_money(board.pot, board.tournament.currency))]


def fact(label: str, value: object, note: str = "") -> Context:
    """One figure with its name."""
    return {"label": label, "value": value, "note": note}
