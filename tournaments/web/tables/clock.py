"""The clock of the round on the page of a table."""

from datetime import datetime
from typing import Any
from uuid import uuid4

from django.urls import reverse

from tournaments.selectors.clocks import is_timed, time_at_table
from tournaments.web.clocks import clock_context
from tournaments.web.hidden import hidden
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]


def table_clock_context(page: TablePage, now: datetime) -> Context | None:
    """The context `clock` of `tables/table.html`; None where no clock has to do with the round."""
    table = page.match.table
    if not table.round.clock and not is_timed(table.round.stage):
        return None
    time = time_at_table(table, now)
    ends = time is not None and time.has_run_out and is_timed(table.round.stage)
    return {
        "url": reverse("table_clock", args=(table.pk,)),
        "shown": clock_context(time, now, table.round.stage.tournament.club),
        "end": _end(page) if ends and page.can_record else None,
    }


def _end(page: TablePage) -> Context:
    table = page.match.table
    return {
        "url": reverse("end_by_clock", args=(table.pk,)),
        "fields": hidden(submission_id=uuid4(), version=table.version),
    }
