"""Acts of phones that were accepted."""

from collections.abc import Sequence
from uuid import UUID

from tournaments.models import Table

LATEST = 12
"""As many as a table may see between two looks of one phone."""


def latest_submissions(table: Table) -> Sequence[UUID]:
    """The ids of the acts accepted last at a table."""
    ids = table.submissions.order_by("-pk").values_list("submission_id", flat=True)
    return [*ids[:LATEST]]


def was_accepted(table: Table, submission_id: UUID) -> bool:
    """Whether an act at a table was done under this id already."""
    return table.submissions.filter(submission_id=submission_id).exists()
