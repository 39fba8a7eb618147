"""What the desk costs does not grow with the field."""

import pytest
from pytest_django import DjangoAssertNumQueries

from tests.fields import fill_field, open_tournament
from tests.web.entries.test_desk_list import at
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club


@pytest.mark.parametrize("people", [2, 20])
def test_the_list_costs_the_same_for_any_field(
    director: Actor, club: Club, people: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    evening = open_tournament(director, club)
    fill_field(director, evening, [f"Player {number}" for number in range(people)])
    desk = browser_of(director)
    with django_assert_num_queries(12):
        desk.get(at(evening))


@pytest.mark.parametrize("people", [2, 20])
def test_a_search_costs_the_same_for_any_field(
    director: Actor, club: Club, people: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    evening = open_tournament(director, club)
    fill_field(director, evening, [f"Player {number}" for number in range(people)])
    desk = browser_of(director)
    with django_assert_num_queries(8):
        desk.get(at(evening), {"q": "player", "part": "found"})
