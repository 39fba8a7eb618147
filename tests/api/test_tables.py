"""A match played at a table, over the API."""

from datetime import timedelta

import pytest
from django.utils import timezone
from rest_framework.test import APIClient

from tests.api.people import act, client_of, hand, phone_at
from tests.score_sheets import HANDS, HOUSE_RULES, NET, PLACES, PLAYERS, WINNER
from tests.seated import run_tournament, seat_table
from tournaments.models import Actor, Club, LogEntry, MatchEvent, Table, TablePass, Tournament
from tournaments.selectors.integrity import tournament_differences

SEAT = {name: str(seat) for seat, name in enumerate(PLAYERS, start=1)}


@pytest.fixture
def running(club: Club) -> Tournament:
    return run_tournament(club, house_rules=HOUSE_RULES)


@pytest.fixture
def table(running: Tournament) -> Table:
    return seat_table(running, PLAYERS)


@pytest.fixture
def desk(director: Actor) -> APIClient:
    return client_of(director)


def by_seat(by_name: dict[str, int]) -> dict[str, int]:
    return {SEAT[name]: value for name, value in by_name.items()}


def at(table: Table, what: str = "") -> str:
    return f"/api/v1/tables/{table.pk}/{what}"


def test_the_published_score_sheet_recorded_hand_by_hand(
    director: Actor, running: Tournament, table: Table
) -> None:
    phone = phone_at(table, director)
    for number, line in enumerate(HANDS, start=1):
        body = hand(number, SEAT[line.went_out], by_seat(line.points), finish=line.finish)
        answer = phone.post(at(table, "hands/"), body)
        assert answer.status_code == 201, answer.content
        assert answer.json()["totals"] == by_seat(line.totals)
        assert len(answer.content) <= 20_000
        for player in line.buy_ins:
            offers = phone.get(at(table)).json()["buy_in_offers"]
            assert offers[SEAT[player]]["score"] == line.buy_ins[player]
            taken = phone.post(at(table, "buy-ins/"), act(seat=SEAT[player]))
            assert taken.status_code == 201, taken.content

    state = phone.get(at(table)).json()
    assert state["finished"] is True
    assert state["winners"] == [SEAT[WINNER]]
    assert state["places"] == by_seat(PLACES)
    ledger = client_of(director).get(f"/api/v1/tournaments/{running.pk}/ledger/").json()
    entries = {seat.entry.player.name: str(seat.entry_id) for seat in table.seats.all()}
    assert {name: ledger["entries"][entries[name]] for name in PLAYERS} == {
        name: units * 10 for name, units in NET.items()
    }
    assert tournament_differences(Tournament.objects.get(pk=running.pk)) == ()


def test_a_hand_sent_twice_is_one_hand_and_the_same_answer(desk: APIClient, table: Table) -> None:
    body = hand(1, "1", {"2": 10, "3": 20, "4": 30, "5": 5})
    first, second = (desk.post(at(table, "hands/"), body) for _ in range(2))
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.json() == second.json()
    assert MatchEvent.objects.filter(table=table).count() == 1


def test_a_hand_that_is_in_already_is_409_with_what_is_there(desk: APIClient, table: Table) -> None:
    points = {"2": 10, "3": 20, "4": 30, "5": 5}
    desk.post(at(table, "hands/"), hand(1, "1", points))
    answer = desk.post(at(table, "hands/"), hand(1, "1", {**points, "2": 11}))
    assert answer.status_code == 409
    assert answer.json()["problems"][0]["code"] == "stale"
    assert answer.json()["present"]["totals"]["2"] == 10


def test_an_act_on_a_version_that_has_passed_is_409(desk: APIClient, table: Table) -> None:
    desk.post(at(table, "hands/"), hand(1, "1", {"2": 10, "3": 20, "4": 30, "5": 5}))
    body = hand(2, "1", {"2": 10, "3": 20, "4": 30, "5": 5}, version=table.version)
    assert desk.post(at(table, "hands/"), body).status_code == 409


