"""A recorded hand with everything it said before it was corrected."""

from dataclasses import dataclass
from datetime import datetime

from tournaments.domain.hand_lookup import find_hand
from tournaments.models import Actor, MatchEvent, Table
from tournaments.selectors.matches import Match, load_match


@dataclass(frozen=True, slots=True)
class HandVersion:
    """One version of a hand: what it says by seat, who made it when, and why it was changed."""

    position: int
    version: int
    is_current: bool
    hand: dict[str, object]
    made_by: str
    made_at: datetime
    reason: str


def hand_versions(table: Table, number: int) -> tuple[HandVersion, ...]:
    """Every version of a scored hand, the first one first; three queries.

    `RuleBroken` with `hand.not_recorded` where there is no such hand.
    """
    match = load_match(table)
    recorded = find_hand(match.timeline, match.timeline.fold(), number)
    rows = table.events.filter(position=recorded.position).order_by("version")
    return tuple(_version(match, row) for row in rows.select_related("made_by", "table_pass"))


def _version(match: Match, row: MatchEvent) -> HandVersion:
    return HandVersion(
        position=row.position,
        version=row.version,
        is_current=row.is_current,
        hand=match.keys.hand_by_seat(row.data),
        made_by=Actor(row.made_by, row.table_pass).name,
        made_at=row.made_at,
        reason=row.reason,
    )
