"""What the desk needs at its fingertips: entries with their seats, and people found by name."""

from dataclasses import dataclass

from django.db.models import Prefetch, QuerySet

from tournaments.models import (
    Entry,
    EntryStatus,
    EventKind,
    MatchEvent,
    Player,
    Seat,
    Tournament,
)
from tournaments.selectors.entries import desk_list
from tournaments.selectors.players import search_players

MOST_FOUND = 20


@dataclass(frozen=True, slots=True)
class FoundPerson:
    """Somebody of the register, and the entry in this tournament where there is one."""

    player: Player
    entry: Entry | None


def desk_rows(
    tournament: Tournament, query: str = "", status: EntryStatus | None = None
) -> QuerySet[Entry]:
    """`desk_list`, each entry with its seats and their tables: two queries."""
    seats = Seat.objects.select_related("table").order_by("table_id")
    found = desk_list(tournament, query, status)
    return found.prefetch_related(Prefetch("seats", queryset=seats))


def desk_row(tournament: Tournament, entry_id: int) -> Entry:
    """One entry of the desk's list. Raises `Entry.DoesNotExist`."""
    return desk_rows(tournament).get(pk=entry_id)


def left_their_match(tournament: Tournament) -> frozenset[int]:
    """The ids of entries that withdrew at their table: out of the match, though checked in."""
    withdrawals = MatchEvent.objects.filter(
        table__round__stage__tournament=tournament, kind=EventKind.WITHDRAWAL, is_current=True
    )
    return frozenset(int(data["player"]) for data in withdrawals.values_list("data", flat=True))


def find_people(tournament: Tournament, query: str) -> tuple[FoundPerson, ...]:
    """The first of the club's people whose names hold every word of `query`; nobody for none."""
    if not query.strip():
        return ()
    people = [*search_players(tournament.club_id, query)[:MOST_FOUND]]
    entries = desk_rows(tournament).filter(player__in=people)
    by_player = {entry.player_id: entry for entry in entries}
    return tuple(FoundPerson(person, by_player.get(person.pk)) for person in people)
