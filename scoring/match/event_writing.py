"""Events as plain JSON."""

from typing import Any, assert_never

from scoring.cards import format_cards
from scoring.match.events import (
    BoughtIn,
    BuyInDeclined,
    EventKind,
    HandPlayed,
    HandVoid,
    MatchEnded,
    MatchEvent,
    PenaltyGiven,
    Withdrew,
)


def event_to_data(event: MatchEvent) -> dict[str, Any]:
    """The event as `event_from_data` reads it; what is not given is left out."""
    match event:
        case HandPlayed():
            return _hand_to_data(event)
        case HandVoid():
            return {"type": EventKind.VOID.value}
        case BoughtIn(player):
            return {"type": EventKind.BUY_IN.value, "player": player}
        case BuyInDeclined(player):
            return {"type": EventKind.DECLINE.value, "player": player}
        case Withdrew(player):
            return {"type": EventKind.WITHDRAWAL.value, "player": player}
        case PenaltyGiven():
            return _penalty_to_data(event)
        case MatchEnded():
            return {"type": EventKind.END.value}
        case _:
            assert_never(event)


def _hand_to_data(hand: HandPlayed) -> dict[str, Any]:
    data: dict[str, Any] = {"type": EventKind.HAND.value, "finish": hand.finish.value}
    if hand.went_out is not None:
        data["went_out"] = hand.went_out
    if hand.remainders is not None:
        data["remainders"] = {player: format_cards(cards) for player, cards in hand.remainders}
    if hand.points is not None:
        data["points"] = dict(hand.points)
    if hand.cut_joker_seat is not None:
        data["cut_joker_seat"] = hand.cut_joker_seat
    if hand.override:
        data["override"] = True
    return data


def _penalty_to_data(penalty: PenaltyGiven) -> dict[str, Any]:
    data = {"type": EventKind.PENALTY.value, "player": penalty.player, "points": penalty.points}
    return {**data, "reason": penalty.reason} if penalty.reason else data
