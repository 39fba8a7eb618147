"""A hand's money goes from players to players: nobody is paid what nobody paid."""

from collections import defaultdict
from uuid import uuid4

import pytest
from django.db import DatabaseError, connection, transaction

from tests.money.money_cast import found
from tests.seated import ask, run_tournament, seat_table
from tests.web.evening import play
from tournaments.models import Account, Actor, Club, LedgerLine, Table
from tournaments.services.hands import correct_hand

KALUKI = {"finish": "kaluki", "went_out": "1", "points": {"2": 10, "3": 20}}
ORDINARY = {"finish": "ordinary", "went_out": "2", "points": {"1": 15, "3": 20}}
VOID = {"finish": "void", "went_out": None}


@pytest.fixture
def table(club: Club, director: Actor) -> Table:
    table = seat_table(run_tournament(club), ("Jim", "Ann", "Sam"))
    play(director, table, KALUKI, ORDINARY, VOID)
    return table


def sums_by_posting() -> dict[object, int]:
    sums: dict[object, int] = defaultdict(int)
    for posting, amount in LedgerLine.objects.values_list("posting", "amount"):
        sums[posting] += amount
    return sums


def test_fault_24_each_hand_pays_out_what_came_in(director: Actor, table: Table) -> None:
    assert set(sums_by_posting().values()) == {0}
    correct_hand(ask(director, table), number=1, hand_version=1, hand=ORDINARY, reason="not so")
    assert set(sums_by_posting().values()) == {0}
    assert found(table.round.stage.tournament) == []


def test_fault_24_a_posting_that_pays_more_than_came_in_is_refused(table: Table) -> None:
    with pytest.raises(DatabaseError), transaction.atomic():
        pay_from_nowhere(table)


def pay_from_nowhere(table: Table) -> None:
    account = Account.objects.filter(entry__isnull=False).earliest("id")
    LedgerLine.objects.create(
        account=account, table=table, posting=uuid4(), source="hand:1", amount=5
    )
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
