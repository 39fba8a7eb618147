"""A stage under the rule sheet alone, where nothing else was decided."""

from scoring.variant import Variant
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.choices import MatchEnd
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.tie_break_choices import own_tie_breaks


def own_settings(variant: Variant, sizes: TableSizes) -> StageSettings:
    """One round of drawn tables, each played to the end its rule sheet has.

    Where it has none (variants.md §3.6) the director ends the matches: timed, without a time.
    """
    return StageSettings(
        match_end=_own_end(variant), sizes=sizes, tie_breaks=own_tie_breaks(variant)
    )


def _own_end(variant: Variant) -> MatchEnd:
    if variant.hand_count is not None:
        return MatchEnd.ALL_CONTRACTS
    return MatchEnd.TIMED if variant.out_at is None else MatchEnd.TO_THE_LAST
