"""The cache: one connection for all, and no page lost when it is away."""

from threading import Thread

import pytest
from django.contrib.auth.models import User
from django.core.cache import caches
from django.test import Client
from pytest_django import Settings
from redis import Redis

NOWHERE = "unix:///nowhere/valkey.sock"


@pytest.fixture
def no_server(settings: Settings) -> None:
    settings.CACHES = {"default": {**settings.CACHES["default"], "LOCATION": NOWHERE}}


def test_what_is_kept_is_found_by_everybody(empty_cache: None) -> None:
    caches["default"].set("standings", [1, 2, 3])
    found = []

    other = Thread(target=lambda: found.append(caches["default"].get("standings")))
    other.start()
    other.join()

    assert found == [[1, 2, 3]]


def test_many_requests_share_their_connections(empty_cache: None, settings: Settings) -> None:
    def ask() -> None:
        caches["default"].get("standings")

    ask()
    with Redis.from_url(settings.REDIS_URL) as server:
        before = server.info("stats")["total_connections_received"]
        for _ in range(20):
            thread = Thread(target=ask)
            thread.start()
            thread.join()
        after = server.info("stats")["total_connections_received"]

    assert after - before < 20


def test_a_cache_that_is_away_is_an_empty_one(no_server: None) -> None:
    cache = caches["default"]

    cache.set("standings", 1)
    cache.set_many({"a": 1})
    cache.delete("standings")
    cache.delete_many(["a"])

    assert cache.get("standings", "nothing") == "nothing"
    assert cache.get_many(["a", "b"]) == {}
    assert cache.add("standings", 1) is True
    assert cache.touch("standings") is False
    assert cache.has_key("standings") is False


@pytest.mark.django_db
def test_people_stay_logged_in_while_the_cache_is_away(
    no_server: None, client: Client, django_user_model: type[User]
) -> None:
    client.force_login(django_user_model.objects.create_user("director"))

    assert client.session["_auth_user_id"]
