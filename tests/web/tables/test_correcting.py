"""A hand is corrected on its own page: it opens as it was saved and asks for a reason."""

from typing import Any

import pytest
from django.test import Client

from tests.seated import ask, run_tournament, seat_table
from tests.web.tables.test_entering import CARDS, filled
from tournaments.models import Actor, Club, MatchEvent, Table
from tournaments.services.buy_ins import take_buy_in
from tournaments.services.hands import record_hand

SAVED = {
    "finish": "kaluki",
    "went_out": "3",
    "remainders": {"1": "As", "2": "JK 7d", "4": "Ks", "5": "10h 9c"},
}


@pytest.fixture
def table(club: Club) -> Table:
    return seat_table(run_tournament(club, house_rules={"out_at": 30}))


@pytest.fixture
def desk(client: Client, director: Actor) -> Client:
    client.force_login(director.user)
    return client


def correct(client: Client, table: Table, **changes: Any) -> Any:
    form = filled(**{"version": 1, "reason": "a card was under the table", **changes})
    return client.post(f"/tables/{table.pk}/hands/1/", form)


def test_fault_22_it_opens_as_it_was_saved(desk: Client, director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=SAVED)

    page = desk.get(f"/tables/{table.pk}/hands/1/")

    text = page.content.decode()
    assert 'value="JK 7♦"' in text
    assert 'value="kaluki" checked' in text
    assert 'value="3" checked' in text


def test_a_correction_without_a_reason_is_refused(
    desk: Client, director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=SAVED)

    page = correct(desk, table, reason="")

    assert page.status_code == 422
    assert page.context["problems"][0]["field"] == "reason"


def test_the_review_says_what_changes(desk: Client, director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=SAVED)

    page = correct(desk, table, **{"cards-2": "JK 8d"})

    (changed,) = (
        row for row in page.context["review"]["changes"] if row["hand_was"] != row["hand"]
    )
    assert (changed["name"], changed["hand_was"], changed["hand"]) == ("Pete", 22, 23)


def test_saving_makes_a_second_version(desk: Client, director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=SAVED)

    page = correct(desk, table, step="save", **{"cards-2": "JK 8d"})

    assert page.status_code == 302
    assert MatchEvent.objects.filter(is_current=True).get().version == 2


def test_everybody_reads_on_the_sheet_who_corrected_a_hand_and_why(
    desk: Client, director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=SAVED)
    correct(desk, table, step="save", **{"cards-2": "JK 8d"})

    (row,) = Client().get(f"/tables/{table.pk}/").context["sheet"]["rows"]

    assert [tag["text"] for tag in row["tags"]] == ["Corrected"]
    assert row["note"].startswith(director.name)
    assert row["note"].endswith(": a card was under the table")


def test_a_buy_in_that_no_longer_fits_is_a_box_to_tick(
    desk: Client, director: Actor, table: Table
) -> None:
    out = {**SAVED, "remainders": {**SAVED["remainders"], "2": "JK 7d Kh"}}
    record_hand(ask(director, table), number=1, hand=out)
    take_buy_in(ask(director, table), seat="2")

    refused = correct(desk, table, step="save")
    (choice,) = refused.context["entry"]["settlements"]
    settled = correct(desk, table, step="save", settle=choice["value"])

    assert refused.status_code == 422
    assert "Pete" in choice["label"]
    assert settled.status_code == 302
    table.refresh_from_db()
    assert table.seats.get(number=2).total == 22


def test_a_hand_nobody_recorded_is_not_found(desk: Client, table: Table) -> None:
    assert desk.get(f"/tables/{table.pk}/hands/7/").status_code == 404


def test_a_scorekeeper_is_not_let_in(client: Client, scorekeeper: Actor, table: Table) -> None:
    table.round.stage.tournament.roles.create(user=scorekeeper.user, role="scorekeeper")
    record_hand(ask(scorekeeper, table), number=1, hand=SAVED)
    client.force_login(scorekeeper.user)

    assert client.get(f"/tables/{table.pk}/hands/1/").status_code == 403
    assert correct(client, table, **CARDS).status_code == 403


def test_a_hand_corrected_to_void_is_reviewed_and_saved(
    desk: Client, director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=SAVED)
    void = {"went_out": "", "finish": "void"}

    assert "same dealer" in correct(desk, table, **void).context["review"]["title"]
    assert correct(desk, table, step="save", **void).status_code == 302


def test_a_hand_corrected_to_void_is_not_shown_the_points_of_the_hand_after_it(
    desk: Client, director: Actor, table: Table
) -> None:
    low = {**SAVED, "remainders": {"1": "2s", "2": "3d", "4": "2c", "5": "4h"}}
    record_hand(ask(director, table), number=1, hand=low)
    record_hand(ask(director, table), number=2, hand=low)

    page = correct(desk, table, went_out="", finish="void")

    pete = page.context["review"]["changes"][1]
    assert (pete["name"], pete["hand_was"], pete["hand"]) == ("Pete", 3, "–")
    assert (pete["total_was"], pete["total"]) == (6, 3)
