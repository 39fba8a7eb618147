"""What is kept only to be quick, worked out anew: after an update that keeps more than before."""

from django.db import transaction

from scoring.problems import RuleBroken
from tournaments.models import Table
from tournaments.selectors.matches import load_match
from tournaments.selectors.rules import RulesDiffer
from tournaments.services.locking import lock_table
from tournaments.services.match_events import refresh_caches


def refresh_tables() -> int:
    """Bring the figures of every table where people sit in line with its truth.

    Nothing is recorded and no version rises. Tables whose truth cannot be followed stay as they
    are, for `check_tournament` to name. Returns how many were brought in line.
    """
    seated = Table.objects.filter(seats__isnull=False).distinct().order_by("pk")
    return sum(_refresh_table(table_id) for table_id in seated.values_list("pk", flat=True))


@transaction.atomic
def _refresh_table(table_id: int) -> bool:
    table = lock_table(table_id)
    try:
        match = load_match(table)
        refresh_caches(match, match.timeline.fold())
    except (RuleBroken, RulesDiffer):
        return False
    return True
