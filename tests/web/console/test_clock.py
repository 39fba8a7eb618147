"""The clock on the console, the hall screen and the page of a table."""

import pytest
from django.test import Client

from tests.evening.seated_stage import FOURS, begin_round, let_time_run_out, tournament_of
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, Table


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


@pytest.fixture
def table(club: Club, empty_cache: None) -> Table:
    return begin_round(club, *FOURS[:2], match_end="timed", minutes=50)[0]


def at(table: Table, *parts: str) -> str:
    return "/".join(["/tournaments", str(tournament_of(table).pk), "console", *parts, ""])


def test_it_is_started_stopped_and_seen_everywhere(desk: Client, table: Table) -> None:
    page = desk.get(at(table))
    assert page.context["clock"]["start"]["minutes"] == 50
    assert desk.post(at(table, "clock", "start"), {"minutes": ""}).status_code == 302
    assert desk.post(at(table, "clock", "pause")).status_code == 302
    page = desk.get(at(table))
    assert page.context["clock"]["shown"]["note"] == "The clock is stopped"
    assert [act["label"] for act in page.context["clock"]["acts"]] == ["Start it again"]
    hall = Client().get(f"/tournaments/{tournament_of(table).pk}/hall/")
    assert hall.context["hall"]["clock"]["note"] == "The clock is stopped"
    assert 'role="timer"' in Client().get(f"/tables/{table.pk}/clock/").text


def test_extra_time_that_cannot_be_says_why_on_the_console(desk: Client, table: Table) -> None:
    desk.post(at(table, "clock", "start"))
    page = desk.post(at(table, "clock", "extra"), {"table": "7", "minutes": "x"})
    assert page.status_code == 422
    assert [problem["field"] for problem in page.context["problems"]][:2] == ["minutes", "table"]


def test_whose_time_is_up_ends_the_match_on_his_page(desk: Client, table: Table) -> None:
    let_time_run_out(table)
    page = desk.get(f"/tables/{table.pk}/")
    fields = {field["name"]: field["value"] for field in page.context["clock"]["end"]["fields"]}
    assert desk.post(page.context["clock"]["end"]["url"], fields).status_code == 302
    table.refresh_from_db()
    assert table.is_finished


def test_a_round_without_a_clock_shows_none(desk: Client, club: Club, empty_cache: None) -> None:
    (table,) = begin_round(club)
    assert desk.get(at(table)).context["clock"] is None
    assert desk.get(f"/tables/{table.pk}/").context["clock"] is None
