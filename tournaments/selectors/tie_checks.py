"""Rulings on ties held against the tables they are about and the rounds made of them."""

from collections.abc import Iterator
from itertools import pairwise

from tournaments.domain.rounds import PlannedRound
from tournaments.models import Entry, EntryStatus, Round, Seat, Stage, TieDecision, Tournament
from tournaments.selectors.rounds import plan_of, seated_rounds, stages_of
from tournaments.selectors.ties import see_ties

Wrong = tuple[str, list[int], list[int]]
"""Where, the entries that should not be so, and that there should be none."""


def wrong_rulings(tournament: Tournament) -> Iterator[Wrong]:
    """Rulings that name others than sat at their table, or that the next round does not follow."""
    rulings = TieDecision.objects.filter(table__round__stage__tournament=tournament)
    for ruling in rulings.select_related("table__round"):
        if strangers := _strangers(ruling):
            yield f"{_where(ruling)}, not tied there", strangers, []
    for stage in stages_of(tournament):
        yield from _not_followed(stage)


def _strangers(ruling: TieDecision) -> list[int]:
    """Who did not sit there, or goes on without being among those it is about."""
    seats = Seat.objects.filter(table=ruling.table)
    absent = set(ruling.entries) - set(seats.values_list("entry_id", flat=True))
    return sorted(absent | set(ruling.going_on) - set(ruling.entries))


def _not_followed(stage: Stage) -> Iterator[Wrong]:
    for before, after in pairwise(seated_rounds(stage)):
        for ruling in (sight.in_force for sight in see_ties(before)):
            if ruling is not None and (missing := _missing(ruling, after)):
                yield f"{_where(ruling)}, not in the next round", missing, []


def _missing(ruling: TieDecision, after: Round) -> list[int]:
    """Who should go on, is here, and has no place in the round made next."""
    left = set(ruling.going_on) - _named_in(plan_of(after))
    here = Entry.objects.filter(pk__in=left, status=EntryStatus.CHECKED_IN)
    return sorted(here.values_list("pk", flat=True)) if left else []


def _named_in(plan: PlannedRound) -> set[int]:
    """Who sits or rests in a round, and who earned a seat in it and did not come."""
    gone = {filling["gone"] for filling in plan.tree.get("fillings", ())}
    return {*plan.seated, *plan.resting, *gone}


def _where(ruling: TieDecision) -> str:
    table = ruling.table
    return f"round {table.round.number}, table {table.number}, decision on a tie"
