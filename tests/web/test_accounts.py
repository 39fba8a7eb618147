"""Signing in leads back to where one was; too many tries are refused in plain words."""

import pytest
from django.test import Client

from tests.cast import make_user
from tournaments.models import Actor, Tournament

WORD = "a long enough word"


@pytest.fixture
def agnes(db: None) -> dict[str, str]:
    make_user("agnes")
    return {"username": "agnes", "password": WORD}


def test_one_comes_back_to_the_page_one_was_on(client: Client, agnes: dict[str, str]) -> None:
    answer = client.post("/login/", {**agnes, "next": "/rules/"})

    assert (answer.status_code, answer["Location"]) == (302, "/rules/")


def test_nobody_is_led_to_another_site(client: Client, agnes: dict[str, str]) -> None:
    answer = client.post("/login/", {**agnes, "next": "https://elsewhere.example/"})

    assert answer["Location"] == "/"


def test_every_page_points_to_the_way_in_and_back(client: Client, evening: Tournament) -> None:
    page = client.get(f"/tournaments/{evening.pk}/").text

    assert f"/login/?next=%2Ftournaments%2F{evening.pk}%2F" in page


def test_a_wrong_word_is_said_without_saying_which(client: Client, agnes: dict[str, str]) -> None:
    answer = client.post("/login/", {**agnes, "password": "wrong"})

    assert answer.status_code == 200
    assert "There is a problem" in answer.text


def test_after_ten_wrong_words_the_door_stays_shut_for_a_while(
    client: Client, agnes: dict[str, str]
) -> None:
    for _ in range(10):
        client.post("/login/", {**agnes, "password": "wrong"})

    answer = client.post("/login/", agnes)

    assert answer.status_code == 429
    assert "Too many tries" in answer.text


def test_whoever_is_in_is_named_and_can_leave(client: Client, director: Actor) -> None:
    assert director.user is not None
    client.force_login(director.user)

    assert "Sign out" in client.get("/").text
    assert client.post("/logout/")["Location"] == "/"
    assert "Sign out" not in client.get("/").text
