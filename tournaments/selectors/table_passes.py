"""The passes phones record with: of a table's number, from the round they were made in on."""

from django.db.models import QuerySet

from tournaments.models import Table, TablePass, Tournament
from tournaments.selectors.rounds import NOT_AT_TABLES
from tournaments.selectors.seating import seated_tables


def open_passes(tournament: Tournament) -> QuerySet[TablePass]:
    """The passes that still open a table, by number and age."""
    passes = TablePass.objects.filter(table__round__stage__tournament=tournament, revoked_at=None)
    return passes.select_related("table").order_by("table__number", "created_at")


def opens(table_pass: TablePass, table: Table) -> bool:
    """Whether a pass counts at a table.

    It lies on the table all evening: it counts at the table of its number in its tournament, in the
    round it was made in and in every later one, of later stages too. It never reaches back to a
    round that was played before it was made, nor to one that was dropped.
    """
    made = table_pass.table
    if made.number != table.number or table.round.state in NOT_AT_TABLES:
        return False
    if made.round.stage.tournament_id != table.round.stage.tournament_id:
        return False
    return _moment(made) <= _moment(table)


def _moment(table: Table) -> tuple[int, int]:
    """When a table plays: rounds follow one another, and so do stages."""
    return table.round.stage.number, table.round.number


def table_now(tournament: Tournament, number: int) -> Table | None:
    """The table of this number in the latest round people sat down for, if it has one."""
    return seated_tables(tournament).filter(number=number).first()
