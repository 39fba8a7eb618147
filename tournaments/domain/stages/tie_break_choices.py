"""The tie-breaks a stage can list, and the list each kind of rule sheet begins with."""

from typing import assert_never

from scoring.match_rules import Ranking, TieBreak
from scoring.variant import Variant

TIE_BREAK_CHOICES = (
    "hands_won",
    "kalukis",
    "fewer_buy_ins",
    "best_match",
    "head_to_head",
    "later_elimination",
    "drawn_card",
)
"""Every tie-break by name; `tournaments.domain.tie_breaks` says what each compares."""

ACROSS_MATCHES = ("best_match", "head_to_head")
"""Between equal totals of one match these two part nobody: there the rule sheet has spoken."""


def own_tie_breaks(variant: Variant) -> tuple[str, ...]:
    """What the rule sheet itself lets decide between equal totals (variants.md §3.7, §3.8)."""
    return () if variant.tie_break is TieBreak.NONE else (variant.tie_break.value,)


def default_tie_breaks(variant: Variant) -> tuple[str, ...]:
    """The list a new stage under this rule sheet gets; from then on it is the stage's own.

    What the rule sheet itself lets decide comes first (variants.md §3.1, §3.7, §3.8), so that a
    stage of one match gives the places of that match.
    """
    match variant.ranking:
        case Ranking.LAST_IN:
            return ("fewer_buy_ins", "hands_won", "kalukis", *ACROSS_MATCHES)
        case Ranking.LOWEST_TOTAL:
            return (*own_tie_breaks(variant), *ACROSS_MATCHES)
        case _:
            assert_never(variant.ranking)