def test_cards_are_audited_and_each_fault_named(desk: APIClient, table: Table) -> None:
    remainders = {"1": "", "2": "As As As", "3": "K", "4": "", "9": "K"}
    body = act(number=1, finish="ordinary", went_out="1", remainders=remainders)
    answer = desk.post(at(table, "hands/"), body)
    assert answer.status_code == 422
    assert [(found["code"], found["seat"]) for found in answer.json()["problems"]] == [
        ("seat.unknown", "9"),
        ("hand.no_cards", "4"),
        ("hand.remainder_missing", "5"),
        ("pack.too_many", "2"),
    ]

    del remainders["9"]
    problems = desk.post(at(table, "hands/"), {**body, "remainders": remainders}).json()["problems"]
    assert {"2", "4", "5"} <= {found.get("seat") for found in problems}
    assert not MatchEvent.objects.filter(table=table).exists()


def test_a_director_vouches_for_a_hand_the_audit_refuses_and_says_why(
    desk: APIClient, director: Actor, table: Table
) -> None:
    """variants.md §5: a ruling may let stand what the cards speak against."""
    remainders = {"2": "As As As", "3": "K", "4": "7", "5": "9"}
    body = {"number": 1, "finish": "ordinary", "went_out": "1", "remainders": remainders}
    ruled = {**body, "override": True, "reason": "a foreign ace was in the pack"}

    by_phone = phone_at(table, director).post(at(table, "hands/"), act(**ruled))
    assert by_phone.status_code == 403
    silent = desk.post(at(table, "hands/"), act(**{**ruled, "reason": " "}))
    assert [found["code"] for found in silent.json()["problems"]] == ["reason.missing"]
    assert not MatchEvent.objects.exists()

    answer = desk.post(at(table, "hands/"), act(**ruled))
    assert answer.status_code == 201, answer.content
    (line,) = answer.json()["history"]
    assert (line["override"], line["points"]["2"]) == (True, 33)
    assert LogEntry.objects.get(act="record_hand").reason == "a foreign ace was in the pack"


def test_a_correction_is_a_new_version_with_its_reason(desk: APIClient, table: Table) -> None:
    points = {"2": 10, "3": 20, "4": 30, "5": 5}
    desk.post(at(table, "hands/"), hand(1, "1", points))
    corrected = act(
        hand_version=1,
        finish="ordinary",
        went_out="1",
        points={**points, "2": 11},
        reason="written down wrong",
    )
    answer = desk.put(at(table, "hands/1/"), corrected)
    assert answer.status_code == 200, answer.content
    assert answer.json()["totals"]["2"] == 11
    assert answer.json()["history"][0]["version"] == 2
    again = desk.put(at(table, "hands/1/"), {**corrected, **act(reason="")})
    assert again.status_code == 409
    first, second = desk.get(at(table, "hands/1/")).json()
    assert (first["hand"]["points"]["2"], first["is_current"]) == (10, False)
    assert (second["hand"]["points"]["2"], second["reason"]) == (11, "written down wrong")
    assert desk.get(at(table, "hands/2/")).json()["problems"][0]["code"] == "hand.not_recorded"


def test_a_correction_needs_a_reason(desk: APIClient, table: Table) -> None:
    points = {"2": 10, "3": 20, "4": 30, "5": 5}
    desk.post(at(table, "hands/"), hand(1, "1", points))
    body = act(hand_version=1, finish="ordinary", went_out="2", points={"1": 5}, reason=" ")
    answer = desk.put(at(table, "hands/1/"), body)
    assert answer.status_code == 422
    assert answer.json()["problems"][0]["code"] == "reason.missing"


def test_what_no_longer_fits_is_named_and_can_be_settled(desk: APIClient, table: Table) -> None:
    """variants.md §3.1: nobody buys in who was never out."""
    points = {"2": 100, "3": 20, "4": 30, "5": 5}
    desk.post(at(table, "hands/"), hand(1, "1", points))
    desk.post(at(table, "hands/"), hand(2, "1", {**points, "2": 60}))
    assert desk.post(at(table, "buy-ins/"), act(seat="2")).status_code == 201
    correction = {
        "hand_version": 1,
        "finish": "ordinary",
        "went_out": "1",
        "points": {**points, "2": 10},
        "reason": "read the wrong line",
    }
    answer = desk.put(at(table, "hands/1/"), act(**correction))
    assert answer.status_code == 422
    (position,) = answer.json()["conflicts"]

    settled = act(**correction, settle=[{"take_back": position}])
    answer = desk.put(at(table, "hands/1/"), settled)
    assert answer.status_code == 200, answer.content
    assert answer.json()["totals"]["2"] == 70


