"""What the prize fund of a tournament is made of."""

from dataclasses import dataclass

from django.db.models import Q, Sum

from tournaments.domain.prizes import PrizeFund
from tournaments.domain.stages.choices import LimitScope
from tournaments.models import AccountKind, LedgerLine, PrizeTerms, Tournament, TournamentState
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
    """Stakes and buy-ins kept for the whole event (variants.md §3.1: one limit over the stage).

    They are the fund's from the moment they are paid: what tables have handed over, and what lies
    in the pots of those that will. A pot left filled at the end is nobody's and not in the fund.
    """
    lines = LedgerLine.objects.filter(account__tournament=tournament)
    lines = lines.filter(_of_fund(tournament))
    total: int = lines.aggregate(total=Sum("amount", default=0))["total"]
    return total


def _of_fund(tournament: Tournament) -> Q:
    handed_over = Q(account__kind=AccountKind.FUND, table__isnull=False)
    if tournament.state == TournamentState.FINISHED:
        return handed_over
    is_kept = {"account__table__round__stage__settings__limit_scope": LimitScope.STAGE.value}
    return handed_over | Q(account__kind=AccountKind.POT, **is_kept)
