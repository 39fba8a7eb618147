"""Several directors draw seats at one instant: seats are drawn once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connections

from scoring.problems import RuleBroken
from tests.cast import make_club, make_director
from tests.fields import PEOPLE, fill_field, open_tournament
from tournaments.models import Seat, SeatingDraw
from tournaments.selectors.integrity import tournament_differences
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.seating import draw_seats, prepare_draw

DIRECTORS = 4


@pytest.mark.django_db(transaction=True)
def test_of_many_draws_at_one_instant_one_is_made_and_the_others_are_refused() -> None:
    club = make_club()
    director = make_director(club, "director")
    tournament = open_tournament(director, club, currency="GBP", unit_minor=10)
    fill_field(director, tournament, PEOPLE[:9])
    prepare_draw(actor=director, tournament_id=tournament.pk)
    start = Barrier(DIRECTORS)

    def draw(word: str) -> bool:
        start.wait()
        try:
            draw_seats(DrawRequest(director, tournament.pk, 9), public_word=word)
        except RuleBroken:
            return False
        else:
            return True
        finally:
            connections.close_all()

    with ThreadPoolExecutor(DIRECTORS) as pool:
        made = [*pool.map(draw, ("oak", "ash", "elm", "yew"))]
    assert made.count(True) == 1
    assert (SeatingDraw.objects.count(), Seat.objects.count()) == (1, 9)
    tournament.refresh_from_db()
    assert tournament_differences(tournament) == ()
