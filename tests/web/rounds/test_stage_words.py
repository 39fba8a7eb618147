"""A stage in plain sentences says what reaching the limit does in it."""

import pytest

from scoring.variants import get_variant
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.choices import LimitScope, MatchEnd
from tournaments.domain.stages.settings import StageSettings
from tournaments.web.rounds.stage_words import stage_sentences

AT_A_TABLE = "Who reaches 150 at a table is out of that match."
NOWHERE = "No limit counts: who reaches 150 plays on, and nobody buys in."
OVER_THE_STAGE = "Totals go along from table to table: who reaches 150 is out of the stage."


@pytest.mark.parametrize(
    ("match_end", "scope", "sentence"),
    [
        (MatchEnd.TO_THE_LAST, LimitScope.TABLE, AT_A_TABLE),
        (MatchEnd.TIMED, LimitScope.TABLE, AT_A_TABLE),
        (MatchEnd.FIXED_HANDS, LimitScope.TABLE, NOWHERE),
        (MatchEnd.FIXED_HANDS, LimitScope.STAGE, OVER_THE_STAGE),
    ],
)
def test_reaching_the_limit_is_told_as_the_stage_plays_it(
    match_end: MatchEnd, scope: LimitScope, sentence: str
) -> None:
    """variants.md §3.1 has the limit; whether it counts is the stage's."""
    hands = 5 if match_end is MatchEnd.FIXED_HANDS else None
    stage = StageSettings(
        match_end=match_end, hands=hands, limit_scope=scope, sizes=TableSizes(2, 4, 5)
    )
    told = stage_sentences(stage, get_variant("british"))
    assert [one for one in told if "150" in one] == [sentence]


def test_a_game_without_a_limit_says_nothing_of_one() -> None:
    """variants.md §3.7: nobody is put out in nine hands of Jamaican."""
    stage = StageSettings(match_end=MatchEnd.ALL_CONTRACTS, sizes=TableSizes(3, 4, 6))
    told = " ".join(stage_sentences(stage, get_variant("jamaican")))
    assert "limit" not in told
    assert "reaches" not in told


@pytest.mark.parametrize(("minutes", "said"), [(1, "1 minute and"), (45, "45 minutes and")])
def test_minutes_are_counted(minutes: int, said: str) -> None:
    stage = StageSettings(match_end=MatchEnd.TIMED, minutes=minutes, sizes=TableSizes(2, 4, 5))
    told = f"Each table plays {said} finishes the hand in play."
    assert told in stage_sentences(stage, get_variant("british"))
