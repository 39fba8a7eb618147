"""The last acts of a tournament and the top of its standings."""

from typing import Any

from django.urls import reverse

from tournaments.selectors.log import tournament_log
from tournaments.selectors.standing_words import place_words
from tournaments.selectors.standings import standings_at
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
    lines = standings_at(console.tournament).lines
    out_at = console.variant.out_at
    return {
        "url": reverse("tournament", args=(console.tournament.pk,)),
        "rows": [
            {
                **person(line.name),
                "place": place_words(line),
                "bar": bar(line.total, out_at) if out_at and line.total is not None else None,
                "points": line.total,
            }
            for line in lines[:ROWS]
            if line.place is not None
        ],
    }


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
