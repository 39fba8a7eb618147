"""Who sits where, and the seating draws that put them there."""

from django.db.models import QuerySet

from tournaments.models import MatchEvent, Table, Tournament


def seated_tables(tournament: Tournament) -> QuerySet[Table]:
    """The tables somebody sits at, in order. A table a redraw left empty is none of them."""
    tables = Table.objects.filter(round__stage__tournament=tournament, seats__isnull=False)
    return (
        tables.distinct()
        .select_related("round__stage__tournament__club")
        .order_by("round__stage__number", "round__number", "number")
    )


def play_has_begun(tournament: Tournament) -> bool:
    """Whether anything was ever recorded at a table, be it taken back since."""
    return MatchEvent.objects.filter(table__round__stage__tournament=tournament).exists()
