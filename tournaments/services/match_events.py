"""Writing a changed timeline: new versions of events, and the caches folded from them."""

from django.utils import timezone
from scoring.match import MatchState

from tournaments.domain.seat_figures import SeatFigures, figure_seats
from tournaments.domain.timeline import EventData, Recorded, Timeline
from tournaments.models import Actor, EventKind, MatchEvent, Seat, Table
from tournaments.selectors.matches import Match

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
        device=actor.device[:120],
    )


def kind_of(data: EventData) -> EventKind:
    """The kind of an event: a hand without a result is a kind of its own."""
    if data["type"] == EventKind.HAND and data.get("finish") == EventKind.VOID:
        return EventKind.VOID
    return EventKind(str(data["type"]))


def refresh_caches(match: Match, state: MatchState) -> None:
    """Bring the table's and seats' cached figures in line with the state of the match."""
    figures = figure_seats(state)
    for seat in match.seats:
        apply_figures(seat, figures[str(seat.entry_id)])
    Seat.objects.bulk_update(match.seats, _FIGURES)
    apply_state(match, state)
    match.table.last_hand_at = timezone.now()
    match.table.save()


def apply_figures(seat: Seat, figures: SeatFigures) -> None:
    """Set a seat's cached fields."""
    for name in _FIGURES:
        value = getattr(figures, name)
        setattr(seat, name, list(value) if isinstance(value, tuple) else value)


def apply_state(match: Match, state: MatchState) -> None:
    """Set a table's cached fields, but for its version and the time."""
    table = match.table
    table.is_finished = state.finished
    table.hand_number = None if state.finished else state.hand_number
    table.dealer = int(match.keys.number(state.dealer)) if state.dealer is not None else None
    table.hands_played = sum(line.kind == "hand" for line in state.history)
