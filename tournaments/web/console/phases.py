"""Where an evening is: registration, check-in, draw, play, finish."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, assert_never

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.models import TournamentState
from tournaments.web.console.desk import Console
from tournaments.web.field_words import count_players
from tournaments.web.rounds.next_step import goes_on
from tournaments.web.rounds.place import Place

Context = dict[str, Any]

_WHOLE = 100


class _Step(IntEnum):
    """The phases in their order, and beyond them."""

    REGISTRATION = 0
    CHECK_IN = 1
    DRAW = 2
    PLAY = 3
    FINISH = 4
    OVER = 5


@dataclass(frozen=True, slots=True)
class _Phase:
    name: str
    note: str
    width: int = 0


def phases_context(console: Console, place: Place) -> list[Context]:
    """The five phases, each done, now or next."""
    now = _now(console, place)
    return [
        {
            "name": phase.name,
            "note": phase.note,
            "state": "done" if step < now else "now" if step == now else "next",
            "width": phase.width,
        }
        for step, phase in enumerate(_phases(console))
    ]


def _now(console: Console, place: Place) -> _Step:
    """How far the evening is; the state alone does not say whether people came or tables ended."""
    match console.state:
        case TournamentState.PLANNED | TournamentState.REGISTRATION:
            counts = console.counts
            if not counts.checked_in:
                return _Step.REGISTRATION
            return _Step.CHECK_IN if counts.registered else _Step.DRAW
        case TournamentState.RUNNING:
            is_play = console.board.playing or goes_on(place)
            return _Step.PLAY if is_play else _Step.FINISH
        case TournamentState.FINISHED:
            return _Step.OVER
        case _ as never:
            assert_never(never)


def _phases(console: Console) -> tuple[_Phase, ...]:
    counts, board = console.counts, console.board
    here = counts.checked_in
    played = board.hands_before + board.hands_played
    checked = ngettext("%(count)s checked in", "%(count)s checked in", here)
    hands = ngettext("%(count)s hand in", "%(count)s hands in", played)
    return (
        _Phase(
            _("Registration"),
            count_players(counts.places_taken),
            _share(counts.places_taken, console.tournament.most_entries or 0),
        ),
        _Phase(
            _("Check-in"),
            checked % {"count": here},
            _share(here, counts.places_taken),
        ),
        _Phase(_("Seating draw"), _tables(len(board.tables)) if board.tables else ""),
        _Phase(
            _("Play"),
            hands % {"count": played} if board.tables else "",
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
