"""What recording a hand costs grows neither with the tournament nor with the match."""

import pytest
from pytest_django import DjangoAssertNumQueries

from tests.api.people import client_of, hand, phone_at
from tests.seated import run_tournament, seat_table
from tournaments.models import Actor, Table

NAMES = ("Jim", "Pete", "Jill", "Sam")
POINTS = {"2": 10, "3": 20, "4": 30}
MANY = 20
MOST_BYTES = 20_000


def at(table: Table) -> str:
    return f"/api/v1/tables/{table.pk}/hands/"


@pytest.fixture(params=[1, 3], ids="{} tables".format)
def tables(request: pytest.FixtureRequest, director: Actor) -> list[Table]:
    """Tables in mid-match, of a tournament of that many."""
    assert director.user is not None
    tournament = run_tournament(director.user.club_roles.get().club)
    seated = [seat_table(tournament, NAMES, number=number + 1) for number in range(request.param)]
    for table in seated:
        client_of(director).post(at(table), hand(1, "1", POINTS))
    return seated


def test_an_account_records_with_the_same_queries_in_any_field(
    director: Actor, tables: list[Table], django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    desk = client_of(director)
    with django_assert_num_queries(16):
        desk.post(at(tables[0]), hand(2, "1", POINTS))


def test_a_table_pass_records_with_the_same_queries_in_any_field(
    director: Actor, tables: list[Table], django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    phone = phone_at(tables[0], director)
    with django_assert_num_queries(15):
        phone.post(at(tables[0]), hand(2, "1", POINTS))


def test_the_answer_is_as_short_in_the_longest_match(director: Actor, tables: list[Table]) -> None:
    """The table itself has every line, and says so with each answer."""
    desk, table = client_of(director), tables[0]
    for number in range(2, MANY + 1):
        answer = desk.post(at(table), hand(number, "1", {"2": 2, "3": 3, "4": 4}))
        assert answer.status_code == 201, answer.content
    state = answer.json()
    whole = desk.get(f"/api/v1/tables/{table.pk}/").json()
    assert len(answer.content) < MOST_BYTES
    assert (len(state["history"]), state["history_length"]) == (12, MANY)
    assert whole["history"][-12:] == state["history"]
    assert len(whole["history"]) == whole["history_length"] == MANY
