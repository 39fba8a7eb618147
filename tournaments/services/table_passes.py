"""Passes for many tables at once."""

from django.db import transaction

from tournaments.models import Actor
from tournaments.selectors.seating import seated_tables
from tournaments.services.access import NewTablePass, make_table_pass
from tournaments.services.locking import lock_whole_tournament


@transaction.atomic
def make_passes_for_all(*, actor: Actor, tournament_id: int) -> tuple[NewTablePass, ...]:
    """A pass for each table that plays, in their order, or none at all.

    Raises `NotAllowed` and `Tournament.DoesNotExist`.
    """
    tournament = lock_whole_tournament(tournament_id)
    tables = seated_tables(tournament).filter(is_finished=False)
    return tuple(make_table_pass(actor=actor, table_id=table.pk) for table in tables)
