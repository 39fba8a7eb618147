"""What the check refuses may stand by a ruling, where somebody who may rule says so and why."""

from typing import Any

import pytest
from django.test import Client

from tests.seated import ask, run_tournament, seat_table
from tests.web.tables.test_entering import CARDS, filled
from tournaments.models import Actor, Club, LogEntry, MatchEvent, Table
from tournaments.services.hands import record_hand

THREE_ACES = {"cards-1": "As", "cards-2": "As", "cards-4": "As"}
HAND = {
    "finish": "ordinary",
    "went_out": "3",
    "remainders": {"1": "As", "2": "JK 7d", "4": "Ks", "5": "10h 9c"},
}


@pytest.fixture
def table(club: Club) -> Table:
    return seat_table(run_tournament(club))


@pytest.fixture
def desk(client: Client, director: Actor) -> Client:
    client.force_login(director.user)
    return client


def send(client: Client, table: Table, **changes: Any) -> Any:
    return client.post(f"/tables/{table.pk}/", filled(**changes))


def test_a_ruling_is_offered_only_after_the_check_has_refused(desk: Client, table: Table) -> None:
    blank = desk.get(f"/tables/{table.pk}/")
    refused = send(desk, table, **THREE_ACES)

    assert blank.context["entry"]["ruling"] is None
    assert refused.context["entry"]["ruling"] == {"checked": False}
    assert "Accept it by ruling" in refused.content.decode()


@pytest.mark.parametrize("fault", [{"cards-1": "Zz"}, {"finish": ""}, {"cards-4": ""}])
def test_no_ruling_is_offered_for_what_is_not_filled_in(
    desk: Client, table: Table, fault: dict[str, str]
) -> None:
    assert send(desk, table, **fault).context["entry"]["ruling"] is None


def test_a_scorekeeper_is_offered_no_ruling_and_can_send_none(
    client: Client, scorekeeper: Actor, table: Table
) -> None:
    table.round.stage.tournament.roles.create(user=scorekeeper.user, role="scorekeeper")
    client.force_login(scorekeeper.user)

    ruled = {**THREE_ACES, "override": "1", "reason": "two packs were mixed"}
    assert send(client, table, **THREE_ACES).context["entry"]["ruling"] is None
    assert send(client, table, step="save", **ruled).status_code == 403
    assert not MatchEvent.objects.exists()


def test_a_ruling_needs_its_reason(desk: Client, table: Table) -> None:
    page = send(desk, table, override="1", reason=" ", **THREE_ACES)

    assert page.status_code == 422
    assert [found["field"] for found in page.context["problems"]] == ["reason"]
    assert page.context["entry"]["ruling"] == {"checked": True}


def test_a_hand_accepted_by_ruling_is_read_out_saved_and_marked(desk: Client, table: Table) -> None:
    ruled = {**THREE_ACES, "override": "1", "reason": "two packs were mixed"}
    review = send(desk, table, **ruled).context["review"]
    saved = send(desk, table, step="save", **ruled)

    assert (review["ruling"], review["unaudited"]) == ("two packs were mixed", False)
    assert saved.status_code == 302
    (row,) = desk.get(f"/tables/{table.pk}/").context["sheet"]["rows"]
    assert [tag["text"] for tag in row["tags"]] == ["Accepted by ruling"]
    assert LogEntry.objects.get(act="record_hand").reason == "two packs were mixed"


def test_fault_21_a_hand_accepted_by_ruling_is_marked_wherever_its_table_is_shown(
    desk: Client, table: Table, empty_cache: None
) -> None:
    send(desk, table, step="save", override="1", reason="two packs were mixed", **THREE_ACES)
    tournament = table.round.stage.tournament_id

    public = Client().get(f"/tournaments/{tournament}/").context["tables"]["list"]
    console = desk.get(f"/tournaments/{tournament}/console/").context["tables"]["list"]
    (row,) = Client().get(f"/tables/{table.pk}/").context["sheet"]["rows"]

    assert public[0]["tag"]["text"] == console[0]["tag"]["text"] == "Accepted by ruling"
    assert row["note"].endswith(": two packs were mixed")


def test_a_void_hand_is_called_so_in_the_log_and_in_the_console(
    desk: Client, director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand={"finish": "void"})
    tournament = table.round.stage.tournament_id

    latest = desk.get(f"/tournaments/{tournament}/console/").context["latest"]["rows"]
    log = desk.get(f"/tournaments/{tournament}/log/").context["rows"]

    assert latest[0]["text"] == log[0]["act"] == "Void hand: table 1, hand 1"


def test_a_correction_may_be_accepted_by_ruling_too(
    desk: Client, director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=HAND)
    url = f"/tables/{table.pk}/hands/1/"
    form = filled(version=1, reason="two packs were mixed", **{**CARDS, **THREE_ACES})

    refused = desk.post(url, form)
    saved = desk.post(url, {**form, "override": "1", "step": "save"})

    assert refused.context["entry"]["ruling"] == {"checked": False}
    assert saved.status_code == 302
    assert desk.get(url).context["entry"]["ruling"] == {"checked": True}
