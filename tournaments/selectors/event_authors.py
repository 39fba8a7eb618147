"""Who wrote the events of a match, and when."""

from datetime import datetime

from tournaments.domain.timeline import Recorded
from tournaments.models import Actor, MatchEvent, Table

Authored = tuple[str, datetime]


def version_authors(table: Table, event: Recorded) -> list[Authored]:
    """Who wrote each version of an event, from the one that recorded it to the last."""
    rows = table.events.filter(position=event.position).order_by("version")
    return [_authored(row) for row in rows.select_related("made_by", "table_pass")]


def latest_author(table: Table) -> Authored | None:
    """Who wrote last at a table; None where nothing is recorded at it."""
    row = table.events.select_related("made_by", "table_pass").order_by("pk").last()
    return None if row is None else _authored(row)


def _authored(row: MatchEvent) -> Authored:
    return Actor(row.made_by, row.table_pass).name, row.made_at
