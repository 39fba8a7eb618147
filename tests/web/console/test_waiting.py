"""What needs the director: hands nobody agreed to, disputes, tables that grew short, time."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from tests.evening.seated_stage import begin_round, let_time_run_out, tournament_of
from tests.evening.test_confirmations import HAND, OTHER
from tests.evening.test_merging import NOBODY_GOES, TABLES, TWO_GO
from tests.seated import ask
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, Round, Table
from tournaments.selectors.console import build_console_board
from tournaments.selectors.tables import find_table
from tournaments.selectors.tournaments import find_tournament
from tournaments.selectors.waiting import list_waits
from tournaments.services.access import make_table_pass
from tournaments.services.buy_ins import decline_buy_in
from tournaments.services.confirmations import disagree_with_hand
from tournaments.services.hands import record_hand


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


@pytest.fixture
def table(club: Club, empty_cache: None) -> Table:
    return begin_round(club, match_end="timed", minutes=50)[0]


def at(table: Table, *parts: str) -> str:
    return "/".join(["/tournaments", str(tournament_of(table).pk), "console", *parts, ""])


def items(desk: Client, table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = desk.get(at(table)).context["queue"]["items"]
    return found


def phone_at(director: Actor, table: Table) -> Actor:
    return Actor(table_pass=make_table_pass(actor=director, table_id=table.pk).table_pass)


def test_a_hand_nobody_has_agreed_to_waits_in_the_console_at_once(
    desk: Client, director: Actor, table: Table
) -> None:
    desk.post(at(table, "two-sided"), {"wanted": "yes"})
    record_hand(ask(phone_at(director, table), table), number=1, hand=HAND)
    board = build_console_board(find_tournament(tournament_of(table).pk))
    (wait,) = list_waits(board, timezone.now())
    assert type(wait).__name__ == "UnconfirmedHand"


def test_a_dispute_is_settled_with_both_versions_in_sight(
    desk: Client, director: Actor, table: Table
) -> None:
    desk.post(at(table, "two-sided"), {"wanted": "yes"})
    record_hand(ask(phone_at(director, table), table), number=1, hand=HAND)
    second = phone_at(director, table)
    disagree_with_hand(ask(second, table), number=1, hand_version=1, hand=OTHER)
    (item,) = items(desk, table)
    assert item["title"] == "Table 1, hand 1 is disputed"
    assert "Sam +30" in item["text"]
    assert "Sam +40" in item["text"]
    page = desk.get(item["actions"][0]["url"])
    rows = {row["name"]: row["cells"] for row in page.context["question"]["versions"]["rows"]}
    assert rows["Sam"] == ["+30", "+40"]
    fields = {field["name"]: field["value"] for field in page.context["question"]["fields"]}
    answer = desk.post(page.context["question"]["url"], {**fields, "reason": "Shown"})
    assert answer.status_code == 302
    assert items(desk, table) == []


def test_the_table_offers_a_second_phone_to_agree_or_not(
    desk: Client, director: Actor, table: Table
) -> None:
    desk.post(at(table, "two-sided"), {"wanted": "yes"})
    record_hand(ask(phone_at(director, table), table), number=1, hand=HAND)
    second = desk.get(f"/tables/{table.pk}/").context["seconds"][0]
    assert desk.get(second["disagree_url"]).status_code == 200
    assert Client().get(second["disagree_url"]).status_code in {302, 403}
    typed = {
        "number": "1", "version": "1", "finish": "ordinary", "went_out": "1", "by": "points",
        "points-2": "10", "points-3": "20", "points-4": "41", "step": "save",
    }  # fmt: skip
    assert desk.post(second["disagree_url"], typed).status_code == 302
    assert items(desk, table)[0]["kind"] == "warning"
    agreed = {field["name"]: field["value"] for field in second["fields"]}
    assert desk.post(second["url"], agreed).status_code == 302
    assert items(desk, table) == []


def test_time_that_is_up_waits_for_the_end(desk: Client, table: Table) -> None:
    let_time_run_out(table)
    (item,) = items(desk, table)
    assert item["title"] == "Table 1, time is up"


def test_nobody_is_late_while_the_clock_is_stopped(desk: Client, table: Table) -> None:
    long_ago = timezone.now() - timedelta(hours=2)
    Round.objects.filter(pk=table.round_id).update(published_at=long_ago)
    tournament = tournament_of(table)
    tournament.starts_at = long_ago
    tournament.save()
    assert [item["kind"] for item in items(desk, table)] == ["clock"]
    desk.post(at(table, "clock", "start"))
    desk.post(at(table, "clock", "pause"))
    assert items(desk, table) == []


def test_short_tables_are_shown_before_they_are_merged(
    desk: Client, director: Actor, club: Club, empty_cache: None
) -> None:
    tables = begin_round(
        club, *TABLES, house_rules={"out_at": 30}, match_end="to_the_last",
        limit_scope="stage", rounds=None,
    )  # fmt: skip
    record_hand(ask(director, tables[0]), number=1, hand=TWO_GO)
    record_hand(ask(director, tables[1]), number=1, hand=NOBODY_GOES)
    for seat in ("2", "3"):
        decline_buy_in(ask(director, tables[0]), seat=seat)
    (item,) = items(desk, tables[0])
    assert (item["kind"], item["text"]) == ("move", "Table 1 would be closed. 2 players move.")
    page = desk.get(item["actions"][0]["url"])
    assert [move["to"] for move in page.context["merge"]["moves"]] == [
        "table 2, seat 4",
        "table 2, seat 5",
    ]
    fields = {field["name"]: field["value"] for field in page.context["merge"]["fields"]}
    assert desk.post(item["actions"][0]["url"], fields).status_code == 422
    merged = desk.post(item["actions"][0]["url"], {**fields, "reason": "Two are left"})
    assert merged.status_code == 302
    assert find_table(tables[1].pk).is_finished
