"""An offer lapses with the next hand (variants.md §3.1): the page says beforehand whose."""

from uuid import uuid4

import pytest
from django.http import HttpResponse
from django.test import Client

from tests.seated import ask, run_tournament, seat_table
from tournaments.models import Actor, Club, Table
from tournaments.services.buy_ins import decline_buy_in
from tournaments.services.hands import record_hand

PETE = "Pete has not answered: the buy-in for £0.50 lapses once hand 2 is saved."
ANN = "Ann has not answered: the buy-in for £0.50 lapses once hand 2 is saved."
TWO_OUT = {
    "finish": "ordinary",
    "went_out": "3",
    "points": {"1": 23, "2": 44, "4": 12, "5": 36},
}


@pytest.fixture
def desk(client: Client, director: Actor) -> Client:
    client.force_login(director.user)
    return client


@pytest.fixture
def table(club: Club, director: Actor) -> Table:
    """Pete and Ann are out and may buy in."""
    table = seat_table(run_tournament(club, house_rules={"out_at": 30}))
    record_hand(ask(director, table), number=1, hand=TWO_OUT)
    table.refresh_from_db()
    return table


def review(client: Client, table: Table) -> HttpResponse:
    form = {"submission_id": str(uuid4()), "number": 2, "version": table.version, "by": "cards"}
    form |= {"went_out": "3", "finish": "ordinary", "cards-1": "As", "cards-4": "7d"}
    return client.post(f"/tables/{table.pk}/", {**form, "step": "review"})


def test_the_review_and_its_button_name_whoever_loses_his_buy_in(
    desk: Client, table: Table
) -> None:
    page = review(desk, table)

    assert page.context["review"]["lapsing"] == [PETE, ANN]
    assert page.context["review"]["action"] == "Save hand 2: Pete, Ann stay out"
    assert PETE in page.content.decode()


def test_the_form_names_them_before_anything_is_reviewed(desk: Client, table: Table) -> None:
    page = desk.get(f"/tables/{table.pk}/")

    assert page.context["entry"]["lapsing"] == [PETE, ANN]
    assert page.content.decode().count(PETE) == 2, "at the hand and at the void deal"


def test_whoever_has_answered_is_named_no_more(desk: Client, director: Actor, table: Table) -> None:
    decline_buy_in(ask(director, table), seat="2")
    table.refresh_from_db()

    page = review(desk, table)

    assert page.context["review"]["lapsing"] == [ANN]
    assert page.context["review"]["action"] == "Save hand 2: Ann stays out"


def test_a_page_in_use_hears_that_an_offer_was_answered(
    desk: Client, director: Actor, table: Table
) -> None:
    decline_buy_in(ask(director, table), seat="2")

    page = desk.get(f"/tables/{table.pk}/sheet/?hand=2&version=1").content.decode()

    assert ANN in page
    assert PETE not in page


def test_a_correction_costs_nobody_his_offer(desk: Client, table: Table) -> None:
    page = desk.get(f"/tables/{table.pk}/hands/1/")

    assert page.context["entry"]["lapsing"] == []
