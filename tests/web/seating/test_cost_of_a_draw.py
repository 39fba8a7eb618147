"""What the page of a draw costs does not grow with the tables."""

import pytest
from pytest_django import DjangoAssertNumQueries

from tests.fields import PEOPLE, fill_field, open_tournament
from tests.web.seating.test_making_a_draw import at
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, Tournament
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.seating import draw_seats, prepare_draw


@pytest.fixture(params=[1, 3], ids="{} tables".format)
def drawn(request: pytest.FixtureRequest, director: Actor, club: Club) -> Tournament:
    """A draw of that many tables of four."""
    tournament = open_tournament(director, club)
    people = 4 * request.param
    fill_field(director, tournament, PEOPLE[:people])
    prepare_draw(actor=director, tournament_id=tournament.pk)
    draw_seats(DrawRequest(director, tournament.pk, people), public_word="heron")
    return tournament


def test_looking_at_the_draw(
    drawn: Tournament, stranger: Actor, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    visitor = browser_of(stranger)
    with django_assert_num_queries(15):
        visitor.get(at(drawn))


def test_working_it_out_again(
    drawn: Tournament, stranger: Actor, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    visitor = browser_of(stranger)
    with django_assert_num_queries(5):
        visitor.get(at(drawn, 1, "verify"))


def test_being_told_that_nothing_is_new(
    drawn: Tournament, stranger: Actor, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    visitor = browser_of(stranger)
    known = {"HX-PTag": visitor.get(at(drawn))["HX-PTag"]}
    with django_assert_num_queries(1):
        assert visitor.get(at(drawn), headers=known).status_code == 304
