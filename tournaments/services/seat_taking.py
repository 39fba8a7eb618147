"""Tables and seats as a seating draw gave them; part of the draw's transaction."""

from collections.abc import Iterable, Sequence

from django.utils import timezone

from tournaments.domain.seating_draw import SeatingDraw
from tournaments.models import Round, Seat, Stage, Table, Tournament
from tournaments.selectors.rounds import present_stage, round_is_closed, seated_rounds
from tournaments.selectors.stages import stage_settings
from tournaments.services.carrying import carried_into
from tournaments.services.ledger import clear_table
from tournaments.services.rounds.drafting import forget_drafts
from tournaments.services.tables import open_table, set_terms


def take_drawn_seats(
    tournament: Tournament, draw: SeatingDraw, first_dealers: Sequence[int]
) -> Round:
    """Seat everybody as drawn and begin the matches; return the round.

    After a redraw people sit at the same tables anew. Tables are not deleted, for the ledger keeps
    what was booked at them: one too many stays behind, empty and finished.
    """
    drawn = _round_to_seat(tournament)
    before = {table.number: table for table in _leave_tables(drawn)}
    tables = _lay_tables(drawn, before, first_dealers)
    seats = [
        Seat(table=tables[taken.table - 1], number=taken.seat, entry_id=taken.entry)
        for taken in draw.seats
    ]
    carried_into(drawn, seats)
    Seat.objects.bulk_create(seats)
    for table in tables:
        open_table(table)
    _retire(table for number, table in before.items() if number > len(tables))
    return drawn


def _round_to_seat(tournament: Tournament) -> Round:
    """The round that is open, to be drawn anew, or the one after those closed.

    The draw is instead of any tables made by hand: a draft goes, and so does the plan of the round.
    """
    stage = present_stage(tournament) or Stage.objects.create(tournament=tournament, number=1)
    rounds = seated_rounds(stage)
    if rounds and not round_is_closed(rounds[-1]):
        rounds[-1].plan = {}
        rounds[-1].save(update_fields=("plan",))
        return rounds[-1]
    forget_drafts(stage)
    drawn = Round.objects.create(stage=stage, number=len(rounds) + 1, published_at=timezone.now())
    drawn.stage.tournament = tournament
    return drawn


def _leave_tables(drawn: Round) -> list[Table]:
    tables = [*Table.objects.filter(round=drawn).order_by("number")]
    for table in tables:
        table.round = drawn
        clear_table(table)
    Seat.objects.filter(table__in=tables).delete()
    return tables


def _lay_tables(
    drawn: Round, before: dict[int, Table], first_dealers: Sequence[int]
) -> list[Table]:
    settings = stage_settings(drawn.stage)
    tables = []
    for number, first_dealer in enumerate(first_dealers, start=1):
        table = before.get(number) or Table(round=drawn, number=number)
        table.first_dealer = first_dealer
        set_terms(table, settings)
        _pass_version(table)
        table.save()
        tables.append(table)
    return tables


def _retire(tables: Iterable[Table]) -> None:
    for table in tables:
        table.hand_number, table.dealer, table.is_finished = None, None, True
        _pass_version(table)
        table.save()


def _pass_version(table: Table) -> None:
    """A phone that saw the table before the redraw is told so."""
    if table.pk is not None:
        table.version += 1
