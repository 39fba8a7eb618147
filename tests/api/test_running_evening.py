"""A running evening over the API: the clock, what waits, second words, seats, merging."""

import pytest
from rest_framework.test import APIClient

from tests.api.people import act, client_of, phone_at
from tests.evening.seated_stage import FOURS, begin_round, let_time_run_out, tournament_of
from tests.evening.test_merging import NOBODY_GOES, TABLES, TWO_GO
from tests.seated import make_player
from tournaments.models import Actor, Club, Entry, Table

HAND = {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20, "4": 30}}
OTHER = {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20, "4": 40}}


@pytest.fixture
def desk(director: Actor) -> APIClient:
    return client_of(director)


@pytest.fixture
def tables(club: Club, empty_cache: None) -> list[Table]:
    return begin_round(club, *FOURS[:2], match_end="timed", minutes=50)


def test_a_clock_is_run_and_seen_by_everybody(desk: APIClient, tables: list[Table]) -> None:
    clock = f"/api/v1/rounds/{tables[0].round_id}/clock/"
    assert APIClient().get(clock).json()["seconds_left"] is None
    assert desk.post(clock, {}).status_code == 201
    assert desk.post(f"{clock}pause/").json()["is_paused"]
    extra = {"table": 2, "minutes": 5, "reason": "Spilt tea"}
    given = desk.post(f"{clock}extra-time/", extra).json()
    assert given["tables"][0]["extra_minutes"] == 5
    assert given["ends_at"] is None
    assert not desk.post(f"{clock}resume/").json()["is_paused"]
    wrong = desk.post(f"{clock}extra-time/", {"table": 7, "minutes": 0, "reason": ""})
    assert [found["code"] for found in wrong.json()["problems"]] == [
        "clock.minutes", "clock.no_such_table", "reason.missing",
    ]  # fmt: skip


def test_a_match_ends_by_the_clock(director: Actor, tables: list[Table]) -> None:
    let_time_run_out(tables[0])
    phone = phone_at(tables[0], director)
    assert phone.post(f"/api/v1/tables/{tables[0].pk}/end-by-clock/", act()).json()["finished"]


def test_a_disputed_hand_waits_with_both_versions(
    desk: APIClient, director: Actor, tables: list[Table]
) -> None:
    tournament, table = tournament_of(tables[0]), f"/api/v1/tables/{tables[0].pk}"
    two = f"/api/v1/tournaments/{tournament.pk}/two-sided/"
    assert desk.put(two, {"wanted": True}).json() == {"wanted": True}
    first, second = (phone_at(tables[0], director) for _ in range(2))
    assert first.post(f"{table}/hands/", act(number=1, **HAND)).status_code == 201
    refused = first.post(f"{table}/hands/1/agree/", act(hand_version=1))
    assert [found["code"] for found in refused.json()["problems"]] == ["confirmation.same_phone"]
    said = second.post(f"{table}/hands/1/disagree/", act(hand_version=1, hand=OTHER))
    assert said.status_code == 201
    (hand,) = APIClient().get(f"{table}/waiting-hands/").json()
    assert (hand["points"]["Sam"], hand["others"][0]["points"]["Sam"]) == (30, 40)
    waits = desk.get(f"/api/v1/tournaments/{tournament.pk}/waiting/").json()["waits"]
    assert ("dispute", tables[0].pk) in [(wait["kind"], wait["table"]) for wait in waits]
    taken = desk.put(f"{table}/hands/1/other-version/", act(hand_version=1, reason="Shown"))
    assert taken.json()["totals"]["4"] == 40
    assert APIClient().get(f"{table}/waiting-hands/").json() == []


def test_seats_are_put_right(desk: APIClient, tables: list[Table]) -> None:
    seats = dict(tables[0].seats.values_list("number", "entry_id"))
    wanted = {str(seat): seats[5 - seat] for seat in seats}
    address = f"/api/v1/rounds/{tables[0].round_id}/reseat/"
    answer = desk.post(address, {"seats": {"1": wanted}, "reason": "Sat the other way"})
    assert answer.status_code == 200
    assert dict(tables[0].seats.values_list("number", "entry_id"))[1] == seats[4]
    shapeless = desk.post(address, {"seats": {"first": {}}, "reason": "x"})
    assert shapeless.status_code == 422


def test_people_are_taken_out_and_replaced(
    desk: APIClient, club: Club, tables: list[Table]
) -> None:
    entry = tables[0].seats.get(number=4).entry_id
    gone = desk.post(f"/api/v1/entries/{entry}/no-show/", {"reason": "Not seen"})
    assert gone.json()["status"] == "registered"
    player = make_player(club, "Zelda Newcomer")
    wanted = {"player_id": player.pk, "reason": "Came instead"}
    answer = desk.post(f"/api/v1/entries/{entry}/replace/", wanted)
    assert (answer.status_code, answer.json()["status"]) == (201, "checked_in")
    assert Entry.objects.get(pk=entry).status == "withdrawn"


def test_tables_are_merged_as_shown(desk: APIClient, club: Club, empty_cache: None) -> None:
    short, other = begin_round(
        club, *TABLES, house_rules={"out_at": 30}, match_end="to_the_last",
        limit_scope="stage", rounds=None,
    )  # fmt: skip
    for table, hand in ((short, TWO_GO), (other, NOBODY_GOES)):
        desk.post(f"/api/v1/tables/{table.pk}/hands/", act(number=1, **hand))
    merge = f"/api/v1/rounds/{short.round_id}/merge/"
    assert desk.get(merge).json()["offers"] == [1]
    for seat in ("2", "3"):
        desk.post(f"/api/v1/tables/{short.pk}/declines/", act(seat=seat))
    shown = desk.get(merge).json()
    assert [one["table"] for one in shown["closed"]] == [1]
    assert "Table 1 was closed" in shown["moves"][0]["reason"]["message"]
    stale = desk.post(merge, {"version": shown["version"] - 1, "reason": "Few are left"})
    assert stale.status_code == 409
    done = desk.post(merge, {"version": shown["version"], "reason": "Few are left"})
    assert (done.status_code, done.json()["number"]) == (201, 2)
