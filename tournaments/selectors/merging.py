"""Tables that have grown short: which to break and who moves where, as it would be done now."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from scoring.match import MatchState
from scoring.problems import RuleBroken
from tournaments.domain.balancing import Balance, SeatedTable, plan_balance
from tournaments.models import Round
from tournaments.selectors.matches import Match, load_matches
from tournaments.selectors.rounds import limit_goes_along, seated_rounds
from tournaments.selectors.seating import tables_of_round
from tournaments.selectors.stages import stage_settings


@dataclass(frozen=True, slots=True)
class TablesToMerge:
    """Tables should be merged or filled: so many are closed, so many players move."""

    since: datetime
    round_id: int
    broken: tuple[int, ...]
    moves: int


@dataclass(frozen=True, slots=True)
class MergePlan:
    """What merging would do now; `names` by entry id.

    `offers` are the numbers of the tables where somebody has to decide on a buy-in first.
    """

    balance: Balance
    names: Mapping[int, str]
    offers: tuple[int, ...]


def plan_merge(round_: Round, seed: str) -> MergePlan:
    """The plan for a round as it stands, `seed` deciding the order of movers.

    Raises `RuleBroken` as `domain.balancing.plan_balance`.
    """
    matches = load_matches(tables_of_round(round_))
    return plan_from_matches(round_, [(match, match.timeline.fold()) for match in matches], seed)


def plan_from_matches(
    round_: Round, played: Sequence[tuple[Match, MatchState]], seed: str
) -> MergePlan:
    """The same from matches that were read already."""
    tables = [_seated(match, state) for match, state in played]
    balance = plan_balance(
        [table for table in tables if table.seats],
        stage_settings(round_.stage).sizes,
        moved=_moved_before(round_),
        seed=seed,
    )
    return MergePlan(
        balance=balance,
        names={int(seat.key): seat.name for match, _state in played for seat in match.keys.seats},
        offers=tuple(match.table.number for match, state in played if state.offers),
    )


def tables_to_merge(
    round_: Round, played: Sequence[tuple[Match, MatchState]], since: datetime
) -> TablesToMerge | None:
    """That merging is due, where one limit counts over the stage; None while all is well."""
    if not limit_goes_along(round_.stage) or all(state.finished for _match, state in played):
        return None
    try:
        balance = plan_from_matches(round_, played, "").balance
    except RuleBroken:
        # So few or so many are left that no legal tables hold them: nothing to propose.
        return None
    if not balance.is_needed:
        return None
    broken = tuple(one.table for one in balance.broken)
    return TablesToMerge(since, round_.pk, broken, len(balance.moves))


def _seated(match: Match, state: MatchState) -> SeatedTable:
    """Who is still in, in his seat; those who may still buy in are not."""
    seats = {
        seat.number: seat.entry_id for seat in match.seats if str(seat.entry_id) in state.still_in
    }
    dealer = None if state.dealer is None else int(state.dealer)
    return SeatedTable(match.table.number, seats, dealer if dealer in seats.values() else None)


def _moved_before(round_: Round) -> Mapping[int, int]:
    """How often each was moved in this stage, by entry id."""
    moved: Counter[int] = Counter()
    for one in seated_rounds(round_.stage):
        moved.update(one.plan.get("figures", {}).get("moved", ()))
    return moved
