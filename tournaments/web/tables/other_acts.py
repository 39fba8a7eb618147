"""What else can happen at a table: a void hand, a withdrawal, points by a ruling, a pass."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]


def acts_context(page: TablePage, submission_id: object) -> Context | None:
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
        "void": _act("table_void", page, submission_id) if voids else None,
        "withdraw": _act("table_withdraw", page, submission_id) if rules else None,
        "penalty": _act("table_penalty", page, submission_id) if rules else None,
        "pass": passing if passes else None,
    }


def _act(name: str, page: TablePage, submission_id: object) -> Context:
    match, state, table = page.match, page.state, page.match.table
    still_in = set(state.still_in)
    seats = [
        {"key": str(seat.number), "name": seat.name}
        for seat in match.keys.seats
        if seat.key in still_in
    ]
    fields = {
        "submission_id": submission_id,
        "version": table.version,
        "number": state.hand_number,
    }
    return {
        "url": reverse(name, args=(table.pk,)),
        "fields": [{"name": name, "value": value} for name, value in fields.items()],
        "seats": seats,
    }
