"""Somebody at a table counted a card too many, and the director puts it right."""

from contextlib import suppress
from uuid import uuid4

from scoring.cards import format_cards
from scoring.match import HandPlayed, MatchEvent, event_from_data
from tournaments.demo.staff import Staff
from tournaments.domain.refusals import LaterEventsDoNotFit
from tournaments.domain.timeline import Recorded
from tournaments.models import Table
from tournaments.selectors.matches import Match, load_match
from tournaments.services.hands import correct_hand
from tournaments.services.table_acts import TableRequest

MISCOUNTED = "One card was counted that lay on the table"


def correct_last_hand(staff: Staff, table: Table) -> None:
    """One card less for somebody; a hand of which not all cards are known stays as it is."""
    match = load_match(table)
    number = match.table.hands_played
    last = next((one for one in reversed(match.timeline.live) if _is_counted(one)), None)
    if last is None:
        return
    hand = _by_seat(match, event_from_data(last.data))
    if hand is None:
        return
    request = TableRequest(staff.director, table.pk, uuid4())
    with suppress(LaterEventsDoNotFit):
        correct_hand(
            request, number=number, hand_version=last.version, hand=hand, reason=MISCOUNTED
        )


def _is_counted(event: Recorded) -> bool:
    return event.data is not None and event.data["type"] == "hand"


def _by_seat(match: Match, hand: MatchEvent) -> dict[str, object] | None:
    """The hand with a card less, its players told by seat; None where there is none to take."""
    if not isinstance(hand, HandPlayed) or hand.points or hand.cut_joker_seat:
        return None
    held = {match.keys.number(key): list(cards) for key, cards in hand.remainders or ()}
    most = max(held, key=lambda seat: len(held[seat]), default=None)
    if most is None or not held[most][1:]:
        return None
    held[most].pop()
    return {
        "finish": hand.finish.value,
        "went_out": None if hand.went_out is None else match.keys.number(hand.went_out),
        "remainders": {seat: format_cards(cards) for seat, cards in held.items()},
    }
