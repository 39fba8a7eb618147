"""Somebody was quicker: what he saved beside what was typed here."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.hand_lookup import find_hand
from tournaments.selectors.matches import event_author
from tournaments.web.marks import person
from tournaments.web.numbers import read_whole
from tournaments.web.tables.desk import Desk
from tournaments.web.tables.form import POINTS, HandForm
from tournaments.web.tables.table_page import TablePage
from tournaments.web.times import clock_time

Context = dict[str, Any]


def stale_context(page: TablePage, desk: Desk, form: HandForm) -> Context:
    """The `stale` part of `tables/table.html`. `page` is the table as it is now."""
    match = page.match
    number = form.number if form.number is not None else desk.number
    line = next((x for x in page.state.history if x.hand_number == number and x.points), None)
    if line is None:
        return _link(page, _("The hand you entered is not the next one at this table."), [])
    event = find_hand(match.timeline, page.state, number)
    author, at = event_author(match.table, event)
    said = {
        "number": number,
        "name": author,
        "time": clock_time(at, match.table.round.stage.tournament.club),
    }
    rows = [
        {**person(seat.name), "yours": yours, "theirs": line.points.get(seat.key, "–")}
        for seat in match.keys.seats
        for yours in (_yours(desk, form, str(seat.number)),)
        if yours != line.points.get(seat.key)
    ]
    return _link(page, _("Hand %(number)s was saved by %(name)s at %(time)s") % said, rows)


def _yours(desk: Desk, form: HandForm, seat: str) -> int | str:
    if form.went_out == seat:
        return 0
    if form.by == POINTS:
        typed = form.points_typed(seat)
        number = read_whole(typed)
        return typed or "–" if number is None else number
    points = desk.entry(form).understood(seat).points
    return "–" if points is None else points


def _link(page: TablePage, text: str, rows: list[Context]) -> Context:
    url = reverse("table", args=(page.match.table.pk,))
    return {"text": text, "rows": rows, "url": url, "action": _("See what is saved")}
