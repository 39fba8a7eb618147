"""Who owes, who gets something, and who is settled: what the accounts of each entry come to."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Sum

from tournaments.models import (
    AccountKind,
    Entry,
    LedgerLine,
    Payment,
    PaymentDirection,
    Tournament,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settling:
    """One entry at the desk, in minor units.

    `balance` is what it has won (+) or has to pay (−) by fees, stakes, hands, pots and prizes;
    `settled` what went over the desk from (+) or to (−) it. Of each that is 0 nothing is left.
    """

    entry_id: int
    player_id: int
    number: int
    name: str
    search_text: str
    balance: int
    settled: int

    @property
    def owes(self) -> int:
        """What is still to pay; negative when the entry gets something."""
        return -(self.balance + self.settled)


def settle_all(tournament: Tournament) -> list[Settling]:
    """Everybody whose accounts anything ever moved, in the order of entries: two queries."""
    sums = _sums(tournament)
    entries = Entry.objects.filter(pk__in={entry for entry, _kind in sums})
    return [_settling(entry, sums) for entry in entries.select_related("player").order_by("number")]


def settle_one(entry: Entry) -> Settling:
    """One entry at the desk."""
    return _settling(entry, _sums(entry.tournament, entry))


def paid_out_since(tournament: Tournament, moment: datetime) -> Sequence[Payment]:
    """Payouts from that moment on that were not taken back."""
    paid = Payment.objects.filter(
        entry__tournament=tournament,
        direction=PaymentDirection.PAYOUT,
        made_at__gte=moment,
        undoes=None,
        undone_by=None,
    )
    return [*paid.select_related("entry__player").order_by("number")]


Sums = dict[tuple[int, str], int]


def _sums(tournament: Tournament, entry: Entry | None = None) -> Sums:
    lines = LedgerLine.objects.filter(account__tournament=tournament)
    lines = lines.filter(account__entry=entry) if entry else lines.exclude(account__entry=None)
    rows = lines.values_list("account__entry_id", "account__kind").annotate(Sum("amount"))
    sums: Sums = defaultdict(int)
    for entry_id, kind, amount in rows.order_by():
        sums[entry_id, kind] = amount
    return sums


def _settling(entry: Entry, sums: Sums) -> Settling:
    return Settling(
        entry_id=entry.pk,
        player_id=entry.player_id,
        number=entry.number,
        name=entry.player.name,
        search_text=entry.player.search_text,
        balance=sums.get((entry.pk, AccountKind.ENTRY), 0),
        settled=sums.get((entry.pk, AccountKind.SETTLED), 0),
    )
