"""Opening a table: its match begins with everybody's initial stake in the pot."""

from tournaments.models import Table
from tournaments.selectors.matches import load_match
from tournaments.services.ledger import open_accounts, post_match
from tournaments.services.match_events import refresh_caches


def open_table(table: Table) -> None:
    """Bring a table just seated into its first state: who deals, and the initial stakes booked.

    Part of the transaction of the seating draw that made the table.
    """
    match = load_match(table)
    state = match.timeline.fold()
    open_accounts(table, match.seats)
    refresh_caches(match, state)
    post_match(match, match.timeline, state)
