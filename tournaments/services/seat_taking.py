"""Tables and seats as a seating draw gave them; part of the draw's transaction."""

from collections.abc import Iterable, Sequence

from django.utils import timezone

from tournaments.domain.seating_draw import SeatingDraw
from tournaments.models import Round, Seat, Stage, Table, TablePass, Tournament
from tournaments.services.ledger import clear_table
from tournaments.services.tables import open_table


def take_drawn_seats(
    tournament: Tournament, draw: SeatingDraw, first_dealers: Sequence[int]
) -> Round:
    """Seat everybody as drawn and begin the matches; return the round.

    After a redraw people sit at the same tables anew. Tables are not deleted, for the ledger keeps
    what was booked at them: one too many stays behind, empty and finished.
    """
    first_round = _first_round(tournament)
    before = {table.number: table for table in _leave_tables(first_round)}
    tables = _lay_tables(first_round, before, first_dealers)
    Seat.objects.bulk_create(
        Seat(table=tables[taken.table - 1], number=taken.seat, entry_id=taken.entry)
        for taken in draw.seats
    )
    for table in tables:
        open_table(table)
    _retire(table for number, table in before.items() if number > len(tables))
    return first_round


def _first_round(tournament: Tournament) -> Round:
    stage, _ = Stage.objects.get_or_create(tournament=tournament, number=1)
    first_round, _ = Round.objects.get_or_create(stage=stage, number=1)
    stage.tournament, first_round.stage = tournament, stage
    return first_round


def _leave_tables(first_round: Round) -> list[Table]:
    tables = [*Table.objects.filter(round=first_round).order_by("number")]
    for table in tables:
        table.round = first_round
        clear_table(table)
    Seat.objects.filter(table__in=tables).delete()
    return tables


def _lay_tables(
    first_round: Round, before: dict[int, Table], first_dealers: Sequence[int]
) -> list[Table]:
    tables = []
    for number, first_dealer in enumerate(first_dealers, start=1):
        table = before.get(number) or Table(round=first_round, number=number)
        table.first_dealer = first_dealer
        _pass_version(table)
        table.save()
        tables.append(table)
    return tables


def _retire(tables: Iterable[Table]) -> None:
    for table in tables:
        table.hand_number, table.dealer, table.is_finished = None, None, True
        _pass_version(table)
        table.save()
        TablePass.objects.filter(table=table, revoked_at=None).update(revoked_at=timezone.now())


def _pass_version(table: Table) -> None:
    """A phone that saw the table before the redraw is told so."""
    if table.pk is not None:
        table.version += 1
