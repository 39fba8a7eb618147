"""Who sits where, and the seating draws that put them there."""

from django.db.models import Prefetch, QuerySet

from tournaments.models import MatchEvent, Seat, Table, Tournament


def seated_tables(tournament: Tournament) -> QuerySet[Table]:
    """The tables somebody sits at, in order. A table a redraw left empty is none of them."""
    tables = Table.objects.filter(round__stage__tournament=tournament, seats__isnull=False)
    return (
        tables.distinct()
        .select_related("round__stage__tournament__club")
        .order_by("round__stage__number", "round__number", "number")
    )


def tables_with_seats(tournament: Tournament) -> QuerySet[Table]:
    """The same tables with their seats and the people in them, in two queries.

    They come without the tournament, whose rules would be read anew for every table.
    """
    seats = Seat.objects.select_related("entry__player").order_by("number")
    return seated_tables(tournament).select_related(None).prefetch_related(Prefetch("seats", seats))


def play_has_begun(tournament: Tournament) -> bool:
    """Whether anything was ever recorded at a table, be it taken back since."""
    return MatchEvent.objects.filter(table__round__stage__tournament=tournament).exists()
