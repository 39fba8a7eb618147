"""What every test may ask for."""

from uuid import uuid4

import pytest
from pytest_django import Settings

from tests.cast import make_club, make_director, make_scorekeeper, make_tournament, make_user
from tournaments.models import Actor, Club, Tournament


@pytest.fixture
def empty_cache(settings: Settings) -> None:
    """A cache nobody has written to: a prefix of its own, as `clear` would empty the queues too."""
    default = {**settings.CACHES["default"], "KEY_PREFIX": uuid4().hex}
    settings.CACHES = {"default": default}


@pytest.fixture
def club(db: None) -> Club:
    return make_club()


@pytest.fixture
def tournament(club: Club) -> Tournament:
    return make_tournament(club)


@pytest.fixture
def director(club: Club) -> Actor:
    """The director of `club`."""
    return make_director(club, "director")


@pytest.fixture
def scorekeeper(tournament: Tournament) -> Actor:
    """A scorekeeper of `tournament` and of nothing else."""
    return make_scorekeeper(tournament, "scorekeeper")


@pytest.fixture
def player_user(db: None) -> Actor:
    """Somebody with an account and no role: an account alone opens nothing."""
    return Actor(user=make_user("player"), device="phone")


@pytest.fixture
def stranger() -> Actor:
    """Somebody who never logged in."""
    return Actor()
