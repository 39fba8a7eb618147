"""The hall screen: standings in pages that begin with the leaders, and everybody's seat."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.rounds.two_stages import begin_final, play_final
from tests.seated import ask, run_tournament, seat_table
from tests.web.evening import begin_evening, play
from tournaments.models import Actor, Club, Tournament
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.rulings import give_penalty
from tournaments.web.hall.pages import LEADERS, ROWS, seat_pages, standing_pages
from tournaments.web.tournaments.board import read_board


@pytest.fixture
def full_hall(director: Actor, club: Club, empty_cache: None) -> Tournament:
    """Twenty-five people at five tables, among them the eight of the evening."""
    tournament = begin_evening(director, club)
    for number in range(3, 7):
        people = [f"Player{number}{seat} Surname{number}{seat}" for seat in range(4)]
        seat_table(tournament, people, number=number)
    return find_tournament(tournament.pk)


def told(tournament: Tournament) -> object:
    return Client().get(f"/tournaments/{tournament.pk}/hall/").context["ticker"]


def test_every_page_has_twelve_rows_and_later_ones_begin_with_the_leaders(
    full_hall: Tournament,
) -> None:
    pages = standing_pages(read_board(full_hall))

    assert [len(page["rows"]) for page in pages] == [12, 12, 6]
    leaders = pages[0]["rows"][:LEADERS]
    assert all(page["rows"][:LEADERS] == leaders for page in pages)
    assert [page["title"] for page in pages] == [
        "1 to 12 of 24",
        "13 to 21 of 24",
        "22 to 24 of 24",
    ]


def test_everybody_is_on_some_page_once_beside_the_leaders(full_hall: Tournament) -> None:
    first, *later = standing_pages(read_board(full_hall))

    names = [row["name"] for row in first["rows"]]
    names += [row["name"] for page in later for row in page["rows"][LEADERS:]]
    assert len(names) == len(set(names)) == 24
    assert len(first["rows"]) == ROWS


def test_seats_are_found_by_surname_latin_before_cyrillic(full_hall: Tournament) -> None:
    rows = [row for page in seat_pages(read_board(full_hall)) for row in page["rows"]]

    surnames = [row["surname"] for row in rows]
    assert surnames[:2] == ["Ann", "Jill"]
    assert surnames[-2:] == ["Олена", "Тарас"]
    assert [row["seat"] for row in rows if row["surname"] == "Łukasz"] == ["T2·3"]
    assert {row["given"] for row in rows if row["surname"] == "Surname30"} == {"Player30"}


def test_the_foot_tells_the_hand_saved_last_and_where_to_look(evening: Tournament) -> None:
    page = Client().get(f"/tournaments/{evening.pk}/hall/").text

    assert "Table 1, hand 2" in page
    assert "Jim went out. Pete +130, Jill +12, Sam +20, Ann +25" in page
    assert f"testserver/tournaments/{evening.pk}/" in page


def test_the_foot_leaves_out_whoever_was_not_dealt_in(
    director: Actor, club: Club, empty_cache: None
) -> None:
    """variants.md §3.1: whoever is out is not dealt in, so no later hand costs him anything."""
    tournament = run_tournament(club, house_rules={"out_at": 50, "max_buy_ins": 0})
    table = seat_table(tournament, ("Jim", "Pete", "Jill"))
    put_out = {"finish": "ordinary", "went_out": "1", "points": {"2": 60, "3": 20}}
    without_him = {"finish": "ordinary", "went_out": "3", "points": {"1": 7}}
    play(director, table, put_out, without_him)

    assert told(tournament) == {"title": "Table 1, hand 2", "text": "Jill went out. Jim +7"}


def test_the_foot_tells_the_hand_and_not_the_ruling_after_it(
    director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = run_tournament(club)
    table = seat_table(tournament, ("Jim", "Pete", "Jill"))
    play(director, table, {"finish": "ordinary", "went_out": "1", "points": {"2": 9, "3": 20}})
    give_penalty(ask(director, table), seat="2", points=50, reason="talking")

    assert told(tournament) == {
        "title": "Table 1, hand 1",
        "text": "Jim went out. Pete +9, Jill +20",
    }


def test_the_list_is_named_after_the_stage_it_is_of(
    director: Actor, club: Club, empty_cache: None
) -> None:
    table = begin_final(director, club)
    address = f"/tournaments/{club.tournaments.get().pk}/hall/"
    hall = Client().get(address).context["hall"]
    assert (hall["round"], hall["certainty"]) == ("Stage 1", "All played")

    play_final(director, table)
    assert Client().get(address).context["hall"]["round"] == "Final"


def test_a_screen_before_the_first_hand_shows_seats_and_no_hand(
    club: Club, empty_cache: None
) -> None:
    tournament = run_tournament(club)
    seat_table(tournament)

    page = Client().get(f"/tournaments/{tournament.pk}/hall/").text

    assert "Find your seat" in page
    assert "0 hands in" in page


def test_a_screen_without_anybody_is_still_a_page(club: Club, empty_cache: None) -> None:
    tournament = run_tournament(club)

    assert Client().get(f"/tournaments/{tournament.pk}/hall/").status_code == 200


def test_a_screen_that_knows_the_version_costs_one_query(evening: Tournament) -> None:
    address = f"/tournaments/{evening.pk}/hall/?part=screen"
    known = Client().get(address, headers={"HX-PTag": "0"})["HX-PTag"]

    with CaptureQueriesContext(connection) as warm:
        answer = Client().get(address, headers={"HX-PTag": known})

    assert (answer.status_code, len(warm)) == (304, 1)


def test_a_name_too_long_for_its_line_takes_two(
    director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = run_tournament(club)
    seat_table(tournament, ("Jim", "Maximiliana Featherstonehaugh-Cholmondeley of Little Hampton"))
    (page,) = standing_pages(read_board(tournament))

    assert [row["long"] for row in page["rows"]] == [False, True]


def test_the_pages_can_be_stopped_by_a_button(evening: Tournament) -> None:
    assert "data-pause" in Client().get(f"/tournaments/{evening.pk}/hall/").text
