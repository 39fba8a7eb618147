"""The last hand at each table of a tournament, as it was recorded."""

from dataclasses import dataclass
from typing import Any

from tournaments.models import EventKind, MatchEvent, Tournament


@dataclass(frozen=True, slots=True)
class LastHand:
    """Who went out (an entry id; None where nobody did) and whose cards nobody typed."""

    went_out: int | None
    by_points: frozenset[int]


def last_hands(tournament: Tournament) -> dict[int, LastHand]:
    """The last hand that counts at each table, by table id; one query."""
    hands = MatchEvent.objects.filter(
        table__round__stage__tournament=tournament, kind=EventKind.HAND, is_current=True
    )
    last = hands.order_by("table_id", "-position").distinct("table_id")
    return {table: _read(data) for table, data in last.values_list("table_id", "data")}


def _read(data: dict[str, Any]) -> LastHand:
    went_out = data.get("went_out")
    points = data.get("points") or {}
    return LastHand(None if went_out is None else int(went_out), frozenset(map(int, points)))
