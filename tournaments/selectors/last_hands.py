"""The last hand at each table of a tournament, as it was recorded."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Max, QuerySet

from tournaments.models import EventKind, MatchEvent, Tournament


@dataclass(frozen=True, slots=True)
class LastHand:
    """Who went out (an entry id; None where nobody did), whose cards nobody typed, and when.

    `by_ruling`: a director vouched for what the audit refuses. `saved_at` is the time of the
    version that counts: of its correction, where it was corrected.
    """

    went_out: int | None
    by_points: frozenset[int]
    by_ruling: bool
    saved_at: datetime


def last_hands(tournament: Tournament) -> dict[int, LastHand]:
    """The last hand that counts at each table, by table id; one query."""
    last = _hands(tournament).order_by("table_id", "-position").distinct("table_id")
    rows = last.values_list("table_id", "data", "made_at")
    return {table: _read(data, saved_at) for table, data, saved_at in rows}


def last_hand_at(tournament: Tournament) -> datetime | None:
    """When the hand written down last was; None before the first one."""
    latest: datetime | None = _hands(tournament).aggregate(at=Max("made_at"))["at"]
    return latest


def _hands(tournament: Tournament) -> QuerySet[MatchEvent]:
    """The hands that count, each in its present version."""
    return MatchEvent.objects.filter(
        table__round__stage__tournament=tournament, kind=EventKind.HAND, is_current=True
    )


def _read(data: dict[str, Any], saved_at: datetime) -> LastHand:
    went_out = data.get("went_out")
    points = data.get("points") or {}
    winner = None if went_out is None else int(went_out)
    by_ruling = bool(data.get("override"))
    return LastHand(winner, frozenset(map(int, points)), by_ruling, saved_at)
