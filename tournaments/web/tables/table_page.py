"""A table as whoever looks at it may see and use it."""

from dataclasses import dataclass

from scoring.finish import Finish
from scoring.match import HistoryLine, MatchState
from scoring.match_rules import StockEmpty
from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.access import Act, allows
from tournaments.domain.timeline import Recorded
from tournaments.models import Actor, TournamentState
from tournaments.selectors.access import holders
from tournaments.selectors.matches import Match


@dataclass(frozen=True, slots=True)
class TablePage:
    """A table as one actor sees it: the match folded, and which acts he may do."""

    actor: Actor
    match: Match
    state: MatchState
    may: frozenset[Act]

    @property
    def can_record(self) -> bool:
        """Whether the next hand may be entered here now."""
        return Act.RECORD_HAND in self.may and self.is_running and not self.state.finished

    @property
    def can_correct(self) -> bool:
        """Whether hands recorded earlier may be corrected here now."""
        return Act.CORRECT_HAND in self.may and self.is_running

    @property
    def can_void(self) -> bool:
        """Whether a deal may be void: by the stock that is used up, or by a ruling (§4)."""
        by_stock = self.match.timeline.variant.stock_empty is StockEmpty.VOID
        return by_stock or Act.RULE_AT_TABLE in self.may

    @property
    def finishes(self) -> tuple[Finish, ...]:
        """The ends of a hand that may be recorded here."""
        known = self.match.timeline.variant.finishes
        return tuple(end for end in known if self.can_void or end is not Finish.VOID)

    def line_of(self, event: Recorded) -> HistoryLine:
        """What an event did. `RuleBroken` where it counts no more."""
        live = self.match.timeline.live
        if event not in live:
            raise RuleBroken((problem("event.taken_back", _TAKEN_BACK),))
        return self.state.history[live.index(event)]

    @property
    def is_running(self) -> bool:
        """Whether acts at the table count at all."""
        return self.match.table.round.stage.tournament.state == TournamentState.RUNNING


def allowed_acts(actor: Actor, match: Match) -> frozenset[Act]:
    """Everything an actor may do at a table."""
    held = holders(actor, table=match.table)
    return frozenset(act for act in Act if allows(held, act))


_TAKEN_BACK = translatable("This was taken back before.")
