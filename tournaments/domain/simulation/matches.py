"""A whole match at a simulated table, event by event."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from scoring.match import (
    BoughtIn,
    BuyInDeclined,
    HandVoid,
    MatchEvent,
    MatchState,
    PenaltyGiven,
    Withdrew,
    apply,
)
from tournaments.domain.simulation.habits import Habits
from tournaments.domain.simulation.hands import simulate_hand

FEWEST_TO_LOSE_ONE = 3
PENALTY_POINTS = (10, 25, 50)
RULING = "Laid melds that were no opening"


@dataclass(frozen=True, slots=True)
class Happening:
    """An event and the state of the match after it."""

    event: MatchEvent
    state: MatchState


def simulate_match(
    state: MatchState, chance: Random, habits: Habits, *, most_hands: int | None = None
) -> Iterator[Happening]:
    """What happens from `state` to the end, or until so many hands have been played in all.

    A variant without an end of its own needs `most_hands`.
    """
    while not state.finished and (most_hands is None or state.hand_number <= most_hands):
        event = simulate_event(state, chance, habits)
        state = apply(state, event)
        yield Happening(event, state)


def simulate_event(state: MatchState, chance: Random, habits: Habits) -> MatchEvent:
    """Something that may happen next in a match that is not over."""
    answer = _answer_offer(state, chance, habits)
    if answer is not None:
        return answer
    ruling = _rule(state, chance, habits)
    if ruling is not None:
        return ruling
    if chance.random() < habits.void:
        return HandVoid()
    return simulate_hand(state, chance, habits)


def _answer_offer(state: MatchState, chance: Random, habits: Habits) -> MatchEvent | None:
    """An answer to one open offer; None lets all of them lapse."""
    if not state.offers:
        return None
    player = chance.choice(state.offers).player
    thrown = chance.random()
    if thrown < habits.buy_in:
        return BoughtIn(player)
    # With enough players out no hand is dealt: an offer has to be answered.
    if state.has_enough_out or thrown < habits.buy_in + habits.decline:
        return BuyInDeclined(player)
    return None


def _rule(state: MatchState, chance: Random, habits: Habits) -> MatchEvent | None:
    if len(state.still_in) >= FEWEST_TO_LOSE_ONE and chance.random() < habits.withdrawal:
        return Withdrew(chance.choice(state.still_in))
    if chance.random() < habits.penalty:
        return PenaltyGiven(chance.choice(state.still_in), chance.choice(PENALTY_POINTS), RULING)
    return None
