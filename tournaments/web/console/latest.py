"""The last acts of a tournament and the top of its standings."""

from typing import Any

from django.urls import reverse

from tournaments.selectors.fates import Fate
from tournaments.selectors.log import tournament_log
from tournaments.selectors.standing_words import place_words
from tournaments.selectors.standings import StandingLine, standings_at
from tournaments.web.act_names import entry_name
from tournaments.web.console.desk import Console
from tournaments.web.log.subjects import subject_words
from tournaments.web.marks import bar, person
from tournaments.web.times import clock_time

Context = dict[str, Any]

ROWS = 8


def top_context(console: Console) -> Context | None:
    """The first rows of the standings; None before the first hand."""
    if not console.board.hands_played:
        return None
    standings = standings_at(console.tournament)
    limit = standings.stages[-1].limit if standings.stages else None
    return {
        "url": reverse("tournament", args=(console.tournament.pk,)),
        "rows": [
            {
                **person(line.name),
                "place": place_words(line),
                "bar": _bar(line, limit),
                "points": line.total,
            }
            for line in standings.lines[:ROWS]
            if line.place is not None
        ],
    }


def _bar(line: StandingLine, limit: int | None) -> Context | None:
    """How near he is to the limit of his stage; none behind the cut."""
    if limit is None or line.total is None or line.fate is Fate.CUT:
        return None
    return bar(line.total, limit)


def latest_context(console: Console) -> Context:
    """The newest entries of the log."""
    club = console.tournament.club
    return {
        "url": reverse("tournament_log", args=(console.tournament.pk,)),
        "rows": [
            {
                "time": clock_time(entry.at, club),
                "text": f"{entry_name(entry)}: {subject_words(entry.subject)}",
            }
            for entry in tournament_log(console.tournament)[:ROWS]
        ],
    }
