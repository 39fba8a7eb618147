"""A field that waits for its seats."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.fields import PEOPLE, fill_field, open_tournament
from tournaments.models import Actor, Club, Tournament
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.seating import draw_seats, prepare_draw

Draw = Callable[..., dict[str, Any]]


@pytest.fixture
def field(director: Actor, club: Club) -> Tournament:
    """Nine people checked in, a draw promised, money at stake."""
    tournament = open_tournament(director, club, currency="GBP", unit_minor=10)
    fill_field(director, tournament, PEOPLE[:9])
    prepare_draw(actor=director, tournament_id=tournament.pk)
    return tournament


@pytest.fixture
def draw(director: Actor) -> Draw:
    """Draw seats by the site as the director, by one public word; returns what is published."""

    def draw_for(
        tournament: Tournament, entries: int = 9, word: str = "Blue teapot", **more: Any
    ) -> dict[str, Any]:
        request = DrawRequest(director, tournament.pk, entries, **more)
        published = draw_seats(request, public_word=word)
        tournament.refresh_from_db()
        return published

    return draw_for
