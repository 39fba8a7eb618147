"""Money follows match and desk: what should be booked less what is, as new lines."""

from collections.abc import Iterable

from scoring.match import MatchState
from tournaments.domain.match_postings import Postings, differences, match_postings
from tournaments.domain.timeline import Timeline
from tournaments.models import Account, AccountKind, Seat, Table, Tournament
from tournaments.selectors.desk_money import booked_at_desk, wanted_at_desk
from tournaments.selectors.matches import Match
from tournaments.selectors.money import booked
from tournaments.services.posting import write_postings


def open_accounts(table: Table, seats: Iterable[Seat]) -> None:
    """An account for everybody at the table, its pot and the prize fund, unless there is one."""
    tournament = table.round.stage.tournament
    accounts = [
        Account(tournament=tournament, kind=AccountKind.ENTRY, entry_id=seat.entry_id)
        for seat in seats
    ]
    accounts.append(Account(tournament=tournament, kind=AccountKind.POT, table=table))
    accounts.append(Account(tournament=tournament, kind=AccountKind.FUND))
    Account.objects.bulk_create(accounts, ignore_conflicts=True)


def post_match(match: Match, timeline: Timeline, state: MatchState) -> None:
    """Bring the table's lines in line with the match; nothing for a tournament without money."""
    unit_minor = match.table.round.stage.tournament.unit_minor
    if unit_minor is None:
        return
    wanted = match_postings(timeline, state, unit_minor, refunded=match.table.refunded)
    _bring_in_line(wanted, match.table)


def clear_table(table: Table) -> None:
    """Answer whatever is booked at a table by counter-lines: its match has to begin anew."""
    _bring_in_line({}, table)


def post_desk(tournament: Tournament) -> None:
    """Bring fees, added money, prizes and payments in line with entries, terms and receipts.

    Part of every act that changes one of these or who sits or sat at a table. Needs the
    tournament's row locked.
    """
    kept = booked_at_desk(tournament)
    missing = differences(wanted_at_desk(tournament), kept.postings)
    if missing:
        write_postings(tournament, missing, kept.accounts)


def _bring_in_line(wanted: Postings, table: Table) -> None:
    kept = booked(table)
    missing = differences(wanted, kept.postings)
    if missing:
        write_postings(table.round.stage.tournament, missing, kept.accounts, table)
