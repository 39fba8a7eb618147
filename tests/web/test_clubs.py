"""The first page and a club's home show what is played, what comes and who won."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.cast import make_club, make_scorekeeper
from tests.fields import FRIDAY, open_tournament
from tests.seated import run_tournament, seat_table
from tests.web.evening import BY_CARDS, end_evening, play
from tournaments.models import Actor, Club, Tournament
from tournaments.services.tournament_states import finish_tournament

BrowserOf = Callable[[Actor], Client]


def finish_one(director: Actor, club: Club, number: int) -> Tournament:
    tournament = run_tournament(club)
    people = [f"{name} {number}" for name in ("Jim", "Pete", "Jill", "Sam", "Ann")]
    play(director, seat_table(tournament, people), BY_CARDS)
    return finish_tournament(
        actor=director, tournament_id=tournament.pk, unfinished_tables=[1], reason="late"
    )


def test_the_first_page_lists_clubs_and_what_is_being_played(evening: Tournament) -> None:
    make_club("Карточный клуб", "karty")

    page = Client().get("/").text

    assert "Карточный клуб" in page
    assert "8 players, 1 tournament running" in page
    assert f"/tournaments/{evening.pk}/" in page


def test_where_no_club_is_yet_the_first_page_says_what_to_do(db: None) -> None:
    page = Client().get("/").text
    assert "No club yet" in page
    assert "manage.py create_club" in page


def test_a_clubs_home_sorts_its_tournaments(
    director: Actor, club: Club, evening: Tournament
) -> None:
    coming = open_tournament(director, club, name="Lent", starts_at=FRIDAY + timedelta(days=7))
    finish_one(director, club, 1)

    page = Client().get("/clubs/kaluki/").text

    assert page.index("Being played now") < page.index("Coming") < page.index("Finished")
    assert f"/tournaments/{coming.pk}/" in page
    assert "7 November 2026" in page or "13 November 2026" in page
    assert "Jill 1" in page.split("Finished")[1]


def test_a_tournament_ended_early_names_who_led(
    director: Actor, club: Club, evening: Tournament
) -> None:
    end_evening(director, evening)

    assert "Jill" in Client().get("/clubs/kaluki/").text.split("Finished")[1]


def test_only_a_director_may_begin_a_tournament(
    browser_of: BrowserOf, club: Club, director: Actor, player_user: Actor, stranger: Actor
) -> None:
    shown = [
        "New tournament" in browser_of(actor).get("/clubs/kaluki/").text
        for actor in (director, player_user, stranger)
    ]
    assert shown == [True, False, False]


def test_whoever_works_at_a_tournament_is_led_to_its_console(
    browser_of: BrowserOf,
    evening: Tournament,
    director: Actor,
    player_user: Actor,
    stranger: Actor,
) -> None:
    scorekeeper = make_scorekeeper(evening, "sandy")
    console = f"/tournaments/{evening.pk}/console/"
    for page in ("/", "/clubs/kaluki/"):
        led = [
            console in browser_of(actor).get(page).text
            for actor in (director, scorekeeper, player_user, stranger)
        ]
        assert led == [True, True, False, False]


def test_the_first_page_offers_a_new_tournament_to_directors_only(
    browser_of: BrowserOf, club: Club, director: Actor, scorekeeper: Actor, stranger: Actor
) -> None:
    offered = [
        "/clubs/kaluki/tournaments/new/" in browser_of(actor).get("/").text
        for actor in (director, scorekeeper, stranger)
    ]
    assert offered == [True, False, False]


def test_the_way_in_is_at_the_top_of_every_page_and_comes_back(
    club: Club, director: Actor, browser_of: BrowserOf
) -> None:
    for page in ("/", "/clubs/kaluki/", "/rules/"):
        top = Client().get(page).text.partition("</header>")[0]
        assert "Sign in" in top
        assert f"/login/?next={page.replace('/', '%2F')}" in top
    assert "Sign out" in browser_of(director).get("/").text.partition("</header>")[0]


@pytest.mark.parametrize("finished", [1, 3])
def test_a_clubs_home_costs_the_same_however_much_was_played(
    director: Actor, club: Club, finished: int
) -> None:
    for number in range(finished):
        finish_one(director, club, number)

    with CaptureQueriesContext(connection) as first:
        Client().get("/clubs/kaluki/")
    with CaptureQueriesContext(connection) as again:
        Client().get("/clubs/kaluki/")

    assert (len(first), len(again)) == (9, 7)


def test_long_lists_of_finished_tournaments_have_pages(director: Actor, club: Club) -> None:
    for _ in range(11):
        tournament = run_tournament(club)
        finish_tournament(actor=director, tournament_id=tournament.pk)

    first, last = (Client().get(f"/clubs/kaluki/?page={page}").text for page in (1, 2))

    assert "1 to 10 of 11" in first
    assert "11 to 11 of 11" in last
    assert Client().get("/clubs/kaluki/?page=nonsense").status_code == 200


def test_a_club_nobody_knows_is_not_found(db: None) -> None:
    assert Client().get("/clubs/nowhere/").status_code == 404
