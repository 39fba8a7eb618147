"""Money follows the match: what should be booked against what is, the difference as new lines."""

from collections.abc import Iterable, Mapping
from uuid import uuid4

from django.db.models import Q

from scoring.match import MatchState
from tournaments.domain.match_postings import FUND, POT, Postings, differences, match_postings
from tournaments.domain.timeline import Timeline
from tournaments.models import Account, AccountKind, LedgerLine, Seat, Table
from tournaments.selectors.matches import Match
from tournaments.selectors.money import account_key, booked


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
    missing = differences(wanted, booked(match.table))
    if missing:
        _post(match.table, missing)


def clear_table(table: Table) -> None:
    """Answer whatever is booked at a table by counter-lines: its match has to begin anew."""
    missing = differences({}, booked(table))
    if missing:
        _post(table, missing)


def _post(table: Table, missing: Postings) -> None:
    accounts = _accounts(table, missing)
    LedgerLine.objects.bulk_create(
        line
        for source, amounts in missing.items()
        for line in _posting(table, accounts, source, amounts)
    )


def _posting(
    table: Table, accounts: Mapping[str, int], source: str, amounts: Mapping[str, int]
) -> Iterable[LedgerLine]:
    posting = uuid4()
    for key, amount in amounts.items():
        yield LedgerLine(
            account_id=accounts[key], table=table, posting=posting, source=source, amount=amount
        )


def _accounts(table: Table, missing: Postings) -> dict[str, int]:
    """The ids of the accounts these postings move, by the key the postings call them by."""
    keys = {key for amounts in missing.values() for key in amounts}
    moved = Q(table=table) | Q(entry__in=keys - {POT, FUND}, kind=AccountKind.ENTRY)
    if FUND in keys:
        moved |= Q(tournament=table.round.stage.tournament, kind=AccountKind.FUND)
    accounts = Account.objects.filter(moved)
    return {account_key(account.kind, account.entry_id): account.pk for account in accounts}
