"""A table to begin with: who has never seen the notation changes what stands there."""

from dataclasses import replace

from scoring.melds import parse_meld
from scoring.referee import Opened, TableMeld, TableState, write_table
from scoring.variant import CARDS_PER_INTERCEPT
from tournaments.domain.referee_questions import Ask
from tournaments.web.referee.questions import Question

# Four cards of a suit are a run in every game, with a joker in every game.
RUN = "8♥ JK=9♥ 10♥ J♥"


def sample_table(question: Question) -> str:
    """A table of this game as text, with one meld on it and house rules as they are."""
    table = TableState(
        variant=question.variant.key,
        hand=question.number,
        players=("Ann", "Jim", "Sue"),
        turn="Jim",
        opened={"Ann": Opened.EARLIER, "Jim": Opened.EARLIER},
        melds=(TableMeld("Ann", parse_meld(RUN)),),
        house_rules=question.house_rules,
    )
    return write_table(_before_the_draw(table) if question.ask is Ask.DRAWING else table)


def _before_the_draw(table: TableState) -> TableState:
    """What decides who may draw: nobody but Ann has opened, and Sue has intercepted once."""
    variant = table.rules()
    dealt = variant.cards_dealt(table.hand, len(table.players))
    told = replace(table, opened={"Ann": Opened.EARLIER}, holds={"Jim": dealt, "Sue": dealt})
    if not variant.intercepts:
        return told
    holds = {"Jim": dealt, "Sue": dealt + CARDS_PER_INTERCEPT}
    return replace(told, holds=holds, intercepts={"Sue": 1})
