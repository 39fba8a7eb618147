"""A draw that was made, as people read it: tables, cards step by step, first dealers."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from django.utils.text import get_text_list
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.cards import Card
from tournaments.domain.seating_draw import SeatingDraw, draw_from_data
from tournaments.web.marks import card, cards, person

Context = dict[str, Any]
Names = Mapping[str, str]


def drawn_tables(published: Mapping[str, Any]) -> list[Context]:
    """The tables of `seating/draw.html`, everybody with the cards that put him there."""
    draw, names = draw_from_data(published["outcome"]), published["names"]
    drew = _cards_of(draw)
    dealers = published["outcome"]["first_dealers"]
    return [
        {
            "number": number,
            "text": ngettext("%(count)s seat", "%(count)s seats", size) % {"count": size},
            "seats": [
                {
                    **person(name_of(names, taken.entry)),
                    "number": taken.seat,
                    "card": card(drew[taken.entry][0]),
                    "redraws": cards(drew[taken.entry][1:]),
                    "note": _("deals first") if taken.seat == dealers[number - 1] else "",
                }
                for taken in draw.seats
                if taken.table == number
            ],
        }
        for number, size in enumerate(draw.table_sizes, start=1)
    ]


def drawn_steps(published: Mapping[str, Any]) -> list[Context]:
    """Card by card: everybody first, then each redraw of those who were level."""
    draw, names = draw_from_data(published["outcome"]), published["names"]
    steps = []
    for number, step in enumerate(draw.steps, start=1):
        people = [name_of(names, drawn.entry) for drawn in step]
        drew = [
            {**person(name), "card": card(drawn.card)}
            for name, drawn in zip(people, step, strict=True)
        ]
        steps.append({"title": _step_title(people, is_first=number == 1), "cards": drew})
    return steps


def name_of(names: Names, entry: int) -> str:
    """The name of an entry; its id where the name is not known."""
    return names.get(str(entry), str(entry))


def _step_title(names: list[str], *, is_first: bool) -> str:
    if is_first:
        return _("First cards")
    return _("%(names)s draw again") % {"names": get_text_list(names, _("and"))}


def _cards_of(draw: SeatingDraw) -> dict[int, list[Card]]:
    drew: dict[int, list[Card]] = defaultdict(list)
    for step in draw.steps:
        for drawn in step:
            drew[drawn.entry].append(drawn.card)
    return drew
