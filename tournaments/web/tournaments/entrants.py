"""The people entered, before the seats are drawn."""

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.models import EntryStatus
from tournaments.selectors.entries import HOLDING_A_PLACE
from tournaments.selectors.standings import StandingLine
from tournaments.web.marks import person, tag
from tournaments.web.tournaments.board import Board

Context = dict[str, Any]


def entrants_context(board: Board, url: str) -> Context:
    """`entrants`, `entrants_note` and `entrants_url` of `tournaments/tournament.html`."""
    shown = () if board.is_seated else board.standings.lines
    listed = [line for line in shown if line.status in _SHOWN]
    return {
        "entrants": [_entrant(line) for line in listed],
        "entrants_note": _note(listed) if listed else "",
        "entrants_url": url,
    }


_SHOWN = (*HOLDING_A_PLACE, EntryStatus.WAITING)


def _entrant(line: StandingLine) -> Context:
    return {**person(line.name, line.player_id), "state": _state(line)}


def _state(line: StandingLine) -> Context | None:
    if line.status == EntryStatus.CHECKED_IN:
        return tag("ok", _("Here"))
    return tag("hollow", _("Waiting list")) if line.status == EntryStatus.WAITING else None


def _note(lines: list[StandingLine]) -> str:
    entered = sum(line.status in HOLDING_A_PLACE for line in lines)
    here = sum(line.status == EntryStatus.CHECKED_IN for line in lines)
    words = [ngettext("%(count)s entered", "%(count)s entered", entered) % {"count": entered}]
    if here:
        checked = ngettext("%(count)s checked in", "%(count)s checked in", here)
        words.append(checked % {"count": here})
    return ", ".join(words)
