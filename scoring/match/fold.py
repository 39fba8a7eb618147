"""Applying events, one or all of them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from scoring.match.events import (
    BoughtIn,
    BuyInDeclined,
    HandPlayed,
    HandVoid,
    MatchEnded,
    MatchEvent,
    PenaltyGiven,
    Withdrew,
)
from scoring.match.hands import apply_hand, apply_void
from scoring.match.offers import apply_buy_in, apply_decline
from scoring.match.rulings import apply_end, apply_penalty, apply_withdrawal
from scoring.match.start import start_match
from scoring.match.state import MatchState
from scoring.match.terms import OWN_TERMS, MatchTerms
from scoring.problems import Problem, RuleBroken, insist
from scoring.variant import Variant


def apply(state: MatchState, event: MatchEvent) -> MatchState:
    """The state after one more event; the past is not looked at again.

    RuleBroken holds every reason why the event cannot follow; `state` is as it was.
    """
    match event:
        case HandPlayed():
            return apply_hand(state, event)
        case HandVoid():
            return apply_void(state)
        case BoughtIn():
            return apply_buy_in(state, event)
        case BuyInDeclined():
            return apply_decline(state, event)
        case Withdrew():
            return apply_withdrawal(state, event)
        case PenaltyGiven():
            return apply_penalty(state, event)
        case MatchEnded():
            return apply_end(state)
        case _:
            assert_never(event)


def replay(
    variant: Variant,
    players: Iterable[str],
    events: Iterable[MatchEvent],
    first_dealer: str | None = None,
    terms: MatchTerms = OWN_TERMS,
) -> MatchState:
    """The state after all events. RuleBroken names each problem's event by its index.

    A refused hand does not hide the next one's faults: it is counted as if a director
    vouched for it, and reading goes on. Any other refused event, or a hand that not even
    he could vouch for, ends the reading, for all that follows would be refused with it.
    """
    state = start_match(variant, players, first_dealer, terms)
    problems: list[Problem] = []
    for index, event in enumerate(events):
        try:
            state = apply(state, event)
        except RuleBroken as broken:
            problems += (replace(found, event=index) for found in broken.problems)
            followed = _vouch(state, event)
            if followed is None:
                break
            state = followed
    insist(problems)
    return state


def _vouch(state: MatchState, event: MatchEvent) -> MatchState | None:
    if not isinstance(event, HandPlayed) or event.override:
        return None
    try:
        return apply(state, replace(event, override=True))
    except RuleBroken:
        return None
