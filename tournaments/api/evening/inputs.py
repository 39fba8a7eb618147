"""What may be asked of a running evening: the shape only."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import TextField, WholeField
from tournaments.domain.reasons import LONGEST_REASON

LARGEST_NUMBER = 2**31 - 1


class ClockToStart(serializers.Serializer[Any]):
    """How long the clock runs; without it, as long as the stage says."""

    minutes = WholeField(min_value=0, max_value=LARGEST_NUMBER, required=False, allow_null=True)


class ExtraTime(serializers.Serializer[Any]):
    """More time for one table, by its number; the reason is public."""

    table = WholeField(min_value=1, max_value=LARGEST_NUMBER)
    minutes = WholeField(min_value=0, max_value=LARGEST_NUMBER)
    reason = TextField(max_length=LONGEST_REASON, allow_blank=True)
