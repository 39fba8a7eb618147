"""A director's rulings at a table: penalties, withdrawals, its end, taking an act back."""

from tournaments.domain.access import Act
from tournaments.domain.reasons import insist_on_reason
from tournaments.domain.refusals import Stale
from tournaments.domain.timeline import EventData, PutIn, TakeBack
from tournaments.selectors.matches import Match
from tournaments.services.table_acts import (
    Answer,
    Decision,
    TableRequest,
    act_at_table,
    present_state,
)


def give_penalty(request: TableRequest, *, seat: str, points: int, reason: str) -> Answer:
    """Give a player points by ruling: an entry of its own, counted at once, never doubled."""

    def decide(match: Match) -> Decision:
        insist_on_reason(reason)
        data = {"type": "penalty", "player": match.keys.key(seat), "points": points}
        return _append(match, data, "give_penalty", seat, reason)

    content = {"penalty": seat, "points": points, "reason": reason}
    return act_at_table(request, Act.RULE_AT_TABLE, content, decide)


def withdraw_from_match(
    request: TableRequest, *, seat: str, reason: str, is_for_good: bool = False
) -> Answer:
    """A player leaves in mid-match: out at once with the total he has (variants.md §3.1).

    `is_for_good` where he leaves the tournament with it, which makes it another request.
    """

    def decide(match: Match) -> Decision:
        insist_on_reason(reason)
        data = {"type": "withdrawal", "player": match.keys.key(seat)}
        return _append(match, data, "withdraw_from_match", seat, reason)

    content = {"withdrawal": seat, "reason": reason, "for_good": is_for_good}
    return act_at_table(request, Act.RULE_AT_TABLE, content, decide)


def end_match(request: TableRequest, *, reason: str) -> Answer:
    """No further hand is dealt at the table: the time is up, or it has to be broken up."""

    def decide(match: Match) -> Decision:
        insist_on_reason(reason)
        return Decision(
            changes=(PutIn(match.timeline.last_position, {"type": "end"}),),
            act="end_match",
            subject=f"table {match.table.number}",
            reason=reason.strip(),
        )

    return act_at_table(request, Act.RULE_AT_TABLE, {"end": True, "reason": reason}, decide)


def take_back(request: TableRequest, *, position: int, event_version: int, reason: str) -> Answer:
    """Leave a recorded event out of the match, as if it had never been; it stays on record.

    `event_version` is the version that was seen; another current one is `Stale`.
    """

    def decide(match: Match) -> Decision:
        event = match.timeline.at(position)
        if event.version != event_version or event.data is None:
            raise Stale(present_state(match))
        insist_on_reason(reason)
        return Decision(
            changes=(TakeBack(position),),
            act="take_back",
            subject=f"table {match.table.number}, {event.data['type']}",
            before={"event": match.keys.hand_by_name(event.data)},
            reason=reason.strip(),
        )

    content = {"take_back": position, "version": event_version, "reason": reason}
    return act_at_table(request, Act.CORRECT_HAND, content, decide)


def _append(match: Match, data: EventData, act: str, seat: str, reason: str) -> Decision:
    return Decision(
        changes=(PutIn(match.timeline.last_position, data),),
        act=act,
        subject=f"table {match.table.number}, seat {seat}, {match.keys.name(str(data['player']))}",
        after={"event": match.keys.hand_by_name(data)},
        reason=reason.strip(),
    )
