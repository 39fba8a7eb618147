"""Tables typed by hand: a table, or a table and a seat, for everybody."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from django.urls import reverse

from scoring.problems import Problem, problem, translatable
from tournaments.domain.rounds.planned import Tables
from tournaments.models import Entry
from tournaments.selectors.wording import say
from tournaments.web.console.page import tournament_context
from tournaments.web.marks import person
from tournaments.web.rounds.place import Place
from tournaments.web.summary import summary

Context = dict[str, Any]

SEAT = "seat-"
_WRITING = re.compile(r"([1-9][0-9]{0,2})(?:[.,]([1-9]))?", re.ASCII)


def read_seats(field: Sequence[Entry], data: Mapping[str, str]) -> tuple[Tables, list[Problem]]:
    """The tables typed: “3” or “3.2”, nothing for who sits out. Seats not said come last."""
    seats: list[tuple[int, int, int]] = []
    problems: list[Problem] = []
    for place, entry in enumerate(field):
        typed = data.get(f"{SEAT}{entry.pk}", "").strip()
        found = _WRITING.fullmatch(typed)
        if found is not None:
            seat = int(found[2]) if found[2] else _LAST + place
            seats.append((int(found[1]), seat, entry.pk))
        elif typed:
            text = _UNREADABLE
            name = entry.player.name
            field_name = f"{SEAT}{entry.pk}"
            problems.append(problem("round.no_seat", text, field=field_name, name=name))
    return _group(sorted(seats)), problems


def _group(seats: list[tuple[int, int, int]]) -> Tables:
    tables: dict[int, list[int]] = {}
    for table, _seat, entry in seats:
        tables.setdefault(table, []).append(entry)
    return tuple(tuple(table) for table in tables.values())


def hand_context(place: Place, data: Mapping[str, str], problems: Sequence[Problem]) -> Context:
    """The context of `rounds/by_hand.html`."""
    return {
        "tournament": tournament_context(place.tournament),
        "back_url": reverse("rounds", args=(place.tournament.pk,)),
        "url": reverse("draft_by_hand", args=(place.tournament.pk,)),
        "number": place.next_number,
        "problems": summary(problems),
        "sizes": place.settings.sizes,
        "rows": [
            {
                **person(entry.player.name),
                "field": f"{SEAT}{entry.pk}",
                "typed": data.get(f"{SEAT}{entry.pk}", ""),
                "errors": [say(found) for found in problems if found.field == f"{SEAT}{entry.pk}"],
            }
            for entry in place.field
        ],
    }


_LAST = 100
_UNREADABLE = translatable("{name}: give a table such as 3, or a table and a seat such as 3.2.")
