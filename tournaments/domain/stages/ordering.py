"""What decides in a stage's standings, in which order."""

from typing import assert_never

from tournaments.domain.stages.choices import Counting
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.standings import ELIMINATION, Order


def order_of_stage(settings: StageSettings) -> tuple[Order, Order]:
    """What ranks everybody, and what further parts only those who are not out.

    Where players are put out the order of leaving ranks them, and equals among them share
    (variants.md §3.1). Where fewer points are better, who left stands behind all who played on,
    and who missed rounds behind all who missed fewer.
    """
    if settings.is_ranked_by_leaving:
        return ELIMINATION, settings.tie_breaks
    match settings.counting:
        case Counting.PENALTY_POINTS:
            leading: Order = ("beaten", "left_earlier", "rounds_missed", "counted")
        case Counting.AVERAGE_PER_HAND:
            leading = ("beaten", "left_earlier", "counted")
        case Counting.TABLE_POINTS | Counting.MONEY_WON:
            leading = ("counted",)
        case _:
            assert_never(settings.counting)
    return (*leading, *settings.tie_breaks), ()
