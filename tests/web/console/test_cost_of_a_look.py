"""What looking at the console costs does not grow with the tournament."""

from collections.abc import Callable

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from tests.seated import run_tournament, seat_table
from tests.web.evening import play
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, Tournament

NAMES = ("Jim", "Pete", "Jill", "Sam")
TWO_ARE_OUT = {"finish": "ordinary", "went_out": "3", "points": {"1": 20, "2": 44, "4": 32}}

Field = Callable[[int], Tournament]


@pytest.fixture
def field(director: Actor, club: Club, empty_cache: None) -> Field:
    """A tournament of so many tables, each with two who have to decide."""

    def seat(tables: int) -> Tournament:
        tournament = run_tournament(club, house_rules={"out_at": 30})
        for number in range(1, tables + 1):
            play(director, seat_table(tournament, NAMES, number=number), TWO_ARE_OUT)
        return tournament

    return seat


def look(desk: Client, tournament: Tournament, part: str = "") -> None:
    assert desk.get(f"/tournaments/{tournament.pk}/console/{part}").status_code == 200


@pytest.mark.parametrize("tables", [1, 3])
def test_the_console_costs_the_same_for_any_field(
    director: Actor, field: Field, tables: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    desk, tournament = browser_of(director), field(tables)
    with django_assert_num_queries(27):
        look(desk, tournament)


@pytest.mark.parametrize("tables", [1, 3])
@pytest.mark.parametrize("part", ["queue/", "tables/"])
def test_a_part_refreshed_costs_the_same_for_any_field(
    director: Actor,
    field: Field,
    tables: int,
    part: str,
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    desk, tournament = browser_of(director), field(tables)
    look(desk, tournament)
    with django_assert_num_queries(6):
        look(desk, tournament, part)
