"""What is asked before an act that cannot be undone by a second tap: on what, and what it does."""

from collections.abc import Iterator
from typing import Any

from django.http import QueryDict
from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.foresight import Foreseen, foresee
from tournaments.domain.timeline import PutIn, TakeBack
from tournaments.web.hidden import hidden
from tournaments.web.numbers import read_whole
from tournaments.web.tables.act_words import act_words
from tournaments.web.tables.changes import consequence
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]


def ask_withdrawal(page: TablePage, data: QueryDict) -> Context:
    """Whether a player withdraws. `RuleBroken` for a seat that is not at the table."""
    match, seat = page.match, data.get("seat", "")
    key = match.keys.key(seat)
    said = {"name": match.keys.name(key), "total": page.state.totals[key]}
    withdrawal = PutIn(match.timeline.last_position, {"type": "withdrawal", "player": key})
    return {
        "title": _("%(name)s withdraws with %(total)s") % said,
        "text": _(
            "Out at once with this total: no more cards, nothing more to pay, no buy-in. "
            "What was paid stays in the pot."
        ),
        "consequences": [*_consequences(page, foresee(match.timeline, (withdrawal,)))],
        "url": reverse("table_withdraw", args=(match.table.pk,)),
        "action": _("Record the withdrawal"),
        "fields": hidden(seat=seat),
    }


def ask_take_back(page: TablePage, data: QueryDict) -> Context:
    """Whether an act is to count no more. `RuleBroken` where none is recorded at the position."""
    match, position = page.match, read_whole(data.get("position", "")) or 0
    event = match.timeline.at(position)
    line = page.line_of(event)
    return {
        "title": _("Take back: %(what)s") % {"what": act_words(match, line, event)},
        "text": _("It counts no more, as if it had never been. It stays on record."),
        "consequences": [*_consequences(page, foresee(match.timeline, (TakeBack(position),)))],
        "url": reverse("table_take_back", args=(match.table.pk,)),
        "action": _("Take it back"),
        "fields": hidden(position=position, event_version=event.version),
    }


def _consequences(page: TablePage, foreseen: Foreseen) -> Iterator[str]:
    """Whose total changes, who is out or in again, and who wins by it."""
    before, after = foreseen.before, foreseen.after
    if after is None:
        return
    for seat in page.match.keys.seats:
        was, now = before.totals[seat.key], after.totals[seat.key]
        total = f"{was} → {now}" if was != now else ""
        words = ", ".join(filter(None, (total, consequence(seat.key, before, after))))
        if words:
            yield f"{seat.name}: {words}"
    if after.finished and not before.finished:
        yield _("The match is over with it.")
