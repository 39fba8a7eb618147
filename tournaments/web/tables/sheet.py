"""The context of the score sheet: the match so far, line by line."""

from collections.abc import Mapping
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.cards import parse_cards
from scoring.match import HistoryLine
from tournaments.domain.seat_keys import SeatedPlayer
from tournaments.domain.timeline import Recorded
from tournaments.models import Club
from tournaments.selectors.confirmations import WaitingHand, waiting_hands
from tournaments.selectors.event_notes import EventNote, event_notes
from tournaments.web.log.values import actor_words
from tournaments.web.marks import cards, person, signed, tag, unchecked_tag
from tournaments.web.tables.act_words import act_words
from tournaments.web.tables.going_on import sheet_tag
from tournaments.web.tables.hand_words import ending_words
from tournaments.web.tables.news import SeenTable
from tournaments.web.tables.second_word import waiting_tags
from tournaments.web.tables.table_page import TablePage
from tournaments.web.times import clock_time

Context = dict[str, Any]


def sheet_context(page: TablePage, seen: SeenTable | None) -> Context:
    """The context of `tables/sheet.html`; `seen` is what a form beside it was made from."""
    match, state, table = page.match, page.state, page.match.table
    seats, notes = match.keys.seats, event_notes(table)
    waiting = {hand.position: hand for hand in waiting_hands([match]).get(table.pk, ())}
    return {
        "url": _sheet_url(page, seen),
        "ptag": sheet_tag(page),
        "seats": [{**person(seat.name), "out": seat.key in state.out} for seat in seats],
        "rows": [_row(page, line, notes, waiting) for line in state.history],
        "empty": {
            "title": _("No hand has been recorded yet"),
            "text": _("The first hand appears here as soon as it is saved."),
        },
    }


def _sheet_url(page: TablePage, seen: SeenTable | None) -> str:
    url = reverse("table_sheet", args=(page.match.table.pk,))
    return f"{url}?{seen.query}" if seen else url


def _row(
    page: TablePage,
    line: HistoryLine,
    notes: Mapping[int, EventNote],
    waiting: Mapping[int, WaitingHand],
) -> Context:
    match = page.match
    event = match.timeline.live[line.event_index]
    note = _note_words(notes[event.position], match.table.round.stage.tournament.club)
    if line.kind != "hand":
        return {**_act_row(page, line, event), "note": note}
    correct_url = reverse("correct_hand", args=(match.table.pk, line.hand_number))
    return {
        "hand": str(line.hand_number),
        "kind": "hand",
        "text": ending_words(event.data or {}, line),
        "cells": [_cell(seat, line, event.data or {}) for seat in match.keys.seats],
        "tags": [*_tags(line, event), *waiting_tags(waiting.get(event.position))],
        "note": note,
        "correct_url": correct_url if page.can_correct else "",
    }


def _act_row(page: TablePage, line: HistoryLine, event: Recorded) -> Context:
    url = reverse("table_take_back", args=(page.match.table.pk,))
    return {
        "hand": "",
        "kind": "act",
        "text": act_words(page.match, line, event),
        "take_back_url": f"{url}?position={event.position}" if page.can_correct else "",
    }


def _note_words(note: EventNote, club: Club) -> str:
    """Who, when, and why where a reason was given."""
    who = f"{actor_words(note.author)}, {clock_time(note.at, club)}"
    return f"{who}: {note.reason}" if note.reason else who


def _cell(seat: SeatedPlayer, line: HistoryLine, data: Mapping[str, Any]) -> Context:
    won = data.get("went_out") == seat.key
    held = (data.get("remainders") or {}).get(seat.key, "")
    change = _("went out") if won else signed(line.points[seat.key]) if _has(seat, line) else ""
    return {
        "change": change,
        "total": line.totals[seat.key],
        "cards": cards(parse_cards(held)),
        "kind": "won" if won else "out" if not _has(seat, line) else _over(seat, line),
        "note": "",
    }


def _has(seat: SeatedPlayer, line: HistoryLine) -> bool:
    return seat.key in line.points


def _over(seat: SeatedPlayer, line: HistoryLine) -> str:
    return "over" if seat.key in line.out else ""


def _tags(line: HistoryLine, event: Recorded) -> list[Context]:
    unchecked = unchecked_tag(by_points=line.audited is False, by_ruling=line.override)
    corrected = tag("info", _("Corrected")) if event.version > 1 else None
    return [shown for shown in (unchecked, corrected) if shown is not None]
