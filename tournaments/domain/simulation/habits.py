"""How often things happen at a simulated table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """Chances from 0 to 1, each of its own throw.

    Of a hand: that it ends so, where its variant knows that end. Of a loser: that he never opened,
    and that the scorekeeper wrote his points down without his cards. Of an offer: that it is taken
    or refused; else it lapses. Of the time between two hands: a withdrawal or a penalty by ruling.
    """

    kaluki: float = 0.07
    first_opening: float = 0.15
    blocked: float = 0.05
    void: float = 0.02
    never_opened: float = 0.25
    points_only: float = 0.05
    cut_joker: float = 0.1
    buy_in: float = 0.5
    decline: float = 0.25
    withdrawal: float = 0.005
    penalty: float = 0.01


LIVELY = Habits()
"""A table where everything happens sooner or later."""

CALM = Habits(void=0, withdrawal=0, penalty=0)
"""A table where only hands are played and buy-ins answered."""
