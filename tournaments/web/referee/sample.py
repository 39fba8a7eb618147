"""A table to begin with: who has never seen the notation changes what stands there."""

from scoring.melds import parse_meld
from scoring.referee import Opened, TableMeld, TableState, write_table
from tournaments.web.referee.questions import Question

# Four cards of a suit are a run in every game, with a joker in every game.
RUN = "8♥ JK=9♥ 10♥ J♥"


def sample_table(question: Question) -> str:
    """A table of this game as text, with one meld on it and house rules as they are."""
    return write_table(
        TableState(
            variant=question.variant.key,
            hand=question.number,
            players=("Ann", "Jim", "Sue"),
            turn="Jim",
            opened={"Ann": Opened.EARLIER, "Jim": Opened.EARLIER},
            melds=(TableMeld("Ann", parse_meld(RUN)),),
            house_rules=question.house_rules,
        )
    )
