"""What else can happen at a table: a void hand, a withdrawal, points by a ruling, a pass."""

from collections.abc import Container, Mapping
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.web.hidden import hidden
from tournaments.web.tables.lapsing import lapse_words
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]


def acts_context(
    page: TablePage, submission_id: object, given: Mapping[str, str]
) -> Context | None:
    """The context of `tables/acts.html`; None when the actor may do none of it."""
    rules = Act.RULE_AT_TABLE in page.may
    voids = page.can_record and page.can_void
    passes = Act.MANAGE_TOURNAMENT in page.may
    if not (rules or voids or passes):
        return None
    passing = {
        "url": reverse("table_pass", args=(page.match.table.pk,)),
        "text": _("Pass for a phone at this table"),
    }
    return {
        "void": _void(page, submission_id) if voids else None,
        "withdraw": _asked("table_withdraw", page, page.state.still_in) if rules else None,
        "penalty": _penalty(page, given) if rules else None,
        "pass": passing if passes else None,
    }


def _void(page: TablePage, submission_id: object) -> Context:
    table = page.match.table
    number = page.state.hand_number
    return {
        "lapsing": lapse_words(page),
        "url": reverse("table_void", args=(table.pk,)),
        "fields": hidden(submission_id=submission_id, version=table.version, number=number),
    }


def _penalty(page: TablePage, given: Mapping[str, str]) -> Context:
    """Points may be given to whoever did not withdraw, and after the last hand too (§3.1)."""
    may_get = [key for key in page.state.players if key not in page.state.withdrawn]
    points = given.get("points", "")
    asked = _asked("table_penalty", page, may_get, given.get("seat", ""))
    return {**asked, "points": points, "open": "points" in given}


def _asked(name: str, page: TablePage, keys: Container[str], chosen: str = "") -> Context:
    """A form that leads to the question of an act on one player."""
    match = page.match
    seats = [
        {"key": str(seat.number), "name": seat.name, "checked": str(seat.number) == chosen}
        for seat in match.keys.seats
        if seat.key in keys
    ]
    return {"url": reverse(name, args=(match.table.pk,)), "seats": seats}
