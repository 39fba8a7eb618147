"""A match as a fold: players and events in, everything known about the match out.

Replaying is the only validation there is: what the rules do not allow raises
RuleBroken, with every reason found, and changes nothing.
"""

from scoring.match.doubts import beyond_doubt
from scoring.match.event_reading import event_from_data, events_from_data, read_events, read_hand
from scoring.match.event_writing import event_to_data
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
from scoring.match.fold import apply, replay
from scoring.match.money import Money
from scoring.match.parts import BuyInOffer, Exit, HistoryLine
from scoring.match.start import seating_problems, start_match
from scoring.match.state import MatchState
from scoring.match.state_data import state_to_data
from scoring.match.terms import OWN_TERMS, Carried, MatchTerms

__all__ = [
    "OWN_TERMS",
    "BoughtIn",
    "BuyInDeclined",
    "BuyInOffer",
    "Carried",
    "EventKind",
    "Exit",
    "HandPlayed",
    "HandVoid",
    "HistoryLine",
    "MatchEnded",
    "MatchEvent",
    "MatchState",
    "MatchTerms",
    "Money",
    "PenaltyGiven",
    "Withdrew",
    "apply",
    "beyond_doubt",
    "event_from_data",
    "event_to_data",
    "events_from_data",
    "read_events",
    "read_hand",
    "replay",
    "seating_problems",
    "start_match",
    "state_to_data",
]
