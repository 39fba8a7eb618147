"""Somebody is checked in and not at his table: what the page of his entry offers."""

from typing import Any

from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.models import Entry, EntryStatus
from tournaments.web.entries.desk import Desk

Context = dict[str, Any]


def no_show_context(desk: Desk, entry: Entry) -> Context | None:
    """The act as the page of an entry offers it; None where there is no table to leave."""
    may = Act.MANAGE_TOURNAMENT in desk.may and not desk.is_over and desk.is_seated
    if not may or entry.status != EntryStatus.CHECKED_IN:
        return None
    return {
        "key": "no-show",
        "url": desk.url("no_show", entry.pk),
        "label": _("Not at the table"),
        "text": _(
            "Leaves a table where nothing is recorded yet, and the drafts. Who comes after all is "
            "checked in again and plays from the next round."
        ),
        "takes_reason": True,
        "needs_reason": True,
        "reason": "",
        "grave": False,
    }
