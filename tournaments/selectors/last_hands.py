"""The last hand at each table of a tournament, as it was recorded."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Max, QuerySet

from tournaments.models import EventKind, MatchEvent, Table, Tournament
from tournaments.selectors.matches import load_match
from tournaments.selectors.rounds import NOT_AT_TABLES


@dataclass(frozen=True, slots=True)
class LastHand:
    """Who went out (an entry id; None where nobody did), whose cards nobody typed, and when.

    `known` are those whose points are sure: their cards were typed, or they went out.
    `by_ruling`: a director vouched for what the audit refuses. `saved_at` is the time of the
    version that counts: of its correction, where it was corrected.
    """

    went_out: int | None
    by_points: frozenset[int]
    known: frozenset[int]
    by_ruling: bool
    saved_at: datetime


@dataclass(frozen=True, slots=True)
class ToldHand:
    """A hand as its match counts it; `points` are those of everybody dealt in, by entry id."""

    number: int
    went_out: int | None
    points: Mapping[int, int]


def tell_last_hand(table: Table) -> ToldHand | None:
    """The last hand scored at a table; None before the first.

    What a seat keeps would not do: its latest points are those of an earlier hand where the player
    was not dealt in, and of a ruling where one was given.
    """
    timeline = load_match(table).timeline
    hands = (line for line in timeline.fold().history[::-1] if line.audited is not None)
    last = next(hands, None)
    if last is None:
        return None
    went_out = (timeline.live[last.event_index].data or {}).get("went_out")
    return ToldHand(
        number=last.hand_number,
        went_out=None if went_out is None else int(str(went_out)),
        points={int(player): points for player, points in last.points.items()},
    )


def last_hands(tournament: Tournament) -> dict[int, LastHand]:
    """The last hand that counts at each table, by table id, in the order of rounds; one query."""
    hands = _hands(tournament).exclude(table__round__state__in=NOT_AT_TABLES)
    last = hands.order_by("table_id", "-position").distinct("table_id")
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
    by_points = frozenset(map(int, data.get("points") or {}))
    by_cards = frozenset(map(int, data.get("remainders") or {}))
    winner = None if went_out is None else int(went_out)
    by_ruling = bool(data.get("override"))
    known = by_cards if winner is None else by_cards | {winner}
    return LastHand(winner, by_points, known - by_points, by_ruling, saved_at)
