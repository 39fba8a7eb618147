"""Lists cost the same however long they are, and what carries a version is not sent twice."""

from typing import Any

import pytest
from pytest_django import DjangoAssertNumQueries
from rest_framework.test import APIClient

from tests.api.people import act, client_of
from tests.seated import make_player, run_tournament, seat_table
from tournaments.models import Actor, Club, Table, Tournament

LISTS = {
    "clubs/{club}/tournaments/": 4,
    "clubs/{club}/players/?q=ann": 5,
    "tournaments/{tournament}/entries/": 4,
    "tournaments/{tournament}/tables/": 7,
    "tournaments/{tournament}/log/": 5,
    "tournaments/{tournament}/seating-draws/": 3,
    "players/{player}/": 5,
}


@pytest.fixture
def running(club: Club) -> Tournament:
    return run_tournament(club)


@pytest.fixture
def desk(director: Actor) -> APIClient:
    return client_of(director)


@pytest.fixture(params=[1, 3], ids="{} rows".format)
def table(request: pytest.FixtureRequest, running: Tournament, desk: APIClient) -> Table:
    """One table of a club with so many of everything."""
    for number in range(request.param):
        run_tournament(running.club)
        make_player(running.club, f"Ann {number}")
        names = [f"{name} {number}" for name in ("Jim", "Sam", "Тарас")]
        table = seat_table(running, names, number=number + 1)
        desk.post(f"/api/v1/tables/{table.pk}/hands/", act(number=1, finish="void"))
    return table


@pytest.mark.parametrize("address", LISTS)
def test_a_list_takes_the_same_queries_at_any_length(
    address: str,
    table: Table,
    desk: APIClient,
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    tournament = table.round.stage.tournament
    places = {
        "club": tournament.club_id,
        "tournament": tournament.pk,
        "player": table.seats.first().entry.player_id,
    }
    with django_assert_num_queries(LISTS[address]):
        answer = desk.get(f"/api/v1/{address.format(**places)}")
    assert answer.status_code == 200


def test_a_list_comes_a_page_at_a_time(desk: APIClient, club: Club) -> None:
    for number in range(5):
        make_player(club, f"Ann {number}")
    address = f"/api/v1/clubs/{club.pk}/players/"
    page = desk.get(address, {"limit": 2, "offset": 2}).json()
    assert page["count"] == 5
    assert [player["name"] for player in page["results"]] == ["Ann 2", "Ann 3"]


@pytest.mark.parametrize(
    "query", [{"limit": 0}, {"limit": 10**9}, {"offset": -1}, {"q": "a" * 999}]
)
def test_a_page_that_cannot_be_is_refused(
    desk: APIClient, club: Club, query: dict[str, Any]
) -> None:
    answer = desk.get(f"/api/v1/clubs/{club.pk}/players/", query)
    assert answer.status_code == 422
    assert answer.json()["problems"][0]["field"] == next(iter(query))


@pytest.mark.parametrize("what", ["", "standings/"])
def test_a_version_that_is_held_is_not_sent_again(
    desk: APIClient, running: Tournament, what: str
) -> None:
    table = seat_table(running, ("Jim", "Ann"))
    address = f"/api/v1/tournaments/{running.pk}/{what}"
    first = desk.get(address)
    held = {"if-none-match": first.headers["ETag"]}
    again = desk.get(address, headers=held)
    assert (again.status_code, again.content) == (304, b"")
    desk.post(f"/api/v1/tables/{table.pk}/hands/", act(number=1, finish="void"))
    assert desk.get(address, headers=held).json() != first.json()


def test_standings_a_version_has_are_one_query(
    desk: APIClient, running: Tournament, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    seat_table(running, ("Jim", "Ann"))
    address = f"/api/v1/tournaments/{running.pk}/standings/"
    desk.get(address)
    with django_assert_num_queries(2):
        desk.get(address)
