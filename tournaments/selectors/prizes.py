"""The prize fund and who gets what of it: as it stands now, or as it was locked."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from scoring.problems import Problem, RuleBroken
from tournaments.domain.prize_terms import Terms
from tournaments.domain.prizes import (
    Preview,
    PrizePlan,
    plan_from_data,
    preview_prizes,
    work_out_prizes,
)
from tournaments.models import EntryStatus, PrizeTerms, Tournament
from tournaments.selectors.desk_money import fee_payers, find_terms, locked_prizes
from tournaments.selectors.entries import places_taken
from tournaments.selectors.prize_fund import FundParts, fund_parts, kept_pots
from tournaments.selectors.standings import Standings, build_standings


@dataclass(frozen=True, slots=True, kw_only=True)
class Prizes:
    """`by_place` is what the places get now; empty with `problems` where that cannot be said.

    Once locked, `amounts` says what each entry gets and `places` for which place, by entry id, and
    `topped_up` what was added to keep the guarantees; before, `topped_up` is what would have to be.
    `places` is empty for prizes locked before places were kept.
    """

    terms: PrizeTerms
    plan: PrizePlan | None
    parts: FundParts
    by_place: tuple[int, ...] = ()
    topped_up: int = 0
    amounts: Mapping[int, int] | None = None
    places: Mapping[int, int] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()

    @property
    def is_locked(self) -> bool:
        """Whether nothing moves the prizes any more."""
        return self.amounts is not None

    @property
    def total(self) -> int:
        """What is shared out."""
        return self.parts.fund.total + self.topped_up


def prizes_of(tournament: Tournament) -> Prizes:
    """The prizes as they stand, whatever the state of the tournament; a preview until locked."""
    return _prizes(tournament, find_terms(tournament))


def announced_prizes(tournament: Tournament) -> Prizes | None:
    """The same for the public; None where no terms were ever set.

    Asks nothing then of a tournament found with its terms (`selectors.tournaments`).
    """
    terms: PrizeTerms | None = getattr(tournament, "prize_terms", None)
    return None if terms is None else _prizes(tournament, terms)


def _prizes(tournament: Tournament, terms: PrizeTerms) -> Prizes:
    plan, parts = plan_of_terms(terms), fund_parts(tournament, terms)
    if terms.locked_at is not None:
        amounts = locked_prizes(terms).amounts
        paid = tuple(sorted((amount for amount in amounts.values() if amount), reverse=True))
        return Prizes(
            terms=terms,
            plan=plan,
            parts=parts,
            by_place=paid,
            topped_up=terms.topped_up,
            amounts=amounts,
            places={int(entry): place for entry, place in (terms.places or {}).items()},
        )
    if plan is None:
        return Prizes(terms=terms, plan=plan, parts=parts)
    try:
        preview = preview_of(plan, parts, max(parts.payers, places_taken(tournament)))
    except RuleBroken as broken:
        return Prizes(terms=terms, plan=plan, parts=parts, problems=broken.problems)
    by_place, needed = preview.by_place, preview.added_needed
    return Prizes(terms=terms, plan=plan, parts=parts, by_place=by_place, topped_up=needed)


def foresee_prizes(tournament: Tournament, typed: Terms) -> tuple[FundParts, Preview | None]:
    """What these terms would come to if all who are entered now came; no places without a plan.

    Raises `RuleBroken` where the fund does not keep what the plan says.
    """
    players = max(places_taken(tournament), len(fee_payers(tournament)))
    parts = FundParts(
        payers=players,
        fees=players * typed.entry_fee,
        house=players * typed.house_part,
        kept_pots=kept_pots(tournament),
        added=typed.added,
    )
    return parts, None if typed.plan is None else preview_of(typed.plan, parts, players)


def preview_of(plan: PrizePlan, parts: FundParts, players: int) -> Preview:
    """What the places of so many players would get now. Raises `RuleBroken`."""
    return preview_prizes(plan, parts.fund, players)


def plan_of_terms(terms: PrizeTerms) -> PrizePlan | None:
    """The plan; None while there is none."""
    return plan_from_data(terms.plan) if terms.plan else None


def prizes_now(tournament: Tournament, plan: PrizePlan) -> tuple[Mapping[int, int], int, Standings]:
    """What every placed entry would get by the standings as they are, in their order; what has to
    be added for it; and those standings. Raises `RuleBroken`."""
    standings = build_standings(tournament)
    fund = fund_parts(tournament, find_terms(tournament)).fund
    payout = work_out_prizes(plan, fund, prize_places(standings))
    return payout.amounts, payout.preview.added_needed, standings


def prize_places(standings: Standings) -> dict[int, int]:
    """The place of everybody who can win a prize, by entry id, in the order of the standings."""
    return {
        line.entry_id: line.place
        for line in standings.lines
        if line.place is not None and line.status != EntryStatus.DISQUALIFIED
    }


def have_moved(tournament: Tournament, prizes: Prizes) -> bool:
    """Whether the standings would give other amounts now than those that were locked."""
    if prizes.amounts is None or prizes.plan is None:
        return False
    try:
        amounts, _needed, _standings = prizes_now(tournament, prizes.plan)
    except RuleBroken:
        return True
    return amounts != prizes.amounts
