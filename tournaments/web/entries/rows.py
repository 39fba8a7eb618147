"""Rows of the desk: entries with what can be done to them, and people found by name."""

from typing import Any

from django.utils.translation import gettext as _

from tournaments.domain.entry_changes import EntryAct
from tournaments.models import Entry, EntryStatus
from tournaments.selectors.desk import FoundPerson
from tournaments.web.entries.acts import act_context, possible_acts
from tournaments.web.entries.desk import Desk
from tournaments.web.marks import person, tag

Context = dict[str, Any]

_KINDS = {
    EntryStatus.REGISTERED: "info",
    EntryStatus.WAITING: "hollow",
    EntryStatus.CHECKED_IN: "ok",
    EntryStatus.WITHDRAWN: "out",
    EntryStatus.DISQUALIFIED: "bad",
}


def entry_row(desk: Desk, entry: Entry) -> Context:
    """One entry in the list."""
    acts = [(one.act, act_context(desk, entry, one)) for one in possible_acts(desk, entry)]
    check_in = next((context for act, context in acts if act is EntryAct.CHECK_IN), None)
    return {
        **person(entry.player.name, entry.player_id),
        "key": entry.pk,
        "number": entry.number,
        "tag": status_tag(desk, entry),
        "text": seat_words(entry),
        "check_in": check_in,
        "more": [context for act, context in acts if act is not EntryAct.CHECK_IN],
    }


def found_row(desk: Desk, found: FoundPerson) -> Context:
    """Somebody found by name: to be entered, to be checked in, or what he is."""
    entry = found.entry
    row = {
        **person(found.player.name, found.player.pk),
        "key": found.player.pk,
        "text": found.player.note if entry is None else _standing(desk, entry),
        "can": entry is None and desk.can_enter,
        "check_in": None,
        "entry_url": "",
    }
    if entry is None:
        return row
    acts = {one.act: one for one in possible_acts(desk, entry)}
    if EntryAct.CHECK_IN in acts:
        row["check_in"] = act_context(desk, entry, acts[EntryAct.CHECK_IN])
    return {**row, "entry_url": desk.url("entry", entry.pk)}


def status_tag(desk: Desk, entry: Entry) -> Context:
    """What an entry is, as a tag."""
    if _left_match(desk, entry):
        return tag(_KINDS[EntryStatus.WITHDRAWN], entry_words(desk, entry))
    return tag(_KINDS[EntryStatus(entry.status)], entry_words(desk, entry))


def entry_words(desk: Desk, entry: Entry) -> str:
    """What an entry is; whoever left his match is here no more, though he was checked in."""
    return (
        _("Left the match") if _left_match(desk, entry) else status_words(EntryStatus(entry.status))
    )


def status_words(status: EntryStatus) -> str:
    """What an entry is, in the words of the desk."""
    return _("Here") if status is EntryStatus.CHECKED_IN else str(status.label)


def seat_words(entry: Entry) -> str:
    """Where somebody sits; empty before the seats are drawn."""
    seats = [*entry.seats.all()]
    if not seats:
        return ""
    said = {"table": seats[-1].table.number, "seat": seats[-1].number}
    return _("table %(table)s, seat %(seat)s") % said


def _left_match(desk: Desk, entry: Entry) -> bool:
    return entry.status == EntryStatus.CHECKED_IN and entry.pk in desk.left_match


def _standing(desk: Desk, entry: Entry) -> str:
    words = entry_words(desk, entry).lower()
    seat = seat_words(entry)
    return f"{words}, {seat}" if seat else words
