"""The form that says how people of a round really sit."""

import re
from collections.abc import Mapping
from typing import Any

from django.http import QueryDict
from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.reseating import Follow, Seating
from tournaments.models import Entry, Round
from tournaments.selectors.seating import tables_of_round
from tournaments.services.rounds.reseating import seats_of
from tournaments.web.hidden import hidden
from tournaments.web.numbers import read_whole

Context = dict[str, Any]

_FIELD = re.compile(r"seat-([1-9][0-9]{0,4})-([1-9][0-9]{0,4})")


def reseat_context(held: Round, typed: QueryDict) -> Context:
    """`reseat` of `tournaments/reseat.html`: as people sit, or as it was typed."""
    now = seats_of(tables_of_round(held))
    shown = {**now, **read_seats(typed)}
    people = _people(now)
    follow = typed.get("results_follow", Follow.PERSON.value)
    return {
        "tables": [_table(number, now[number], shown[number], people) for number in now],
        "follows": [
            {"value": value, "label": label, "text": text, "checked": value == follow}
            for value, label, text in _follows()
        ],
        "url": reverse("reseat_round", args=(held.pk,)),
        "fields": hidden(version=held.stage.tournament.version),
        "console_url": reverse("console", args=(held.stage.tournament_id,)),
    }


def read_seats(data: Mapping[str, str]) -> Seating:
    """Entries by seat and table; a seat left empty has none, and so has what is no number."""
    seats: dict[int, dict[int, int]] = {}
    for name, value in data.items():
        found = _FIELD.fullmatch(name)
        if found is None:
            continue
        table = seats.setdefault(int(found[1]), {})
        entry = read_whole(str(value))
        if entry is not None:
            table[int(found[2])] = entry
    return seats


def _people(now: Seating) -> list[tuple[int, str]]:
    entries = [entry for table in now.values() for entry in table.values()]
    named = Entry.objects.filter(pk__in=entries).order_by("player__sort_key")
    return [*named.values_list("pk", "player__name")]


def _table(
    number: int, now: Mapping[int, int], shown: Mapping[int, int], people: list[tuple[int, str]]
) -> Context:
    """The seats as they are, and one more."""
    seats = [*sorted(now), max(now, default=0) + 1]
    return {
        "number": number,
        "seats": [
            {
                "number": seat,
                "name": f"seat-{number}-{seat}",
                "options": [
                    {"value": entry, "label": name, "selected": shown.get(seat) == entry}
                    for entry, name in people
                ],
            }
            for seat in seats
        ],
    }


def _follows() -> tuple[tuple[str, str, str], ...]:
    return (
        (
            Follow.PERSON.value,
            _("The chairs were wrong"),
            _("What was recorded stays with the persons it names."),
        ),
        (
            Follow.SEAT.value,
            _("The names were wrong"),
            _("What was recorded of a chair is that of whoever sits in it."),
        ),
    )
