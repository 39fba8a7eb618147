"""Opening a table: its match begins with everybody's initial stake in the pot. And closing one."""

from tournaments.domain.stages.choices import MatchEnd
from tournaments.domain.stages.settings import StageSettings
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


def set_terms(table: Table, settings: StageSettings, survivors: int | None = None) -> None:
    """Say when the match at a table not saved yet ends; `survivors` only if a plan has its own."""
    if settings.match_end is MatchEnd.FIXED_HANDS:
        table.most_hands = settings.hands
    if settings.match_end is MatchEnd.TO_THE_LAST:
        table.survivors = settings.advance if survivors is None else survivors
