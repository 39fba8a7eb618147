"""Money beside the tables: what fees, prizes and payments should have booked, and what is."""

from collections.abc import Sequence

from django.db.models import Exists, OuterRef, Q

from tournaments.domain.cash_up import CashUp, Direction, HandedOver, Method, cash_up
from tournaments.domain.desk_postings import DeskPayment, FeeTerms, LockedPrizes, desk_postings
from tournaments.domain.match_postings import Postings
from tournaments.models import (
    Entry,
    EntryStatus,
    LedgerLine,
    Payment,
    PrizeTerms,
    Seat,
    Tournament,
)
from tournaments.selectors.money import Booked, sum_by_source
from tournaments.selectors.rounds import NOT_AT_TABLES


def wanted_at_desk(tournament: Tournament) -> Postings:
    """What should be booked, worked out of the terms, the entries and the receipts."""
    terms = find_terms(tournament)
    payments = payments_of(tournament)
    return desk_postings(
        FeeTerms(entry_fee=terms.entry_fee, house_part=terms.house_part, added=terms.added),
        fee_payers(tournament) if terms.entry_fee else (),
        locked_prizes(terms),
        (DeskPayment(one.number, one.entry_id, Method(one.method), one.amount) for one in payments),
    )


def booked_at_desk(tournament: Tournament) -> Booked:
    """What is booked at no table, by source and account."""
    lines = LedgerLine.objects.filter(account__tournament=tournament, table=None)
    return sum_by_source(lines)


def find_terms(tournament: Tournament) -> PrizeTerms:
    """The terms of a tournament; all zeros, and not saved, where there are none."""
    found = PrizeTerms.objects.filter(tournament=tournament).first()
    return found or PrizeTerms(tournament=tournament)


def locked_prizes(terms: PrizeTerms) -> LockedPrizes:
    """The prizes that were locked; none while they are not."""
    amounts = {int(entry): amount for entry, amount in (terms.amounts or {}).items()}
    return LockedPrizes(amounts, terms.topped_up)


def fee_payers(tournament: Tournament) -> list[int]:
    """The ids of entries whose fee is due: who is checked in, and who ever sat down."""
    sat = Seat.objects.filter(entry=OuterRef("pk")).exclude(table__round__state__in=NOT_AT_TABLES)
    due = Q(status=EntryStatus.CHECKED_IN) | Q(Exists(sat))
    entries = Entry.objects.filter(due, tournament=tournament).order_by("number")
    return [*entries.values_list("pk", flat=True)]


def payments_of(tournament: Tournament) -> Sequence[Payment]:
    """Every payment over the desk in the order of receipts, with its player."""
    payments = Payment.objects.filter(entry__tournament=tournament).order_by("number")
    return [*payments.select_related("entry__player", "undoes", "undone_by", "made_by")]


def cash_up_of(payments: Sequence[Payment]) -> CashUp:
    """What lies in the till and what was paid by card."""
    return cash_up(
        HandedOver(Direction(one.direction), Method(one.method), one.amount) for one in payments
    )
