"""The clock of the round on the console, with what may be done to it."""

from collections.abc import Iterator
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.selectors.clocks import time_left
from tournaments.selectors.console import ConsoleRound
from tournaments.web.clocks import clock_context
from tournaments.web.console.desk import Console

Context = dict[str, Any]


def clock_panel(console: Console) -> Context | None:
    """The context `clock` of `tournaments/console.html`; None where no round is played, or no clock
    has to do with it."""
    playing = console.board.round
    if playing is None or not console.is_running or not console.board.playing:
        return None
    if playing.clock is None and not playing.is_timed:
        return None
    time = None if playing.clock is None else time_left(playing.clock, console.now)
    runs = Act.RUN_CLOCK in console.may
    return {
        "title": _("Clock of round %(round)s") % {"round": playing.number},
        "shown": clock_context(time, console.now, console.tournament.club),
        "acts": [*_acts(console, playing)] if runs else [],
        "start": _start(console, playing) if runs and playing.clock is None else None,
        "extra": _extra(console) if runs and playing.clock is not None else None,
    }


def _acts(console: Console, playing: ConsoleRound) -> Iterator[Context]:
    if playing.clock is None:
        return
    if playing.clock.is_paused:
        yield {"url": _url(console, "resume_clock"), "label": _("Start it again")}
    elif not playing.clock.has_run_out(console.now):
        yield {"url": _url(console, "pause_clock"), "label": _("Stop the clock")}


def _start(console: Console, playing: ConsoleRound) -> Context:
    return {"url": _url(console, "start_clock"), "minutes": playing.minutes or ""}


def _extra(console: Console) -> Context:
    """The tables that may get more time."""
    tables = [table.number for table in console.board.playing]
    return {"url": _url(console, "give_extra_time"), "tables": tables}


def _url(console: Console, name: str) -> str:
    return reverse(name, args=(console.tournament.pk,))
