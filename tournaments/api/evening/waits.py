"""What waits for whom, as programs get it."""

from collections.abc import Mapping
from typing import Any

from rest_framework import serializers

from tournaments.selectors.confirmations import WaitingHand
from tournaments.selectors.merging import TablesToMerge
from tournaments.selectors.waiting import (
    BuyInDecision,
    DisputedHand,
    LateTable,
    MoneyToCollect,
    TablesFinished,
    TableWait,
    TimeUp,
    UnconfirmedHand,
    Wait,
)

_KINDS: Mapping[type, str] = {
    BuyInDecision: "buy_in",
    DisputedHand: "dispute",
    UnconfirmedHand: "unconfirmed",
    TimeUp: "time_up",
    LateTable: "late",
    TablesToMerge: "merge",
    MoneyToCollect: "money",
    TablesFinished: "finished",
}


class OtherVersionAnswer(serializers.Serializer[Any]):
    """What somebody says a hand was instead; `points` by name are null where he gave no hand."""

    by = serializers.CharField()
    note = serializers.CharField()
    points = serializers.DictField(child=serializers.IntegerField(), allow_null=True)


class WaitingHandAnswer(serializers.Serializer[Any]):
    """A hand that waits for a second player, or, once disputed, for the director."""

    number = serializers.IntegerField()
    version = serializers.IntegerField()
    since = serializers.DateTimeField()
    by = serializers.CharField()
    is_disputed = serializers.BooleanField()
    points = serializers.DictField(child=serializers.IntegerField())
    others = OtherVersionAnswer(many=True)


class WaitAnswer(serializers.Serializer[Any]):
    """Something that waits. `table` is the id of its table, null where it is none's.

    `kind` is buy_in, dispute, unconfirmed, time_up, late, merge, money or finished; with a buy-in
    goes its `seat`, with a hand the `hand`.
    """

    kind = serializers.CharField()
    since = serializers.DateTimeField()
    table = serializers.IntegerField(allow_null=True)
    seat = serializers.IntegerField(allow_null=True)
    hand = WaitingHandAnswer(allow_null=True)


class WaitsAnswer(serializers.Serializer[Any]):
    """Everything that waits in a tournament at this version, the oldest first."""

    version = serializers.IntegerField()
    waits = WaitAnswer(many=True)


def wait_data(wait: Wait) -> dict[str, Any]:
    """What `WaitAnswer` describes."""
    hand = wait.hand if isinstance(wait, DisputedHand | UnconfirmedHand) else None
    return {
        "kind": _KINDS[type(wait)],
        "since": wait.since,
        "table": wait.table.pk if isinstance(wait, TableWait) else None,
        "seat": wait.offer.seat if isinstance(wait, BuyInDecision) else None,
        "hand": None if hand is None else hand_data(hand),
    }


def hand_data(hand: WaitingHand) -> dict[str, Any]:
    """What `WaitingHandAnswer` describes."""
    return {
        "number": hand.number,
        "version": hand.version,
        "since": hand.since,
        "by": hand.by,
        "is_disputed": hand.is_disputed,
        "points": dict(hand.points),
        "others": [
            {
                "by": other.by,
                "note": other.note,
                "points": None if other.points is None else dict(other.points),
            }
            for other in hand.others
        ],
    }
