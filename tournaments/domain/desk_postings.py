"""What fees, prizes and payments should have booked in the ledger, as `match_postings` for a match.

The accounts of money outside the club's book stand on the other side: what lies in the till is
minus in `cash` and `card`, what the club gave is minus in `added`, so that all sums to zero.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from tournaments.domain.cash_up import Method
from tournaments.domain.match_postings import FUND, Amounts, Postings

HOUSE = "house"
ADDED = "added"
FEE = "fee:"
"""How the source of an entry fee begins; the entry's id follows. So with the others."""
PRIZE = "prize:"
PAYMENT = "payment:"
GUARANTEE = "guarantee"
"""The source of what had to be added to keep what was guaranteed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FeeTerms:
    """Minor units: what everybody pays, what the house keeps of it, what is added to the fund."""

    entry_fee: int = 0
    house_part: int = 0
    added: int = 0


@dataclass(frozen=True, slots=True)
class LockedPrizes:
    """Prizes nothing moves any more, by entry, and what was added to keep the guarantees."""

    amounts: Mapping[int, int] = field(default_factory=dict)
    topped_up: int = 0


@dataclass(frozen=True, slots=True)
class DeskPayment:
    """Receipt `number`: minor units from (+) or to (−) an entry."""

    number: int
    entry: int
    method: Method
    amount: int


def settled_key(entry: int) -> str:
    """What the postings call the account of what an entry has paid at the desk."""
    return f"settled:{entry}"


def desk_postings(
    terms: FeeTerms, payers: Iterable[int], prizes: LockedPrizes, payments: Iterable[DeskPayment]
) -> Postings:
    """Everything booked beside the tables, by source; `payers` are those whose fee is due."""
    wanted: dict[str, Amounts] = dict(_fees(terms, payers))
    wanted["added"] = {ADDED: -terms.added, FUND: terms.added}
    wanted[GUARANTEE] = {ADDED: -prizes.topped_up, FUND: prizes.topped_up}
    wanted |= {
        f"{PRIZE}{entry}": {FUND: -amount, str(entry): amount}
        for entry, amount in prizes.amounts.items()
    }
    wanted |= {f"{PAYMENT}{one.number}": _handed_over(one) for one in payments}
    return {source: amounts for source, amounts in wanted.items() if any(amounts.values())}


def _fees(terms: FeeTerms, payers: Iterable[int]) -> Iterator[tuple[str, Amounts]]:
    into_fund = terms.entry_fee - terms.house_part
    for entry in payers:
        paid = {str(entry): -terms.entry_fee, HOUSE: terms.house_part, FUND: into_fund}
        yield f"{FEE}{entry}", {key: amount for key, amount in paid.items() if amount}


def _handed_over(payment: DeskPayment) -> Amounts:
    return {settled_key(payment.entry): payment.amount, payment.method.value: -payment.amount}
