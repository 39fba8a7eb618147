"""Writing a changed timeline: new versions of events, and the caches folded from them."""

from collections.abc import Mapping

from scoring.match import MatchState
from tournaments.domain.seat_figures import SeatFigures, figure_seats
from tournaments.domain.timeline import EventData, Recorded, Timeline
from tournaments.models import Actor, EventKind, MatchEvent, Seat, Table
from tournaments.selectors.matches import Match
from tournaments.services.updating import update_rows

_FIGURES = tuple(SeatFigures.__dataclass_fields__)


def save_events(actor: Actor, match: Match, timeline: Timeline, reason: str) -> None:
    """Write what differs between the match's timeline and the new one as new versions."""
    before = {event.position: event for event in match.timeline.events}
    changed = [event for event in timeline.events if before.get(event.position) != event]
    superseded = [event.position for event in changed if event.position in before]
    if superseded:
        current = match.table.events.filter(is_current=True, position__in=superseded)
        current.update(is_current=False)
    MatchEvent.objects.bulk_create(_row(actor, match.table, event, reason) for event in changed)


def _row(actor: Actor, table: Table, event: Recorded, reason: str) -> MatchEvent:
    return MatchEvent(
        table=table,
        position=event.position,
        version=event.version,
        kind=EventKind.TAKEN_BACK if event.data is None else kind_of(event.data),
        data=event.data or {},
        reason=reason,
        made_by=actor.user,
        table_pass=actor.table_pass,
        device=actor.device,
    )


def kind_of(data: EventData) -> EventKind:
    """The kind of an event: a hand without a result is a kind of its own."""
    if data["type"] == EventKind.HAND and data.get("finish") == EventKind.VOID:
        return EventKind.VOID
    return EventKind(str(data["type"]))


def refresh_caches(match: Match, state: MatchState) -> None:
    """Bring the table's and the seats' cached figures in line with the state of the match."""
    figures = figure_seats(state)
    for seat in match.seats:
        _set(seat, figures[str(seat.entry_id)].as_cache())
    update_rows(match.seats, _FIGURES)
    cached = match.table_figures(state)
    _set(match.table, cached)
    update_rows([match.table], ("version", "first_dealer", *cached))


def _set(row: Seat | Table, values: Mapping[str, object]) -> None:
    for name, value in values.items():
        setattr(row, name, value)
