"""Reading the ledger."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from django.db.models import Q, QuerySet, Sum

from tournaments.domain.desk_postings import settled_key
from tournaments.domain.match_postings import POT, REFUND, Postings
from tournaments.models import Account, AccountKind, LedgerLine, Table, Tournament


@dataclass(frozen=True, slots=True)
class Booked:
    """What the ledger holds by now, and the ids of the accounts it is on by their keys."""

    postings: Postings
    accounts: Mapping[str, int]


def booked(table: Table) -> Booked:
    """What is booked at a table so far: amount by source, and by match key, pot or fund."""
    return sum_by_source(table.ledger_lines.all())


def sum_by_source(lines: QuerySet[LedgerLine]) -> Booked:
    """Amount by source and by the key postings call the account by."""
    account = "account__kind", "account__entry_id", "account_id"
    sums: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    accounts = {}
    # Nearly every line is a sum of its own, so that the database would only add them for nothing.
    rows = lines.order_by().values_list("source", *account, "amount")
    for source, kind, entry_id, account_id, amount in rows:
        key = account_key(kind, entry_id)
        sums[source][key] += amount
        accounts[key] = account_id
    return Booked({source: dict(amounts) for source, amounts in sums.items()}, accounts)


def account_key(kind: str, entry_id: int | None) -> str:
    """What postings call an account: by its player's match key, as `settled_key`, or its kind."""
    if entry_id is None:
        return kind
    return settled_key(entry_id) if kind == AccountKind.SETTLED else str(entry_id)


def key_owner(key: str) -> tuple[AccountKind, int | None]:
    """The kind and the entry id of the account that postings call so."""
    kind, _, entry = key.rpartition(":")
    if entry.isdecimal():
        return AccountKind(kind or AccountKind.ENTRY), int(entry)
    return AccountKind(key), None


@dataclass(frozen=True, slots=True)
class Balances:
    """Minor units: what each entry has won (+) or paid (−) so far, and what lies in each pot.

    By entry id and by table id.
    """

    entries: Mapping[int, int]
    pots: Mapping[int, int]


def read_balances(tournament: Tournament) -> Balances:
    """Every balance of a tournament, in one query."""
    accounts = Account.objects.filter(tournament=tournament)
    sums = accounts.annotate(balance=Sum("lines__amount", default=0))
    rows = [*sums.values_list("kind", "entry_id", "table_id", "balance")]
    return Balances(
        entries={entry: sum_ for kind, entry, _table, sum_ in rows if kind == AccountKind.ENTRY},
        pots={table: sum_ for kind, _entry, table, sum_ in rows if kind == AccountKind.POT},
    )


def entry_balances(tournament: Tournament) -> Mapping[int, int]:
    """What each entry has won (+) or paid (−) so far, in minor units, by entry id."""
    return read_balances(tournament).entries


def pot_balances(tournament: Tournament) -> Mapping[int, int]:
    """What lies in the pot of each table, in minor units, by table id."""
    return read_balances(tournament).pots


@dataclass(frozen=True, slots=True)
class PotTotals:
    """Minor units that went into the pots of a tournament and out of them, and what is left.

    `initial`, `buy_ins` and `hands` (paid where nobody won) went in; `paid_out` went to winners or
    the prize fund, `refunded` back to those who had paid. The first three less the last two are
    `left`. `sum_of_all` of all accounts is 0 in a ledger that is right.
    """

    initial: int
    buy_ins: int
    hands: int
    paid_out: int
    refunded: int
    left: int
    sum_of_all: int


def pot_totals(tournament: Tournament) -> PotTotals:
    """Where the pots' money came from and went, in one query."""
    lines = LedgerLine.objects.filter(account__tournament=tournament)
    in_pots = Q(account__kind=AccountKind.POT)
    sums = lines.aggregate(
        initial=Sum("amount", filter=in_pots & Q(source="initial"), default=0),
        buy_ins=Sum("amount", filter=in_pots & Q(source__startswith="buy_in:"), default=0),
        hands=Sum("amount", filter=in_pots & Q(source__startswith="hand:"), default=0),
        paid_out=-Sum("amount", filter=in_pots & Q(source=POT), default=0),
        refunded=-Sum("amount", filter=in_pots & Q(source=REFUND), default=0),
        left=Sum("amount", filter=in_pots, default=0),
        sum_of_all=Sum("amount", default=0),
    )
    return PotTotals(**sums)
