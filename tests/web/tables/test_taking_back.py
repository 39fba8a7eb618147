"""What is on the score sheet beside hands can be taken back: by name, after a question, and why."""

from typing import Any

import pytest
from django.test import Client

from tests.seated import ask, run_tournament, seat_table
from tests.web.tables.test_acts import act
from tournaments.models import Actor, Club, LogEntry, Table
from tournaments.services.rulings import give_penalty, withdraw_from_match


@pytest.fixture
def table(club: Club, director: Actor) -> Table:
    table = seat_table(run_tournament(club))
    give_penalty(ask(director, table), seat="2", points=20, reason="a card was marked")
    return table


@pytest.fixture
def desk(client: Client, director: Actor) -> Client:
    client.force_login(director.user)
    return client


def sheet_rows(client: Client, table: Table) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = client.get(f"/tables/{table.pk}/").context["sheet"]["rows"]
    return rows


def test_fault_19_a_line_of_the_sheet_leads_to_the_question_that_names_it(
    desk: Client, table: Table
) -> None:
    (row,) = sheet_rows(desk, table)

    question = desk.get(row["take_back_url"]).context["question"]

    assert question["title"] == "Take back: Pete gets 20 points by a ruling"
    assert question["consequences"] == ["Pete: 20 → 0"]


def test_it_is_taken_back_with_a_reason_and_leaves_the_sheet(desk: Client, table: Table) -> None:
    (row,) = sheet_rows(desk, table)
    fields = desk.get(row["take_back_url"]).context["question"]["fields"]
    sent = {field["name"]: field["value"] for field in fields}

    refused = act(desk, table, "take-back", **sent, reason="")
    done = act(desk, table, "take-back", **sent, reason="it was another table")

    assert (refused.status_code, done.status_code) == (422, 302)
    assert refused.context["problems"][0]["field"] == "reason"
    assert sheet_rows(desk, table) == []
    assert LogEntry.objects.get(act="take_back").reason == "it was another table"


def test_what_was_taken_back_before_is_not_asked_about_again(
    desk: Client, director: Actor, table: Table
) -> None:
    (row,) = sheet_rows(desk, table)
    act(desk, table, "take-back", position=1024, event_version=1, reason="it was another table")

    page = desk.get(row["take_back_url"])
    assert page.status_code == 422
    assert page.context["problems"][0]["text"] == "This was taken back before."


def test_a_withdrawal_taken_back_lets_the_player_in_again(
    desk: Client, director: Actor, table: Table
) -> None:
    withdraw_from_match(ask(director, table), seat="5", reason="last train")
    row = sheet_rows(desk, table)[-1]

    assert desk.get(row["take_back_url"]).context["question"]["consequences"] == [
        "Ann: is in again"
    ]


def test_the_public_sheet_gives_reasons_and_authors_but_no_way_to_take_back(
    client: Client, table: Table
) -> None:
    (row,) = sheet_rows(client, table)

    assert row["text"] == "Pete gets 20 points by a ruling"
    assert row["note"].endswith(": a card was marked")
    assert row["take_back_url"] == ""
    assert client.get(f"/tables/{table.pk}/take-back/?position=1024").status_code == 302
