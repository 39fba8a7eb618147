"""The parts of the standings and their headings."""

from collections.abc import Iterable, Iterator
from enum import Enum

from django.utils.translation import gettext as _

from tournaments.selectors.standings import StandingLine


class Part(Enum):
    """The parts of the list."""

    PLAYING = "playing"
    OUT = "out"
    WITHOUT_PLACE = "without_place"


def is_out(line: StandingLine) -> bool:
    """Whether the player has left the match without winning it."""
    return line.is_out and not line.won_match


def with_headings(lines: Iterable[StandingLine]) -> Iterator[tuple[StandingLine, str]]:
    """Each line with the heading above it: the first of every part has one but the topmost."""
    before: Part | None = None
    for line in lines:
        part = _part(line)
        yield line, "" if before in (None, part) else _heading(part)
        before = part


def _part(line: StandingLine) -> Part:
    if line.place is None:
        return Part.WITHOUT_PLACE
    return Part.OUT if is_out(line) else Part.PLAYING


def _heading(part: Part) -> str:
    return {
        Part.PLAYING: _("Still in"),
        Part.OUT: _("Out of the tournament"),
        Part.WITHOUT_PLACE: _("Without a place"),
    }[part]
