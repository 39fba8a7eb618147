"""What a director decides about a stage."""

from dataclasses import dataclass

from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.advancing_rules import LAST_STAGE, Advancing
from tournaments.domain.stages.choices import (
    CarryOver,
    Counting,
    LimitScope,
    MatchEnd,
    TableMaking,
)
from tournaments.domain.stages.table_points import DEFAULT_TABLE_POINTS, TablePoints


@dataclass(frozen=True, slots=True, kw_only=True)
class StageSettings:
    """Everything that is decided about a stage.

    `hands` goes with fixed hands, `minutes` with timed matches, and are None elsewhere; a timed
    match without minutes goes on until the director says so. An offer to buy in stands for
    `buy_in_seconds`, None until the next deal. `advance`
    is how many players a match to the last leaves, and how many of a table go on where winners
    advance. `rounds` None goes on until one table has played to its end, or one player is left.
    `tie_breaks` are names of `TIE_BREAK_CHOICES`, the first deciding first.
    """

    name: str = ""
    match_end: MatchEnd
    hands: int | None = None
    minutes: int | None = None
    buy_in_seconds: int | None = None
    advance: int = 1
    limit_scope: LimitScope = LimitScope.TABLE
    tables_made: TableMaking = TableMaking.DRAWN
    rounds: int | None = 1
    sizes: TableSizes
    counting: Counting = Counting.PENALTY_POINTS
    table_points: TablePoints = DEFAULT_TABLE_POINTS
    carry_over: CarryOver = CarryOver.NONE
    tie_breaks: tuple[str, ...] = ()
    advancing: Advancing = LAST_STAGE

    @property
    def is_knock_out(self) -> bool:
        """Whether who does not go on from his table is out of the stage."""
        return self.tables_made is TableMaking.WINNERS_ADVANCE

    @property
    def puts_out_for_good(self) -> bool:
        """Whether who is out sits at no further table of the stage."""
        return self.is_knock_out or self.limit_scope is LimitScope.STAGE

    @property
    def is_ranked_by_leaving(self) -> bool:
        """Whether the order of leaving ranks those put out: being out is for good.

        Where a player sits down anew in every round, being put out at one table ends that match
        only, and its points count.
        """
        no_further_table = self.puts_out_for_good or self.rounds == 1
        return no_further_table and self.counting is Counting.PENALTY_POINTS

    @property
    def limit_counts(self) -> bool:
        """Whether reaching the variant's limit puts a player out.

        Fixed hands are played to their number by everybody, unless one total goes through the
        stage. All contracts know no limit.
        """
        ends_by_limit = self.match_end in (MatchEnd.TO_THE_LAST, MatchEnd.TIMED)
        return ends_by_limit or self.limit_scope is LimitScope.STAGE
