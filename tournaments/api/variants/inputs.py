"""What the calculator is asked with."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import (
    EventField,
    HouseRulesField,
    PointsField,
    RemaindersField,
    SeatField,
    TextField,
    WholeField,
)

LONGEST_MATCH = 400
HIGHEST_HAND = 1_000


class HandToScore(serializers.Serializer[Any]):
    """A finished hand; the seats in `remainders` and `points` are those dealt in."""

    hand = WholeField(max_value=HIGHEST_HAND)
    finish = TextField(max_length=20)
    went_out = SeatField(required=False, allow_null=True)
    remainders = RemaindersField(required=False, allow_null=True)
    points = PointsField(required=False, allow_null=True)
    cut_joker_seat = SeatField(required=False, allow_null=True)
    house_rules = HouseRulesField(required=False)


class MatchToReplay(serializers.Serializer[Any]):
    """A match so far: who sits where, and everything that happened, in order."""

    players = serializers.ListField(child=SeatField(), max_length=12)
    events = serializers.ListField(child=EventField(allow_null=True), max_length=LONGEST_MATCH)
    house_rules = HouseRulesField(required=False)
    first_dealer = SeatField(required=False, allow_null=True)
