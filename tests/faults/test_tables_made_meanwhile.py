"""Whoever holds a whole tournament holds the tables that were made while he waited for it too."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import OperationalError, connection, connections, transaction

from tests.cast import make_club
from tests.seated import run_tournament, seat_table
from tournaments.models import Table, Tournament
from tournaments.services.locking import lock_tournament, lock_whole_tournament

pytestmark = pytest.mark.django_db(transaction=True)


def is_free(table_id: int) -> bool:
    """Whether an act could begin at the table now."""
    try:
        with transaction.atomic():
            Table.objects.select_for_update(nowait=True, no_key=True).get(pk=table_id)
    except OperationalError:
        return False
    else:
        return True


def seat_two(tournament: Tournament) -> int:
    return seat_table(tournament, ("Sam", "Ann"), number=2).pk


@contextmanager
def a_table_made_between_the_locks(tournament: Tournament, made: list[int]) -> Iterator[None]:
    """Somebody else seats a table once the first ones are locked, before the tournament is."""
    with ThreadPoolExecutor(1) as other:

        def interpose(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
            is_tournament = 'FROM "tournaments_tournament"' in sql and "FOR NO KEY UPDATE" in sql
            if is_tournament and not made:
                made.append(other.submit(seat_two, tournament).result())
            return execute(sql, params, many, context)

        with connection.execute_wrapper(interpose):
            yield
        other.submit(connections.close_all).result()


def ask_elsewhere(table_id: int) -> bool:
    with ThreadPoolExecutor(1) as other:
        answer = other.submit(is_free, table_id).result()
        other.submit(connections.close_all).result()
    return answer


def test_a_table_made_while_waiting_is_held_as_well() -> None:
    tournament, made = run_tournament(make_club()), []
    first = seat_table(tournament, ("Jim", "Jill"))

    with transaction.atomic():
        with a_table_made_between_the_locks(tournament, made):
            locked = lock_whole_tournament(tournament.pk)
        assert locked == tournament
        assert not ask_elsewhere(first.pk)
        assert not ask_elsewhere(made[0])


def test_the_tournament_alone_leaves_such_a_table_free() -> None:
    tournament, made = run_tournament(make_club()), []

    with transaction.atomic():
        with a_table_made_between_the_locks(tournament, made):
            lock_tournament(tournament.pk)
        assert ask_elsewhere(made[0])
