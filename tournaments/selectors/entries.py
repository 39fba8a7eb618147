"""The people entered in a tournament, as the desk looks for them."""

from dataclasses import dataclass

from django.db.models import Count, Max, Q, QuerySet

from tournaments.domain.names import search_words
from tournaments.models import Entry, EntryStatus, Seat, Tournament

HOLDING_A_PLACE = (EntryStatus.REGISTERED, EntryStatus.CHECKED_IN)


@dataclass(frozen=True, slots=True)
class EntryCounts:
    """How many entries there are of each status."""

    registered: int
    waiting: int
    checked_in: int
    withdrawn: int
    disqualified: int

    @property
    def places_taken(self) -> int:
        """Entries that count towards the most a tournament takes."""
        return self.registered + self.checked_in


def desk_list(
    tournament: Tournament, query: str = "", status: EntryStatus | None = None
) -> QuerySet[Entry]:
    """Entries in the order of names, found in any script and spelling by the words of `query`.

    Those of one status only if one is given; a waiting list comes in its own order.
    """
    entries = Entry.objects.filter(tournament=tournament).select_related("player")
    for word in search_words(query):
        entries = entries.filter(player__search_text__contains=word)
    if status is None:
        return entries.order_by("player__sort_key", "number")
    order = "number" if status == EntryStatus.WAITING else "player__sort_key"
    return entries.filter(status=status).order_by(order, "number")


def entry_counts(tournament: Tournament) -> EntryCounts:
    """Entries by status, in one query."""
    counts = {status.value: Count("pk", filter=Q(status=status)) for status in EntryStatus}
    return EntryCounts(**Entry.objects.filter(tournament=tournament).aggregate(**counts))


def places_taken(tournament: Tournament) -> int:
    """How many entries hold a place; the waiting list does not."""
    return Entry.objects.filter(tournament=tournament, status__in=HOLDING_A_PLACE).count()


def places_free(tournament: Tournament) -> int | None:
    """How many more the tournament takes; None if any number, never below 0."""
    if tournament.most_entries is None:
        return None
    return max(0, tournament.most_entries - places_taken(tournament))


def next_entry_number(tournament: Tournament) -> int:
    """The number of the next entry: in the order of entering, never used twice."""
    last = Entry.objects.filter(tournament=tournament).aggregate(last=Max("number"))["last"]
    return 1 if last is None else int(last) + 1


def seat_in_play(entry: Entry) -> Seat | None:
    """Where the entry still plays a match; None if nowhere, or out of it already."""
    seats = Seat.objects.filter(entry=entry, is_out=False, table__is_finished=False)
    return seats.select_related("table").first()
