"""What may be asked of a table: the shape only, the rules are the services' part."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import (
    LONGEST_REMAINDER,
    MOST_POINTS,
    FlagField,
    PointsField,
    RemaindersField,
    SeatField,
    TextField,
    TokenField,
    WholeField,
)
from tournaments.domain.reasons import LONGEST_REASON

HIGHEST_HAND = 1_000
HIGHEST_VERSION = 2**31 - 1
HIGHEST_POSITION = 2**62
MOST_SETTLED = 100


class TableAct(serializers.Serializer[Any]):
    """What every act at a table carries: `version` is the table's, as it was seen."""

    submission_id = TokenField()
    version = WholeField(min_value=0, max_value=HIGHEST_VERSION, required=False, allow_null=True)


class Hand(serializers.Serializer[Any]):
    """A finished hand, its players named by seat number as text.

    `override` is a director's word against the audit: the hand stands, and the reason is public.
    """

    finish = TextField(max_length=20)
    went_out = SeatField(required=False, allow_null=True)
    remainders = RemaindersField(required=False, allow_null=True)
    points = PointsField(required=False, allow_null=True)
    cut_joker_seat = SeatField(required=False, allow_null=True)
    override = FlagField(required=False)


class HandToRecord(TableAct, Hand):
    """The next hand of a table; `number` is the one it is meant to be. A void hand may say why."""

    number = WholeField(min_value=1, max_value=HIGHEST_HAND)
    reason = TextField(max_length=LONGEST_REASON, allow_blank=True, default="")


class Settlement(serializers.Serializer[Any]):
    """What becomes of a later event that no longer fits: `take_back` alone; `buy_in` or `decline`
    with `after`; or `add_to` with `seat` and either `cards` or `points`, what a hand lacks."""

    take_back = WholeField(min_value=0, max_value=HIGHEST_POSITION, required=False)
    buy_in = SeatField(required=False)
    decline = SeatField(required=False)
    after = WholeField(min_value=0, max_value=HIGHEST_POSITION, required=False)
    add_to = WholeField(min_value=0, max_value=HIGHEST_POSITION, required=False)
    seat = SeatField(required=False)
    cards = TextField(max_length=LONGEST_REMAINDER, allow_blank=True, required=False)
    points = WholeField(min_value=0, max_value=MOST_POINTS, required=False)


class CorrectionToPreview(Hand):
    """Another content for a recorded hand."""

    settle = serializers.ListField(child=Settlement(), required=False, max_length=MOST_SETTLED)


class HandToCorrect(TableAct, CorrectionToPreview):
    """A correction of the version that was seen; its reason is public."""

    hand_version = WholeField(min_value=1, max_value=HIGHEST_VERSION)
    reason = TextField(allow_blank=True)


class SeatAct(TableAct):
    """An act of the player in one seat."""

    seat = SeatField()


class ReasonedSeatAct(SeatAct):
    """A ruling on the player in one seat; its reason is public."""

    reason = TextField(allow_blank=True)


class PenaltyToGive(ReasonedSeatAct):
    """Points by ruling, never doubled."""

    points = WholeField(min_value=-MOST_POINTS, max_value=MOST_POINTS)


class EventToTakeBack(TableAct):
    """The recorded event at `position`, in the version that was seen."""

    position = WholeField(min_value=0, max_value=HIGHEST_POSITION)
    event_version = WholeField(min_value=1, max_value=HIGHEST_VERSION)
    reason = TextField(allow_blank=True)
