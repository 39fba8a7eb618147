"""The parts of the standings and their headings."""

from collections.abc import Iterator
from enum import Enum
from typing import assert_never

from django.utils.translation import gettext as _

from tournaments.selectors.fates import Fate
from tournaments.selectors.standing_words import is_beaten, stage_of
from tournaments.selectors.standings import StandingLine
from tournaments.web.tournaments.board import Board
from tournaments.web.tournaments.counted import is_whole


class Part(Enum):
    """The parts of the list."""

    PLAYING = "playing"
    OUT = "out"
    NO_FURTHER = "no_further"
    WITHOUT_PLACE = "without_place"


def with_headings(board: Board) -> Iterator[tuple[StandingLine, str]]:
    """Each line with the heading above it: the first of every part has one but the topmost."""
    before = None
    for line in board.lines:
        part = _part(line, whole=is_whole(board))
        here = part, line.stage if part is Part.NO_FURTHER else None
        yield line, "" if before in (None, here) else _heading(part, board, line)
        before = here


def _part(line: StandingLine, *, whole: bool) -> Part:
    if line.place is None:
        return Part.WITHOUT_PLACE
    if whole and line.fate is Fate.CUT:
        return Part.NO_FURTHER
    return Part.OUT if is_beaten(line) else Part.PLAYING


def _heading(part: Part, board: Board, line: StandingLine) -> str:
    match part:
        case Part.PLAYING:
            return _("Still in")
        case Part.OUT:
            return _("Out of the tournament")
        case Part.NO_FURTHER:
            return _("No further than %(stage)s") % {"stage": stage_of(board.standings, line)}
        case Part.WITHOUT_PLACE:
            return _("Without a place")
        case _ as never:
            assert_never(never)
