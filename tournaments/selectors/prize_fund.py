"""What the prize fund of a tournament is made of."""

from dataclasses import dataclass

from django.db.models import Sum

from tournaments.domain.prizes import PrizeFund
from tournaments.models import AccountKind, LedgerLine, PrizeTerms, Tournament
from tournaments.selectors.desk_money import fee_payers


@dataclass(frozen=True, slots=True, kw_only=True)
class FundParts:
    """What the fund is made of, in minor units: entry fees less the house's part of them, stakes
    and buy-ins kept for the whole event, and what the club added."""

    payers: int
    fees: int
    house: int
    kept_pots: int
    added: int

    @property
    def fund(self) -> PrizeFund:
        """The same as plans are worked out with."""
        return PrizeFund(came_in=self.fees + self.kept_pots, house_fee=self.house, added=self.added)


def fund_parts(tournament: Tournament, terms: PrizeTerms) -> FundParts:
    """The fund as entries, terms and tables give it now."""
    payers = len(fee_payers(tournament))
    return FundParts(
        payers=payers,
        fees=payers * terms.entry_fee,
        house=payers * terms.house_part,
        kept_pots=kept_pots(tournament),
        added=terms.added,
    )


def kept_pots(tournament: Tournament) -> int:
    """What tables paid into the fund (variants.md §3.1: a limit that counts over the stage)."""
    lines = LedgerLine.objects.filter(
        account__tournament=tournament, account__kind=AccountKind.FUND, table__isnull=False
    )
    total: int = lines.aggregate(total=Sum("amount", default=0))["total"]
    return total
