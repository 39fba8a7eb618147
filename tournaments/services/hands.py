"""Hands: recorded once and in order, corrected with a reason and never overwritten."""

from collections.abc import Iterable, Mapping

from django.utils import timezone

from scoring.match_rules import StockEmpty
from scoring.problems import Problem
from tournaments.domain.access import Act
from tournaments.domain.hand_data import give_hand
from tournaments.domain.hand_lookup import find_hand
from tournaments.domain.reasons import reason_problems
from tournaments.domain.refusals import Stale
from tournaments.domain.settlements import settle_changes
from tournaments.domain.timeline import EventData, PutIn, Replace
from tournaments.models import EventKind
from tournaments.selectors.access import require
from tournaments.selectors.matches import Match
from tournaments.services.match_events import kind_of
from tournaments.services.table_acts import (
    Answer,
    Decision,
    TableRequest,
    act_at_table,
    present_state,
)
from tournaments.services.timed_matches import end_when_time_is_up, insist_on_time

Hand = Mapping[str, object]


def record_hand(request: TableRequest, *, number: int, hand: Hand, reason: str = "") -> Answer:
    """Record the next hand of a table.

    `hand` has finish, went_out, remainders or points (or both, by seat), cut_joker_seat; players
    are seat numbers as text, cards text. `number` is the hand this is meant to be: any other than
    the next one is `Stale`. A void hand may say why; where the stock cannot make a hand void, only
    a director's ruling does (variants.md §4). With `override` in the hand a
    director vouches for what the audit refuses, and gives the reason. A timed match ends with the
    hand in play when its time ran out (docs/decisions/clocks.md).
    """

    def decide(match: Match) -> Decision:
        if number != match.table.hand_number:
            raise Stale(present_state(match))
        now = timezone.now()
        insist_on_time(match, now)
        given = give_hand(hand, match.keys)
        change = PutIn(match.timeline.last_position, given.data)
        changed = match.timeline.changed((change,))
        given.insist(changed, changed.last_position, _ruling_problems(given.data, reason))
        _require_ruling(request, match, given.data)
        return Decision(
            changes=(change, *end_when_time_is_up(match.table, changed, now)),
            act="record_hand",
            subject=f"table {match.table.number}, hand {number}",
            after={"hand": match.keys.hand_by_name(given.data)},
            reason=reason.strip(),
        )

    content = {"number": number, "reason": reason, **hand}
    return act_at_table(request, Act.RECORD_HAND, content, decide)


def _ruling_problems(data: EventData, reason: str) -> Iterable[Problem]:
    return reason_problems(reason, is_needed=bool(data.get("override")))


def _require_ruling(request: TableRequest, match: Match, data: EventData) -> None:
    """A void hand that no stock explains, and a result the audit refuses, are rulings."""
    stock_explains = match.timeline.variant.stock_empty is StockEmpty.VOID
    is_void = kind_of(data) is EventKind.VOID
    if data.get("override") or (is_void and not stock_explains):
        require(request.actor, Act.RULE_AT_TABLE, table=match.table)


def correct_hand(
    request: TableRequest,
    *,
    number: int,
    hand_version: int,
    hand: Hand,
    reason: str,
    settle: Iterable[Mapping[str, object]] = (),
) -> Answer:
    """Give a recorded hand another content: a new version, everything after it folded again.

    `hand_version` is the version of the hand that was seen; another current one is `Stale`. What no
    longer fits afterwards is refused as `LaterEventsDoNotFit` until `settle` (see
    `domain.settlements`) says what becomes of it. A reason is required; it is public.
    """
    settle = tuple(settle)

    def decide(match: Match) -> Decision:
        old = find_hand(match.timeline, match.timeline.fold(), number)
        if old.version != hand_version:
            raise Stale(present_state(match))
        given = give_hand(hand, match.keys)
        change = Replace(old.position, given.data)
        changed = match.timeline.changed((change,))
        given.insist(changed, old.position, reason_problems(reason))
        return Decision(
            changes=(change, *settle_changes(settle, match.keys)),
            act="correct_hand",
            subject=f"table {match.table.number}, hand {number}",
            before={"hand": match.keys.hand_by_name(old.data or {})},
            after={"hand": match.keys.hand_by_name(given.data), "settled": [*settle]},
            reason=reason.strip(),
        )

    content = {"correct": number, "version": hand_version, "settle": settle, **hand}
    return act_at_table(request, Act.CORRECT_HAND, content, decide)
