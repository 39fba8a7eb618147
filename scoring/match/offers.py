"""Buy-ins: offered by a hand, open until the next one is dealt (variants.md §3.1)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from scoring.match.events import BoughtIn, BuyInDeclined, EventKind
from scoring.match.history import add_line
from scoring.match.parts import BuyInOffer
from scoring.match.state import MatchState
from scoring.problems import Problem, RuleBroken, problem, translatable


def make_offers(state: MatchState, put_out: Iterable[str]) -> tuple[BuyInOffer, ...]:
    """What players put out by a hand are offered; `state` is the one after that hand.

    All of them come back at one score: the highest total still in, plus the club's
    margin. There is no offer where that score would itself be out.
    """
    rule = state.variant.buy_ins
    if not state.still_in or len(state.still_in) < rule.least_survivors:
        return ()
    score = max(state.totals[player] for player in state.still_in) + rule.reentry_margin
    if state.variant.out_at is not None and score >= state.variant.out_at:
        return ()
    left = {player: rule.most - state.buy_ins_taken[player] for player in put_out}
    price = state.variant.stakes.buy_in
    return tuple(
        BuyInOffer(player=player, score=score, price=price, left=may - 1)
        for player, may in left.items()
        if may > 0
    )


def apply_buy_in(state: MatchState, event: BoughtIn) -> MatchState:
    """He is in again at the offered score and has paid its price into the pot."""
    offer = _find_offer(state, event.player)
    player = offer.player
    after = replace(
        close_offer(state, player),
        exits=tuple(exit_ for exit_ in state.exits if exit_.player != player),
        totals={**state.totals, player: offer.score},
        buy_ins_taken={**state.buy_ins_taken, player: state.buy_ins_taken[player] + 1},
        buy_in_units={**state.buy_in_units, player: state.buy_in_units[player] + offer.price},
    )
    return add_line(state, after, EventKind.BUY_IN, money={player: -offer.price})


def apply_decline(state: MatchState, event: BuyInDeclined) -> MatchState:
    """The offer is gone for good."""
    offer = _find_offer(state, event.player)
    return add_line(state, close_offer(state, offer.player), EventKind.DECLINE)


def close_offer(state: MatchState, player: str) -> MatchState:
    """The state without this player's offer."""
    return replace(state, offers=tuple(o for o in state.offers if o.player != player))


def _find_offer(state: MatchState, player: str) -> BuyInOffer:
    for offer in state.offers:
        if offer.player == player:
            return offer
    raise RuleBroken([next(_reasons(state, player))])


def _reasons(state: MatchState, player: str) -> Iterator[Problem]:
    """Why there is no offer, the plainest reason first."""
    rule = state.variant.buy_ins
    if player not in state.players:
        text = translatable("{seat} does not play in this match.")
        yield problem("player.unknown", text, seat=player)
    if player not in state.out:
        yield problem("buy_in.not_out", translatable("{seat} is not out."), seat=player)
    if rule.most == 0:
        yield problem("buy_in.never", translatable("There are no buy-ins here."), seat=player)
    if player in state.withdrawn:
        text = translatable("{seat} withdrew and cannot come back.")
        yield problem("buy_in.withdrew", text, seat=player)
    if state.buy_ins_taken.get(player, 0) >= rule.most:
        text = translatable("{seat} has used up all buy-ins: {most}.")
        yield problem("buy_in.used_up", text, seat=player, most=rule.most)
    if len(state.still_in) < rule.least_survivors:
        text = translatable("A buy-in needs {least} players still in, there are {count}.")
        count = len(state.still_in)
        yield problem(
            "buy_in.too_few_in", text, seat=player, least=rule.least_survivors, count=count
        )
    text = translatable("No buy-in is open to {seat}: refused, lapsed, or never offered.")
    yield problem("buy_in.closed", text, seat=player)
