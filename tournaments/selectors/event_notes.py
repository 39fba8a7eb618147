"""Who wrote down what happened at a table, when and why: public beside the result."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from tournaments.models import Actor, Table
from tournaments.selectors.matches import current_events


@dataclass(frozen=True, slots=True)
class EventNote:
    """The author of the version that counts, when he wrote it, and his reason if he gave one."""

    author: str
    at: datetime
    reason: str


def event_notes(table: Table) -> Mapping[int, EventNote]:
    """A note for each event of a table, by its position; one query."""
    rows = current_events(table).select_related("made_by", "table_pass")
    return {
        row.position: EventNote(Actor(row.made_by, row.table_pass).name, row.made_at, row.reason)
        for row in rows
    }
