"""Reading the ledger."""

from collections import defaultdict
from dataclasses import dataclass

from django.db.models import Q, Sum

from tournaments.domain.match_postings import POT, Postings
from tournaments.models import Account, AccountKind, LedgerLine, Table, Tournament


def booked(table: Table) -> Postings:
    """What is booked at a table so far: amount by source, and by match key or pot."""
    lines = table.ledger_lines.values_list("source", "account__entry_id").annotate(Sum("amount"))
    sums: dict[str, dict[str, int]] = defaultdict(dict)
    for source, entry_id, amount in lines.order_by():
        sums[source][POT if entry_id is None else str(entry_id)] = amount
    return sums


def entry_balances(tournament: Tournament) -> dict[int, int]:
    """What each entry has won (+) or paid (−) so far, in minor units, by entry id."""
    accounts = Account.objects.filter(tournament=tournament, kind=AccountKind.ENTRY)
    sums = accounts.annotate(balance=Sum("lines__amount", default=0))
    return dict(sums.values_list("entry_id", "balance"))


def pot_balances(tournament: Tournament) -> dict[int, int]:
    """What lies in the pot of each table, in minor units, by table id."""
    accounts = Account.objects.filter(tournament=tournament, kind=AccountKind.POT)
    sums = accounts.annotate(balance=Sum("lines__amount", default=0))
    return dict(sums.values_list("table_id", "balance"))


@dataclass(frozen=True, slots=True)
class PotTotals:
    """Minor units that went into the pots of a tournament, and what all its accounts sum to.

    `left` is what still lies in the pots; `sum_of_all` is 0 in a ledger that is right.
    """

    initial: int
    buy_ins: int
    left: int
    sum_of_all: int


def pot_totals(tournament: Tournament) -> PotTotals:
    """Where the pots' money came from, in one query."""
    lines = LedgerLine.objects.filter(account__tournament=tournament)
    in_pots = Q(account__kind=AccountKind.POT)
    sums = lines.aggregate(
        initial=Sum("amount", filter=in_pots & Q(source="initial"), default=0),
        buy_ins=Sum("amount", filter=in_pots & Q(source__startswith="buy_in:"), default=0),
        left=Sum("amount", filter=in_pots, default=0),
        sum_of_all=Sum("amount", default=0),
    )
    return PotTotals(**sums)
