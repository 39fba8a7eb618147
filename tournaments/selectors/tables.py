"""Reading one table."""

from tournaments.models import Table
from tournaments.selectors.matches import load_match, whole_table_state


def find_table(table_id: int) -> Table:
    """The table with its tournament. Raises `Table.DoesNotExist`."""
    return Table.objects.select_related("round__stage__tournament__club").get(pk=table_id)


def read_table_state(table: Table) -> dict[str, object]:
    """The state of a table's match now (`selectors.matches.whole_table_state`)."""
    match = load_match(table)
    return whole_table_state(match, match.timeline.fold())
