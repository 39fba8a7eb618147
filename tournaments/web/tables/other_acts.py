"""What else can happen at a table: a void hand, a withdrawal, points by a ruling, a pass."""

from collections.abc import Set as AbstractSet
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.match import MatchState
from tournaments.domain.access import Act
from tournaments.selectors.matches import Match

Context = dict[str, Any]


def acts_context(
    match: Match, state: MatchState, may: AbstractSet[Act], submission_id: object
) -> Context | None:
    """The context of `tables/acts.html`; None when the actor may do none of it."""
    rules = Act.RULE_AT_TABLE in may
    records = Act.RECORD_HAND in may and not state.finished
    passes = Act.MANAGE_TOURNAMENT in may
    if not (rules or records or passes):
        return None
    table = match.table
    passing = {
        "url": reverse("table_pass", args=(table.pk,)),
        "text": _("Pass for a phone at this table"),
    }
    return {
        "void": _act("table_void", match, state, submission_id) if records else None,
        "withdraw": _act("table_withdraw", match, state, submission_id) if rules else None,
        "penalty": _act("table_penalty", match, state, submission_id) if rules else None,
        "pass": passing if passes else None,
    }


def _act(name: str, match: Match, state: MatchState, submission_id: object) -> Context:
    table = match.table
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
