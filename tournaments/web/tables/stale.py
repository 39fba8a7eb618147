"""Somebody was quicker: what he saved beside what was typed here."""

from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.match import HistoryLine
from tournaments.domain.hand_lookup import find_hand
from tournaments.selectors.confirmations import waiting_hands
from tournaments.web.hidden import hidden
from tournaments.web.marks import person
from tournaments.web.numbers import read_whole
from tournaments.web.tables.desk import Desk
from tournaments.web.tables.form import POINTS, HandForm
from tournaments.web.tables.news import go_on_words
from tournaments.web.tables.recorded_words import corrected_words, recorded_words
from tournaments.web.tables.second_word import has_a_word
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]
Fields = list[dict[str, str]]


def stale_context(now: Desk, desk: Desk, form: HandForm, fields: Fields) -> Context:
    """The `stale` part of `tables/table.html`.

    `now` is the desk at the table as it is now, `desk` as it was opened; `fields` are what was
    typed, to be carried along.
    """
    page = now.page
    number = form.number if form.number is not None else desk.number
    line = next((x for x in page.state.history if x.hand_number == number and x.points), None)
    if line is None:
        return _context(page, number, _("The hand you entered is not the next one at this table."))
    rows = _rows(desk, form, line)
    mine = _mine(page, number, fields) if rows else None
    return {
        **_context(page, number, recorded_words(page, number)),
        "notes": [note for note in (corrected_words(page, number), _advice(rows, mine)) if note],
        "rows": rows,
        "mine": mine,
    }


def _context(page: TablePage, number: int, text: str) -> Context:
    url = reverse("table", args=(page.match.table.pk,))
    return {"text": text, "hand": number, "url": url, "action": go_on_words(page)}


def _rows(desk: Desk, form: HandForm, line: HistoryLine) -> list[Context]:
    return [
        {**person(seat.name), "yours": yours, "theirs": line.points.get(seat.key, "–")}
        for seat in desk.match.keys.seats
        for yours in (_yours(desk, form, str(seat.number)),)
        if yours != line.points.get(seat.key)
    ]


def _advice(rows: list[Context], mine: Context | None) -> str:
    if not rows:
        return _("It is the same as yours.")
    return "" if mine else _("If yours is right, tell the director.")


def _yours(desk: Desk, form: HandForm, seat: str) -> int | str:
    if form.went_out == seat:
        return 0
    if form.by == POINTS:
        typed = form.points_typed(seat)
        number = read_whole(typed)
        return typed or "–" if number is None else number
    points = desk.entry(form).understood(seat).points
    return "–" if points is None else points


def _mine(page: TablePage, number: int, fields: Fields) -> Context | None:
    """What was typed taken to where it may still count; None where nobody here may do that."""
    event = find_hand(page.match.timeline, page.state, number)
    carried = [one for one in fields if one["name"] not in {"submission_id", "version", "number"}]
    new = hidden(submission_id=uuid4(), version=event.version)
    arguments = (page.match.table.pk, number)
    if page.can_correct:
        url, action = reverse("correct_hand", args=arguments), _("Correct it with mine")
    elif _has_a_word(page, number):
        url, action = reverse("disagree_with_hand", args=arguments), _("It was as I entered it")
    else:
        return None
    return {"url": url, "action": action, "fields": [*carried, *new]}


def _has_a_word(page: TablePage, number: int) -> bool:
    hands = waiting_hands([page.match]).get(page.match.table.pk, ())
    return any(hand.number == number and has_a_word(page, hand) for hand in hands)
