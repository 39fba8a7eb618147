"""What it costs to play and what is won: terms set, prizes locked, and unlocked before a payout."""

from collections.abc import Collection

from django.db import transaction
from django.utils import timezone

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.prize_terms import TermsTyped, check_terms
from tournaments.domain.reasons import insist_on_reason
from tournaments.domain.refusals import Stale
from tournaments.models import Actor, PrizeTerms, Tournament
from tournaments.selectors.access import require
from tournaments.selectors.desk_money import find_terms
from tournaments.selectors.prizes import plan_of_terms, prize_places, prizes_now
from tournaments.selectors.settling import paid_out_since
from tournaments.selectors.standings import Standings
from tournaments.services.ledger import post_desk
from tournaments.services.locking import lock_tournament, lock_whole_tournament
from tournaments.services.log import Deed, close_act

PROVISIONAL = "prizes.standings_provisional"
"""The refusal that a director may acknowledge by its name."""


@transaction.atomic
def set_prize_terms(
    *, actor: Actor, tournament_id: int, typed: TermsTyped, version: int | None = None
) -> PrizeTerms:
    """Say what an entry costs, what the house keeps, what is added, and how the fund is shared.

    Fees already due follow at once. `version`, if given, is the tournament's version the director
    saw. Raises `Tournament.DoesNotExist`, `NotAllowed`, `Stale`, or `RuleBroken`: `prizes.locked`,
    `prizes.no_money`, and the problems of `domain.prize_terms.check_terms`.
    """
    tournament = lock_tournament(tournament_id)
    require(actor, Act.MANAGE_MONEY, tournament=tournament)
    terms = find_terms(tournament)
    before = _to_data(terms)
    if version is not None and version != tournament.version:
        raise Stale({"version": tournament.version, **before})
    _insist_on_unlocked(terms)
    insist_on_money(tournament)
    after = check_terms(typed).to_data()
    if after == before:
        return terms
    for name, value in after.items():
        setattr(terms, name, value)
    terms.save()
    post_desk(tournament)
    deed = Deed("set_prize_terms", tournament.name, before=before, after=after)
    close_act(actor, tournament.pk, deed)
    return terms


@transaction.atomic
def lock_prizes(
    *, actor: Actor, tournament_id: int, acknowledged: Collection[str] = ()
) -> PrizeTerms:
    """Fix who gets how much, by the standings as they are: ready to be paid out.

    Who shares a place shares its prizes to the minor unit. Standings that may still change are
    refused, unless that refusal's code is among those `acknowledged`. Raises
    `Tournament.DoesNotExist`, `NotAllowed`, or `RuleBroken`: `prizes.locked`, `prizes.no_money`,
    `prizes.no_plan`, `prizes.standings_provisional`, and those of `work_out_prizes`.
    """
    tournament = lock_whole_tournament(tournament_id)
    require(actor, Act.MANAGE_MONEY, tournament=tournament)
    insist_on_money(tournament)
    terms = find_terms(tournament)
    _insist_on_unlocked(terms)
    plan = plan_of_terms(terms)
    if plan is None:
        raise RuleBroken((problem("prizes.no_plan", _NO_PLAN),))
    amounts, needed, standings = prizes_now(tournament, plan)
    _insist_on_final(standings, acknowledged)
    terms.amounts = {str(entry): amount for entry, amount in amounts.items()}
    terms.places = {str(entry): place for entry, place in prize_places(standings).items()}
    terms.topped_up, terms.locked_at = needed, timezone.now()
    terms.save()
    post_desk(tournament)
    after = {"amounts": terms.amounts, "topped_up": needed, "acknowledged": sorted(acknowledged)}
    close_act(actor, tournament.pk, Deed("lock_prizes", tournament.name, after=after))
    return terms


@transaction.atomic
def unlock_prizes(*, actor: Actor, tournament_id: int, reason: str) -> PrizeTerms:
    """Let the prizes follow the standings again, as long as nobody was paid out since.

    Raises `Tournament.DoesNotExist`, `NotAllowed`, or `RuleBroken`: `reason.missing`,
    `prizes.not_locked`, `prizes.paid_out`.
    """
    tournament = lock_tournament(tournament_id)
    require(actor, Act.MANAGE_MONEY, tournament=tournament)
    insist_on_reason(reason)
    terms = find_terms(tournament)
    if terms.locked_at is None:
        raise RuleBroken((problem("prizes.not_locked", _NOT_LOCKED),))
    insist(
        problem("prizes.paid_out", _PAID_OUT, name=one.entry.player.name, number=one.number)
        for one in paid_out_since(tournament, terms.locked_at)
    )
    before = {"amounts": terms.amounts, "topped_up": terms.topped_up}
    terms.amounts = terms.places = None
    terms.topped_up, terms.locked_at = 0, None
    terms.save()
    post_desk(tournament)
    deed = Deed("unlock_prizes", tournament.name, before=before, reason=reason.strip())
    close_act(actor, tournament.pk, deed)
    return terms


def insist_on_money(tournament: Tournament) -> None:
    """Raise `RuleBroken` with `prizes.no_money` where nothing is played for."""
    if not tournament.currency:
        raise RuleBroken((problem("prizes.no_money", _NO_MONEY, field="currency"),))


def _insist_on_unlocked(terms: PrizeTerms) -> None:
    if terms.locked_at is not None:
        raise RuleBroken((problem("prizes.locked", _LOCKED),))


def _insist_on_final(standings: Standings, acknowledged: Collection[str]) -> None:
    if standings.is_provisional and PROVISIONAL not in acknowledged:
        raise RuleBroken((problem(PROVISIONAL, _PROVISIONAL, field="acknowledged"),))


def _to_data(terms: PrizeTerms) -> dict[str, object]:
    return {
        "entry_fee": terms.entry_fee,
        "house_part": terms.house_part,
        "added": terms.added,
        "plan": terms.plan,
    }


_NO_MONEY = translatable("This tournament is played without money: give it a currency first.")
_NO_PLAN = translatable("Say first how the fund is shared.")
_LOCKED = translatable("The prizes are locked. Unlock them first.")
_NOT_LOCKED = translatable("The prizes are not locked.")
_PROVISIONAL = translatable(
    "The standings can still change. Finish the tournament first, or confirm to lock them as they"
    " are."
)
_PAID_OUT = translatable("{name} has been paid already, receipt {number}: take that back first.")
