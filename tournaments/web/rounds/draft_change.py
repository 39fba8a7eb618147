"""The form that changes a draft: who moves, and where to."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.web.rounds.arrangement import RESTS, TABLE, write_tables
from tournaments.web.rounds.draft_sight import DraftSight

Context = dict[str, Any]


def change_context(sight: DraftSight) -> Context:
    """The context `change` of `rounds/draft.html`."""
    seated = [(entry, number) for number, table in enumerate(sight.tables, 1) for entry in table]
    people = [
        {
            "value": entry,
            "label": _("%(name)s, table %(table)s")
            % {"name": sight.names.get(entry, entry), "table": number},
        }
        for entry, number in seated
    ]
    resting = [
        {
            "value": entry,
            "label": _("%(name)s, sits out") % {"name": sight.names.get(entry, entry)},
        }
        for entry in sight.resting
    ]
    return {
        "url": reverse("round_draft", args=(sight.draft.pk,)),
        "tables": write_tables(sight.tables),
        "people": people + resting,
        "places": [] if sight.is_knock_out else _places(len(sight.tables)),
    }


def _places(tables: int) -> list[Context]:
    """Where somebody can go without changing places with another."""
    free = [
        {
            "value": f"{TABLE}{number}",
            "label": _("another seat at table %(table)s") % {"table": number},
        }
        for number in range(1, tables + 1)
    ]
    new = {"value": f"{TABLE}{tables + 1}", "label": _("a new table")}
    return [*free, new, {"value": RESTS, "label": _("sits out")}]
