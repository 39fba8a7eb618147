"""What every test may ask for."""

from uuid import uuid4

import pytest
from django.db import connection
from pytest_django import DjangoDbBlocker, Settings

from tests.cast import make_club, make_director, make_scorekeeper, make_tournament, make_user
from tournaments.models import Actor, Club, Tournament


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """Let tests that commit empty the tables behind them, which a club's database refuses."""
    with django_db_blocker.unblock(), connection.cursor() as cursor:
        name = connection.ops.quote_name(connection.settings_dict["NAME"])
        cursor.execute(f"ALTER DATABASE {name} SET kaluki.may_truncate = 'on'")
    connection.close()


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
