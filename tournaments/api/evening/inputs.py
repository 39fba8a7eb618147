"""What may be asked of a running evening: the shape only."""

import re
from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers

from tournaments.api.fields import FlagField, IdField, TextField, WholeField
from tournaments.api.stages.inputs import OnVersion
from tournaments.api.tables.inputs import Hand, TableAct
from tournaments.domain.reasons import LONGEST_REASON
from tournaments.domain.reseating import Follow

LARGEST_NUMBER = 2**31 - 1
_NUMBER = re.compile(r"[1-9][0-9]{0,4}")


class ClockToStart(serializers.Serializer[Any]):
    """How long the clock runs; without it, as long as the stage says."""

    minutes = WholeField(min_value=0, max_value=LARGEST_NUMBER, required=False, allow_null=True)


class ExtraTime(serializers.Serializer[Any]):
    """More time for one table, by its number; the reason is public."""

    table = WholeField(min_value=1, max_value=LARGEST_NUMBER)
    minutes = WholeField(min_value=0, max_value=LARGEST_NUMBER)
    reason = TextField(max_length=LONGEST_REASON, allow_blank=True)


class SeatsField(serializers.DictField):
    """Entries by seat number, by table number: {"1": {"1": 17, "2": 4}, "2": {…}}."""

    child = serializers.DictField(child=IdField(), allow_empty=True)

    def to_internal_value(self, data: Any) -> dict[int, dict[int, int]]:
        tables: dict[str, dict[str, int]] = super().to_internal_value(data)
        return {
            self._number(table): {self._number(seat): entry for seat, entry in seats.items()}
            for table, seats in tables.items()
        }

    def _number(self, key: str) -> int:
        if not _NUMBER.fullmatch(key):
            raise serializers.ValidationError(_("Tables and seats are named by their numbers."))
        return int(key)


class Reseating(OnVersion):
    """How people sit at the tables named.

    `results_follow` says whose the hands recorded so far are: of the "person" they name, or of
    whoever sits in the "seat".
    """

    seats = SeatsField()
    results_follow = serializers.ChoiceField(
        choices=[follow.value for follow in Follow], default=Follow.PERSON.value
    )
    reason = TextField(max_length=LONGEST_REASON, allow_blank=True)


class Merging(serializers.Serializer[Any]):
    """Do what was shown at `version`, the tournament's; the reason is public."""

    version = WholeField(min_value=0, max_value=2**62)
    reason = TextField(max_length=LONGEST_REASON, allow_blank=True)


class Absence(serializers.Serializer[Any]):
    """Why somebody is taken out of his table; public."""

    reason = TextField(max_length=LONGEST_REASON, allow_blank=True)


class Replacement(serializers.Serializer[Any]):
    """Who plays on in the entry's place; the reason is public."""

    player_id = IdField()
    reason = TextField(max_length=LONGEST_REASON, allow_blank=True)


class TwoSided(serializers.Serializer[Any]):
    """Whether a second player has to agree to each hand from now on."""

    wanted = FlagField()


class HandSeen(TableAct):
    """A hand in the version that was seen."""

    hand_version = WholeField(min_value=1, max_value=LARGEST_NUMBER)


class Disagreement(HandSeen):
    """What the hand was instead, or a note on what is wrong with it."""

    hand = Hand(required=False, allow_null=True)
    note = TextField(max_length=LONGEST_REASON, allow_blank=True, default="")


class OtherVersionToTake(HandSeen):
    """Why the version said against a hand stands; public."""

    reason = TextField(max_length=LONGEST_REASON, allow_blank=True)
