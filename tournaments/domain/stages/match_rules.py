"""The rules a stage's matches are played by: the tournament's, cut to the stage."""

from dataclasses import replace

from scoring.match_rules import NO_BUY_INS, Ranking
from scoring.variant import Variant
from tournaments.domain.stages.choices import MatchEnd
from tournaments.domain.stages.settings import StageSettings


def rules_of_matches(settings: StageSettings, variant: Variant) -> Variant:
    """The variant as this stage plays it, for settings without problems.

    Where the limit does not count nobody is put out, nobody buys in, and the lowest total wins.
    """
    if settings.limit_counts or variant.out_at is None:
        return variant
    return replace(variant, out_at=None, buy_ins=NO_BUY_INS, ranking=Ranking.LOWEST_TOTAL)


def survivors_of_matches(settings: StageSettings) -> int:
    """How many players still in end a match: `advance` in matches to the last, elsewhere one."""
    return settings.advance if settings.match_end is MatchEnd.TO_THE_LAST else 1
