"""The passes phones record with."""

from django.db.models import QuerySet

from tournaments.models import TablePass, Tournament


def open_passes(tournament: Tournament) -> QuerySet[TablePass]:
    """The passes that still open a table, by table and age."""
    passes = TablePass.objects.filter(table__round__stage__tournament=tournament, revoked_at=None)
    return passes.select_related("table").order_by("table__number", "created_at")
