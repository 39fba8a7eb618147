"""Where an evening is: registration, check-in, draw, play, finish."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.models import TournamentState
from tournaments.web.console.desk import Console
from tournaments.web.field_words import count_players

Context = dict[str, Any]

_WHOLE = 100
_NOW = {
    TournamentState.PLANNED: 0,
    TournamentState.REGISTRATION: 1,
    TournamentState.RUNNING: 3,
    TournamentState.FINISHED: 5,
}


@dataclass(frozen=True, slots=True)
class _Phase:
    name: str
    note: str
    width: int = 0


def phases_context(console: Console) -> list[Context]:
    """The five phases, each done, now or next."""
    now = _NOW[console.state]
    return [
        {
            "name": phase.name,
            "note": phase.note,
            "state": "done" if place < now else "now" if place == now else "next",
            "width": phase.width,
        }
        for place, phase in enumerate(_phases(console))
    ]


def _phases(console: Console) -> tuple[_Phase, ...]:
    counts, board = console.counts, console.board
    here = counts.checked_in
    hands = ngettext("%(count)s hand in", "%(count)s hands in", board.hands_played)
    return (
        _Phase(_("Registration"), count_players(counts.places_taken)),
        _Phase(
            _("Check-in"),
            _("%(count)s here") % {"count": here},
            _share(here, counts.places_taken),
        ),
        _Phase(_("Seating draw"), _tables(len(board.tables)) if board.tables else ""),
        _Phase(
            _("Play"),
            hands % {"count": board.hands_played} if board.tables else "",
            _share(*_progress(console)),
        ),
        _Phase(_("Finish"), ""),
    )


def _tables(count: int) -> str:
    return ngettext("%(count)s table", "%(count)s tables", count) % {"count": count}


def _progress(console: Console) -> tuple[int, int]:
    """Hands of all where their number is fixed, else tables finished of all."""
    tables = console.board.tables
    if console.variant.hand_count is not None:
        return console.board.hands_played, console.variant.hand_count * len(tables)
    return len(tables) - len(console.board.playing), len(tables)


def _share(part: int, whole: int) -> int:
    return min(_WHOLE, part * _WHOLE // whole) if whole else 0
