"""Acts at a table that are one button or a short form, and the passes that open it to phones."""

from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from tests.seated import ask, run_tournament, seat_table
from tournaments.models import Actor, Club, MatchEvent, Table, TablePass
from tournaments.services.access import make_table_pass, revoke_table_pass
from tournaments.services.hands import record_hand

PETE_IS_OUT = {
    "finish": "ordinary",
    "went_out": "3",
    "points": {"1": 23, "2": 44, "4": 12, "5": 20},
}


@pytest.fixture
def table(club: Club) -> Table:
    return seat_table(run_tournament(club, house_rules={"out_at": 30}))


@pytest.fixture
def desk(client: Client, director: Actor) -> Client:
    client.force_login(director.user)
    return client


def act(client: Client, table: Table, name: str, **given: Any) -> Any:
    table.refresh_from_db()
    form = {"submission_id": str(uuid4()), "version": table.version, "number": 1, **given}
    return client.post(f"/tables/{table.pk}/{name}/", form)


def test_a_buy_in_is_taken_with_one_button(desk: Client, director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=PETE_IS_OUT)
    (offer,) = desk.get(f"/tables/{table.pk}/").context["offers"]

    page = desk.post(offer["accept_url"], {f["name"]: f["value"] for f in offer["fields"]})

    assert page.status_code == 302
    assert offer["accept"] == "Buys in at 23 for £0.50"
    assert table.seats.get(number=2).total == 23


def test_a_buy_in_is_refused_with_one_button(desk: Client, director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=PETE_IS_OUT)

    assert act(desk, table, "decline", seat="2").status_code == 302
    assert MatchEvent.objects.filter(kind="decline").exists()


def test_a_void_hand_takes_no_reason_longer_than_anybody_reads(desk: Client, table: Table) -> None:
    assert act(desk, table, "void", reason="x" * 301).status_code == 422
    assert not MatchEvent.objects.exists()


def test_a_void_hand_leaves_hand_and_dealer(desk: Client, table: Table) -> None:
    assert act(desk, table, "void", reason="the stock ran out twice").status_code == 302
    table.refresh_from_db()
    assert (table.hand_number, table.dealer) == (1, 1)


def test_points_by_a_ruling_need_points_and_a_reason(desk: Client, table: Table) -> None:
    assert act(desk, table, "penalty", seat="2", points="", reason="x").status_code == 422
    assert act(desk, table, "penalty", seat="2", points="20", reason="").status_code == 422
    assert act(desk, table, "penalty", seat="2", points="20", reason="x").status_code == 302


@pytest.mark.parametrize("points", ["", "-5", "0", "ten", "2.5", "1000000"])
def test_points_that_no_ruling_can_give_are_refused_in_one_plain_sentence(
    desk: Client, table: Table, points: str
) -> None:
    page = desk.get(f"/tables/{table.pk}/penalty/", {"seat": "2", "points": points})

    assert page.status_code == 422
    assert page.context["problems"] == [
        {
            "text": "Points by a ruling are a whole number from 1 to 100000.",
            "field": "penalty-points",
        }
    ]
    assert page.context["acts"]["penalty"]["points"] == points
    assert page.context["entry"] is not None


def test_the_question_of_a_ruling_says_what_comes_of_it(desk: Client, table: Table) -> None:
    page = desk.get(f"/tables/{table.pk}/penalty/", {"seat": "2", "points": "30"})

    assert page.context["question"]["title"] == "Pete gets 30 points by a ruling"
    assert page.context["question"]["consequences"] == ["Pete: 0 → 30, is out"]


def test_a_withdrawal_is_asked_about_before_it_is_recorded(desk: Client, table: Table) -> None:
    page = desk.get(f"/tables/{table.pk}/withdraw/?seat=5")

    assert page.context["question"]["title"] == "Ann withdraws with 0"
    assert page.context["question"]["consequences"] == ["Ann: is out"]
    assert not MatchEvent.objects.exists()


def test_a_withdrawal_without_its_reason_is_asked_about_again(desk: Client, table: Table) -> None:
    page = act(desk, table, "withdraw", seat="5", reason=" ")

    assert page.status_code == 422
    assert page.context["question"]["title"] == "Ann withdraws with 0"
    assert [found["field"] for found in page.context["problems"]] == ["reason"]


def test_nobody_withdraws_from_a_seat_that_is_not_there(desk: Client, table: Table) -> None:
    assert desk.get(f"/tables/{table.pk}/withdraw/?seat=9").status_code == 422


def test_a_withdrawal_is_recorded(desk: Client, table: Table) -> None:
    assert act(desk, table, "withdraw", seat="5", reason="last train").status_code == 302
    assert table.seats.get(number=5).is_out


def test_a_late_tap_is_told_to_look_again(desk: Client, director: Actor, table: Table) -> None:
    page = desk.post(
        f"/tables/{table.pk}/void/", {"submission_id": str(uuid4()), "version": 9, "number": 1}
    )

    assert page.status_code == 302
    assert not MatchEvent.objects.exists()


def test_a_pass_opens_its_table_and_no_other(
    client: Client, director: Actor, club: Club, table: Table
) -> None:
    other = seat_table(run_tournament(club))
    token = make_table_pass(actor=director, table_id=table.pk).token
    client.get(f"/pass/{token}/")

    assert "Record hand 1" in client.get(f"/tables/{table.pk}/").content.decode()
    assert "Record hand 1" not in client.get(f"/tables/{other.pk}/").content.decode()


def test_a_pass_that_was_ended_opens_nothing(client: Client, director: Actor, table: Table) -> None:
    token = make_table_pass(actor=director, table_id=table.pk).token
    client.get(f"/pass/{token}/")
    revoke_table_pass(actor=director, table_pass_id=TablePass.objects.get().pk)

    assert "Record hand 1" not in client.get(f"/tables/{table.pk}/").content.decode()
    assert client.get(f"/pass/{token}/").status_code == 404


def test_the_pass_page_shows_the_link_once(desk: Client, table: Table) -> None:
    page = desk.post(f"/tables/{table.pk}/pass/")

    assert "/pass/" in page.context["made"]["link"]
    assert "<svg" in page.context["made"]["picture"]
    assert "made" not in desk.get(f"/tables/{table.pk}/pass/").context


@pytest.mark.parametrize(
    ("host", "warned"), [("127.0.0.1:8000", True), ("localhost", True), ("testserver", False)]
)
def test_a_link_no_phone_can_open_is_warned_of(
    desk: Client, table: Table, host: str, warned: bool
) -> None:
    page = desk.get(f"/tables/{table.pk}/pass/", headers={"Host": host})

    assert ("no phone can open it" in page.text) is warned
    assert page.status_code == 200


def test_a_stranger_gets_no_pass(client: Client, table: Table) -> None:
    assert client.post(f"/tables/{table.pk}/pass/").status_code == 302
    assert not TablePass.objects.exists()
