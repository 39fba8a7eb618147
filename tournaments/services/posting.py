"""Postings written as lines of the ledger, on accounts opened when they are first needed."""

from collections.abc import Iterable, Mapping
from uuid import uuid4

from django.db.models import Q

from tournaments.domain.match_postings import POT, Postings
from tournaments.models import Account, LedgerLine, Table, Tournament
from tournaments.selectors.money import account_key, key_owner


def write_postings(
    tournament: Tournament,
    missing: Postings,
    known: Mapping[str, int],
    table: Table | None = None,
) -> None:
    """Add these lines; `table` is that of the match which moves the money, None for the desk.

    `known` are the ids of accounts by the keys postings call them by, as far as they are known.
    """
    keys = {key for amounts in missing.values() for key in amounts}
    accounts = known if keys <= known.keys() else _accounts(tournament, keys, table)
    LedgerLine.objects.bulk_create(
        line
        for source, amounts in missing.items()
        for line in _posting(table, accounts, source, amounts)
    )


def _posting(
    table: Table | None, accounts: Mapping[str, int], source: str, amounts: Mapping[str, int]
) -> Iterable[LedgerLine]:
    posting = uuid4()
    for key, amount in amounts.items():
        yield LedgerLine(
            account_id=accounts[key], table=table, posting=posting, source=source, amount=amount
        )


def _accounts(tournament: Tournament, keys: set[str], table: Table | None) -> dict[str, int]:
    """The ids of the accounts by the key the postings call them by."""
    found = _find(tournament, keys, table)
    unopened = sorted(keys - found.keys() - {POT})
    if not unopened:
        return found
    Account.objects.bulk_create(
        (Account(tournament=tournament, kind=kind, entry_id=entry_id)
         for kind, entry_id in map(key_owner, unopened)),
        ignore_conflicts=True,
    )  # fmt: skip
    return _find(tournament, keys, table)


def _find(tournament: Tournament, keys: set[str], table: Table | None) -> dict[str, int]:
    owners = [*map(key_owner, keys)]
    accounts = Account.objects.filter(
        Q(entry=None) | Q(entry__in={entry_id for _kind, entry_id in owners if entry_id}),
        Q(table=None) | Q(table=table),
        tournament=tournament,
        kind__in={kind for kind, _entry_id in owners},
    )
    rows = accounts.values_list("kind", "entry_id", "pk")
    by_key = {account_key(kind, entry_id): pk for kind, entry_id, pk in rows}
    return {key: pk for key, pk in by_key.items() if key in keys}
