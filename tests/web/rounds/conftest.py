"""Events of stages and rounds, and the director's browser."""

import pytest
from django.test import Client

from tests.cast import make_scorekeeper
from tests.web.rounds.events import open_event
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, Tournament


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


@pytest.fixture
def knock_out(director: Actor, club: Club, empty_cache: None) -> Tournament:
    """Nine people are here for a knock-out of Blackpool; nobody buys in."""
    return open_event(director, club, "blackpool_knock_out", 9)


@pytest.fixture
def with_final(director: Actor, club: Club, empty_cache: None) -> Tournament:
    """Eight people are here for three Jamaican rounds and a final of four."""
    return open_event(director, club, "jamaican_with_final", 8)


@pytest.fixture
def helper(knock_out: Tournament) -> Actor:
    """A scorekeeper of the knock-out."""
    return make_scorekeeper(knock_out, "helper")
