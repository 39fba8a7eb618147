"""How the tables of a round came out, as recorded and with the director's word on ties."""

from tournaments.domain.knockout import Finish, TableResult, TieDecision, settle_ties
from tournaments.models import Round, Seat
from tournaments.models import TieDecision as Decided
from tournaments.selectors.rounds import plan_of


def round_results(one: Round) -> tuple[TableResult, ...]:
    """How the tables of a round came out, those that have; ties as they were decided."""
    decisions = {number: decision_of(row) for number, row in latest_decisions(one).items()}
    return settle_ties(recorded_results(one), plan_of(one).survivors, decisions)


def recorded_results(one: Round) -> tuple[TableResult, ...]:
    """The same as the hands alone have it: whoever is tied shares his place."""
    tables: dict[int, list[Seat]] = {}
    taken = Seat.objects.filter(table__round=one, table__is_finished=True).select_related("table")
    for seat in taken.order_by("table__number", "number"):
        tables.setdefault(seat.table.number, []).append(seat)
    return tuple(
        TableResult(number, tuple(_finish(seat) for seat in seats))
        for number, seats in tables.items()
    )


def latest_decisions(one: Round) -> dict[int, Decided]:
    """The latest ruling on a tie at each table of a round, by the number of the table."""
    rulings = Decided.objects.filter(table__round=one).select_related("table__round")
    return {ruling.table.number: ruling for ruling in rulings.order_by("pk")}


def decision_of(row: Decided) -> TieDecision:
    """What a row of a ruling says."""
    return TieDecision(row.place, tuple(row.entries), tuple(row.going_on))


def _finish(seat: Seat) -> Finish:
    return Finish(
        entry=seat.entry_id,
        place=None if seat.withdrew else seat.place,
        points=seat.total or 0,
        hands=seat.hands_played,
        left_at=seat.left_in_hand,
        buy_ins=seat.buy_ins,
    )
