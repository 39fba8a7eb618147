"""Finding a hand of a match by the number people call it by."""

from scoring.match import MatchState
from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.timeline import Recorded, Timeline

_NO_HAND = translatable("Hand {number} has not been recorded at this table.")


def find_hand(timeline: Timeline, state: MatchState, number: int) -> Recorded:
    """The scored hand of this number. `RuleBroken` when there is none.

    `state` is the fold of `timeline`. A void hand has the number of the hand dealt again after it,
    so it is found by its position, not here.
    """
    for line in state.history:
        if line.kind == "hand" and line.hand_number == number:
            return timeline.live[line.event_index]
    raise RuleBroken((problem("hand.not_recorded", _NO_HAND, field="number", number=number),))
