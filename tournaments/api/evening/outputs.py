"""A running evening, as the schema describes it."""

from datetime import datetime
from typing import Any

from rest_framework import serializers

from tournaments.models import Round
from tournaments.selectors.clocks import round_clock, time_left


class TableTime(serializers.Serializer[Any]):
    """What is left at a table that got extra time."""

    table = serializers.IntegerField()
    extra_minutes = serializers.IntegerField()
    seconds_left = serializers.IntegerField()


class ClockAnswer(serializers.Serializer[Any]):
    """The clock of a round by the server's time; null where nobody started one.

    `ends_at` is null too while the clock stands still.
    """

    round = serializers.IntegerField()
    started_at = serializers.DateTimeField(allow_null=True)
    seconds_left = serializers.IntegerField(allow_null=True)
    ends_at = serializers.DateTimeField(allow_null=True)
    is_paused = serializers.BooleanField()
    tables = TableTime(many=True)


def clock_data(round_: Round, now: datetime) -> dict[str, Any]:
    """What `ClockAnswer` describes."""
    clock = round_clock(round_)
    if clock is None:
        nothing = dict.fromkeys(("started_at", "seconds_left", "ends_at"))
        return {"round": round_.pk, **nothing, "is_paused": False, "tables": []}
    time = time_left(clock.whole, now)
    return {
        "round": round_.pk,
        "started_at": clock.whole.started_at,
        "seconds_left": int(time.left.total_seconds()),
        "ends_at": time.ends_at,
        "is_paused": time.is_paused,
        "tables": [
            {
                "table": number,
                "extra_minutes": minutes,
                "seconds_left": int(clock.at_table(number).left(now).total_seconds()),
            }
            for number, minutes in sorted(clock.extra_minutes.items())
        ],
    }
