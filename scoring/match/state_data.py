"""A match state as plain JSON, the answer of POST /variants/{key}/match/."""

from typing import Any

from scoring.match.events import EventKind
from scoring.match.parts import BuyInOffer, HistoryLine
from scoring.match.state import MatchState

_HANDS = frozenset({EventKind.HAND, EventKind.VOID})


def state_to_data(state: MatchState) -> dict[str, Any]:
    """Totals, places, offers, the next hand, money in units, and the score sheet so far.

    `history` has one line for each hand, void ones too, as a score sheet has; `event` is the index
    of the hand among the events. What other events did shows in the totals that follow.
    `winner` is a name, a list of names that share, or null. `next_hand`, `dealer`,
    `contract` and `wild_rank` (2 … 14, ace) are null once the match is over.
    """
    return {
        "totals": dict(state.totals),
        "out": list(state.out),
        "withdrawn": list(state.withdrawn),
        "finished": state.finished,
        "winner": _winner_to_data(state.winners),
        "places": dict(state.places),
        "buy_in_offers": {offer.player: _offer_to_data(offer) for offer in state.offers},
        "next_hand": None if state.finished else state.hand_number,
        **_next_hand_to_data(state),
        "money": _money_to_data(state),
        "history": [_line_to_data(line) for line in state.history if line.kind in _HANDS],
    }


def _winner_to_data(winners: tuple[str, ...]) -> str | list[str] | None:
    if len(winners) > 1:
        return list(winners)
    return winners[0] if winners else None


def _offer_to_data(offer: BuyInOffer) -> dict[str, int]:
    return {"score": offer.score, "price": offer.price, "left": offer.left}


def _next_hand_to_data(state: MatchState) -> dict[str, Any]:
    wild_rank = state.wild_rank
    return {
        "dealer": state.dealer,
        "contract": None if state.contract is None else str(state.contract),
        "wild_rank": None if wild_rank is None else wild_rank.value,
        "cards_dealt": state.cards_dealt,
    }


def _money_to_data(state: MatchState) -> dict[str, Any]:
    money = state.money
    return {
        "from_hands": dict(money.from_hands),
        "initial": dict(money.initial),
        "buy_ins": dict(money.buy_ins),
        "pot": money.pot,
        "net": dict(money.net),
    }


def _line_to_data(line: HistoryLine) -> dict[str, Any]:
    return {
        "event": line.event_index,
        "type": line.kind.value,
        "hand": line.hand_number,
        "dealer": line.dealer,
        "points": dict(line.points),
        "multiplier": line.multiplier,
        "audited": line.audited,
        "override": line.override,
        "totals": dict(line.totals),
        "out": list(line.out),
        "money": dict(line.money),
    }
