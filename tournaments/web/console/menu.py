"""The menu of the console: every page of a tournament, one click away."""

from collections.abc import Iterator
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.web.console.desk import Console

Context = dict[str, Any]

_KEYS = {
    "console": "o",
    "entries": "p",
    "draw": "s",
    "money": "m",
    "tournament_log": "l",
    "tournament_rules": "r",
}
"""What leads there by keyboard after “G”."""


def menu_context(console: Console) -> list[Context]:
    """The pages whoever looks may open."""
    pk = console.tournament.pk
    return [
        {
            "label": label,
            "url": reverse(name, args=(pk,)),
            "count": count,
            "current": name == "console",
            "key": _KEYS.get(name, ""),
        }
        for name, label, count in _pages(console)
    ]


def _pages(console: Console) -> Iterator[tuple[str, str, str]]:
    directs = Act.MANAGE_TOURNAMENT in console.may
    yield "console", _("Overview"), ""
    yield "entries", _("Players"), str(console.counts.places_taken)
    yield "rounds", _("Rounds"), ""
    yield "draw", _("Seating"), ""
    if console.is_for_money:
        yield "money", _("Money"), ""
    if directs:
        yield "passes", _("Phones"), ""
        yield "tournament_staff", _("Scorekeepers"), ""
    yield "hall", _("Hall screen"), ""
    yield "reports", _("Reports"), ""
    yield "tournament_log", _("Log"), ""
    yield "rulings", _("Rulings"), ""
    yield "tournament_rules", _("Rules"), ""
    yield "tournament", _("Public page"), ""
    if directs:
        yield "tournament_settings", _("Settings"), ""
