"""The tournament of the demo club that people are entered in: some here, some waiting, one gone."""

from collections.abc import Sequence

from tournaments.demo.entering import enter_people
from tournaments.demo.staff import Staff
from tournaments.demo.tournaments import Plan, open_tournament
from tournaments.models import Player, Tournament
from tournaments.services.entry_changes import check_in, withdraw_entry

CHECKED_IN = 9
CANNOT_COME = "Telephoned: cannot come"


def enter_half(
    staff: Staff, plan: Plan, players: Sequence[Player], most_entries: int
) -> Tournament:
    """Enter all players, check some in, and let one withdraw so that a waiting one moves up."""
    tournament = open_tournament(staff, plan, most_entries)
    entries = enter_people(staff, tournament, players)
    for entry in entries[:CHECKED_IN]:
        check_in(actor=staff.scorekeeper, entry_id=entry.pk)
    withdraw_entry(actor=staff.director, entry_id=entries[CHECKED_IN].pk, reason=CANNOT_COME)
    return tournament
