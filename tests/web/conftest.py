"""A club's evening, and browsers of those who look at it."""

from collections.abc import Callable

import pytest
from django.test import Client

from tests.web.evening import begin_evening
from tournaments.models import Actor, Club, Tournament


@pytest.fixture
def evening(director: Actor, club: Club, empty_cache: None) -> Tournament:
    """A running tournament of two tables, two hands played."""
    return begin_evening(director, club)


@pytest.fixture
def browser_of() -> Callable[[Actor], Client]:
    """A browser in which this actor is signed in; of a stranger nobody."""

    def open_browser(actor: Actor) -> Client:
        browser = Client()
        if actor.user is not None:
            browser.force_login(actor.user)
        return browser

    return open_browser