def test_rulings_withdrawals_and_taking_them_back(desk: APIClient, table: Table) -> None:
    """variants.md §3.1, §3.9."""
    given = desk.post(at(table, "penalties/"), act(seat="2", points=50, reason="a wrong opening"))
    assert given.json()["totals"]["2"] == 50
    left = desk.post(at(table, "withdrawals/"), act(seat="3", reason="taken ill"))
    assert left.json()["out"] == ["3"]
    line = left.json()["history"][-1]
    back = desk.post(
        at(table, "take-backs/"),
        act(position=line["position"], event_version=line["version"], reason="he stays"),
    )
    assert back.status_code == 201, back.content
    assert back.json()["out"] == []


def test_a_refused_buy_in_cannot_be_taken_later(desk: APIClient, table: Table) -> None:
    """variants.md §3.1."""
    for number, points in enumerate((100, 60), start=1):
        desk.post(at(table, "hands/"), hand(number, "1", {"2": points, "3": 20, "4": 30, "5": 5}))
    assert desk.post(at(table, "declines/"), act(seat="2")).json()["buy_in_offers"] == {}
    assert desk.post(at(table, "buy-ins/"), act(seat="2")).status_code == 422


def test_a_void_hand_leaves_everything_as_it_was(desk: APIClient, table: Table) -> None:
    """variants.md §4."""
    answer = desk.post(at(table, "hands/"), act(number=1, finish="void"))
    assert answer.status_code == 201, answer.content
    assert (answer.json()["next_hand"], answer.json()["dealer"]) == (1, "1")


def test_who_holds_the_present_version_is_told_so(desk: APIClient, table: Table) -> None:
    first = desk.get(at(table))
    held = {"if-none-match": first.headers["ETag"]}
    assert desk.get(at(table), headers=held).status_code == 304
    desk.post(at(table, "hands/"), act(number=1, finish="void"))
    assert desk.get(at(table), headers=held).status_code == 200


def test_the_log_knows_the_device(desk: APIClient, running: Tournament, table: Table) -> None:
    desk.post(
        at(table, "hands/"), act(number=1, finish="void"), headers={"x-device": "Agnes’s phone"}
    )
    assert LogEntry.objects.filter(tournament=running).latest("pk").device == "Agnes’s phone"


def test_a_pass_that_was_ended_opens_nothing(
    director: Actor, desk: APIClient, table: Table
) -> None:
    phone = phone_at(table, director)
    made = TablePass.objects.get(table=table)
    assert desk.delete(f"/api/v1/table-passes/{made.pk}/").status_code == 204
    answer = phone.post(at(table, "hands/"), act(number=1, finish="void"))
    assert answer.status_code == 401
    assert answer.json()["problems"][0]["code"] == "request.authentication_failed"


def test_a_pass_made_over_the_api_records(desk: APIClient, table: Table) -> None:
    made = desk.post(at(table, "passes/"))
    assert made.status_code == 201
    phone = APIClient()
    phone.credentials(HTTP_AUTHORIZATION=f"TablePass {made.json()['token']}")
    assert phone.post(at(table, "hands/"), act(number=1, finish="void")).status_code == 201


def test_nothing_is_recorded_at_a_table_that_is_not_there(desk: APIClient, table: Table) -> None:
    for number in (0, 10**30):
        answer = desk.post(f"/api/v1/tables/{number}/hands/", act(number=1, finish="void"))
        assert answer.status_code == 404
        assert answer.json()["problems"][0]["code"] == "request.not_found"


def test_a_tournament_that_is_not_running_records_nothing(
    desk: APIClient, running: Tournament, table: Table
) -> None:
    running.state = "finished"
    running.finished_at = timezone.now() - timedelta(hours=1)
    running.save()
    answer = desk.post(at(table, "hands/"), act(number=1, finish="void"))
    assert answer.json()["problems"][0]["code"] == "tournament.not_running"
