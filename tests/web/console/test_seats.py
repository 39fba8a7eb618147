"""Seats put right and people taken out, on the pages."""

import pytest
from django.test import Client

from tests.evening.seated_stage import FOURS, begin_round, tournament_of
from tests.evening.test_reseating import HAND, in_order, totals
from tests.seated import ask, make_player
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, Entry, EntryStatus, Table
from tournaments.services.hands import record_hand


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


@pytest.fixture
def table(club: Club, empty_cache: None) -> Table:
    return begin_round(club, *FOURS[:2])[0]


def test_seats_are_put_right_by_one_form(desk: Client, director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=HAND)
    address = f"/rounds/{table.round_id}/reseat/"
    page = desk.get(address)
    assert [len(one["seats"]) for one in page.context["reseat"]["tables"]] == [5, 5]
    entries = dict(table.seats.values_list("number", "entry_id"))
    seats = {f"seat-1-{seat}": str(entries[5 - seat]) for seat in entries} | {"seat-1-5": ""}
    refused = desk.post(address, {**seats, "results_follow": "person"})
    assert refused.status_code == 422
    assert refused.context["reason"]["errors"]
    shown = refused.context["reseat"]["tables"][0]["seats"][0]["options"]
    assert [one["label"] for one in shown if one["selected"]] == ["Sam"]
    done = desk.post(address, {**seats, "results_follow": "person", "reason": "Wrong way round"})
    assert done.status_code == 302
    assert in_order(table) == ["Sam", "Jill", "Pete", "Jim"]
    assert totals(table)["Sam"] == 20


def test_only_a_director_sees_the_form(table: Table) -> None:
    assert Client().get(f"/rounds/{table.round_id}/reseat/").status_code in {302, 403}


def test_another_plays_on_between_two_rounds(
    desk: Client, director: Actor, club: Club, table: Table
) -> None:
    entry = Entry.objects.get(player__name="Sam")
    page = f"/tournaments/{tournament_of(table).pk}/entries/{entry.pk}/"
    desk.post(f"{page}no-show/", {"reason": "Not seen"})
    make_player(club, "Zelda Newcomer")
    make_player(club, "Zelda Other")
    reason = {"reason": "Came instead"}
    refused = desk.post(f"{page}replace/", {"player": "zelda", **reason})
    assert problem_texts(refused) == [
        "More than one is meant: Zelda Newcomer, Zelda Other. Type more of the name."
    ]
    assert desk.post(f"{page}replace/", {"player": "Nobody", **reason}).status_code == 422
    assert desk.post(f"{page}replace/", {"player": "zelda new", **reason}).status_code == 302
    entry.refresh_from_db()
    assert entry.status == EntryStatus.WITHDRAWN


def test_who_is_not_there_leaves_on_the_page_of_his_entry(desk: Client, table: Table) -> None:
    entry = Entry.objects.get(player__name="Sam")
    page = f"/tournaments/{tournament_of(table).pk}/entries/{entry.pk}/"
    acts = {act["key"]: act for act in desk.get(page).context["acts"]}
    assert desk.post(acts["no-show"]["url"], {"reason": ""}).status_code == 422
    assert desk.post(acts["no-show"]["url"], {"reason": "Not seen"}).status_code == 302
    entry.refresh_from_db()
    assert entry.status == EntryStatus.REGISTERED
    assert in_order(table) == ["Jim", "Pete", "Jill"]
