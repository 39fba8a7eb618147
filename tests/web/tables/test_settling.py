"""A correction puts somebody back in, or out: each later hand is listed with a way on."""

import pytest
from django.http import HttpResponse
from django.test import Client

from tests.seated import ask, run_tournament, seat_table
from tests.web.tables.test_entering import filled
from tournaments.models import Actor, Club, MatchEvent, Table
from tournaments.selectors.integrity import tournament_differences
from tournaments.services.buy_ins import decline_buy_in
from tournaments.services.hands import record_hand

NO_CARDS = {"cards-1": "", "cards-2": "", "cards-4": "", "cards-5": ""}
OUT = {"points-1": "10", "points-2": "112", "points-4": "20", "points-5": "30"}
IN = OUT | {"points-2": "51"}
ON_SHEET = {"1": 10, "2": 112, "4": 20, "5": 30}
WITHOUT_PETE = {"finish": "ordinary", "went_out": "3", "points": {"1": 5, "4": 6, "5": 7}}
WITH_PETE = {"finish": "ordinary", "went_out": "3", "points": {"1": 5, "2": 9, "4": 6, "5": 7}}


@pytest.fixture
def desk(client: Client, director: Actor) -> Client:
    client.force_login(director.user)
    return client


@pytest.fixture
def table(club: Club, director: Actor) -> Table:
    """Pete is out with hand 1 and declines; hands 2 and 3 are played without him."""
    table = seat_table(run_tournament(club, house_rules={"out_at": 100}))
    first = {"finish": "ordinary", "went_out": "3", "points": ON_SHEET}
    record_hand(ask(director, table), number=1, hand=first)
    decline_buy_in(ask(director, table), seat="2")
    for number in (2, 3):
        record_hand(ask(director, table), number=number, hand=WITHOUT_PETE)
    return table


@pytest.fixture
def places(table: Table) -> list[int]:
    """Where the events stand: hand 1, the refusal, hands 2 and 3."""
    return [*MatchEvent.objects.filter(table=table).values_list("position", flat=True)]


def correct(client: Client, table: Table, points: dict[str, str], **more: object) -> HttpResponse:
    form = filled(**{"version": 1, "by": "points", "reason": "Miscounted", **NO_CARDS, **points})
    return client.post(f"/tables/{table.pk}/hands/1/", {**form, **more})


def test_every_later_hand_is_listed_with_its_number_and_what_it_lacks(
    desk: Client, table: Table
) -> None:
    page = correct(desk, table, IN)

    assert page.status_code == 422
    listed = [(one["label"], one["problems"]) for one in page.context["entry"]["settlements"]]
    assert listed == [
        ("Take back: Pete declines the buy-in", ["After hand 1: Pete is not out."]),
        ("Take back: Hand 2", ["Hand 2: The cards that Pete has left are missing."]),
        ("Take back: Hand 3", ["Hand 3: The cards that Pete has left are missing."]),
    ]


def test_no_fault_of_a_later_hand_stands_beside_a_seat_of_this_one(
    desk: Client, table: Table
) -> None:
    page = correct(desk, table, IN)

    assert not any(seat["wrong"] for seat in page.context["entry"]["seats"])
    texts = [found["text"] for found in page.context["problems"]]
    assert "Hand 3: The cards that Pete has left are missing." in texts


def test_what_the_later_hands_lack_is_entered_with_the_correction(
    desk: Client, table: Table, places: list[int]
) -> None:
    _hand, refusal, second, third = places
    settled = {
        "settle": f"take_back:{refusal}",
        f"cards:2:{second}": "Kh 9d",
        f"points:2:{third}": "12",
    }

    review = correct(desk, table, IN, **settled)
    saved = correct(desk, table, IN, step="save", **settled)

    assert review.status_code == 200
    assert saved.status_code == 302
    assert table.seats.get(number=2).total == 51 + 19 + 12
    tournament = table.round.stage.tournament
    tournament.refresh_from_db()
    assert tournament_differences(tournament) == ()


def test_hands_taken_back_settle_it_too(desk: Client, table: Table, places: list[int]) -> None:
    settle = [f"take_back:{place}" for place in places[1:]]

    assert correct(desk, table, IN, step="save", settle=settle).status_code == 302
    table.refresh_from_db()
    assert table.hand_number == 2


def test_what_is_ticked_and_typed_stays_while_something_is_still_missing(
    desk: Client, table: Table, places: list[int]
) -> None:
    _hand, refusal, second, third = places
    page = correct(
        desk, table, IN, **{"settle": f"take_back:{refusal}", f"cards:2:{second}": "Kh 9d"}
    )

    declined, hand_2, hand_3 = page.context["entry"]["settlements"]
    assert declined["checked"]
    assert hand_2["additions"][0]["typed"] == "Kh 9d"
    assert hand_3["additions"][0] == {
        "name": f"cards:2:{third}",
        "label": "Pete: cards left",
        "typed": "",
    }


def test_unreadable_cards_for_a_later_hand_are_said(
    desk: Client, table: Table, places: list[int]
) -> None:
    _hand, refusal, second, _third = places
    settled = {"settle": f"take_back:{refusal}", f"cards:2:{second}": "Zz"}

    page = correct(desk, table, IN, **settled)

    assert page.status_code == 422
    assert any("Zz" in found["text"] for found in page.context["problems"])


def test_whoever_is_put_out_by_it_has_no_part_in_each_later_hand(
    desk: Client, director: Actor, club: Club
) -> None:
    table = seat_table(run_tournament(club, house_rules={"out_at": 100}))
    first = {"finish": "ordinary", "went_out": "3", "points": ON_SHEET | {"2": 51}}
    record_hand(ask(director, table), number=1, hand=first)
    for number in (2, 3):
        record_hand(ask(director, table), number=number, hand=WITH_PETE)

    page = correct(desk, table, OUT)

    labels = [one["label"] for one in page.context["entry"]["settlements"]]
    assert labels == [
        "Pete bought in after this hand",
        "Pete left",
        "Take back: Hand 2",
        "Take back: Hand 3",
    ]
    place = MatchEvent.objects.filter(table=table).earliest("position").position
    bought = correct(desk, table, OUT, step="save", settle=f"buy_in:2:{place}")
    assert bought.status_code == 302


def test_the_api_names_the_event_and_the_hand_of_each_problem(
    desk: Client, table: Table, places: list[int]
) -> None:
    hand = {"finish": "ordinary", "went_out": "3", "points": ON_SHEET | {"2": 51}}
    act = {"submission_id": "0b6f7a52-5f0e-4a55-9d2e-6f0a4f7f3c04", "hand_version": 1}

    answer = desk.put(
        f"/api/v1/tables/{table.pk}/hands/1/",
        {**hand, **act, "reason": "Miscounted"},
        content_type="application/json",
    )

    data = answer.json()
    assert answer.status_code == 422
    assert data["conflicts"] == places[1:]
    placed = [(one["event"], one.get("after_hand"), one.get("hand")) for one in data["problems"]]
    assert placed == [(1, 1, None), (2, None, 2), (3, None, 3)]

    settle = [
        {"take_back": places[1]},
        {"add_to": places[2], "seat": "2", "cards": "Kh 9d"},
        {"add_to": places[3], "seat": "2", "points": 12},
    ]
    answer = desk.put(
        f"/api/v1/tables/{table.pk}/hands/1/",
        {**hand, **act, "reason": "Miscounted", "settle": settle},
        content_type="application/json",
    )
    assert answer.status_code == 200
    assert answer.json()["totals"]["2"] == 82


def test_a_place_longer_than_any_number_is_no_settlement(desk: Client, table: Table) -> None:
    nines = "9" * 5000
    for settle in (f"take_back:{nines}", f"buy_in:2:{nines}"):
        page = correct(desk, table, IN, settle=settle)
        assert page.status_code == 422


def test_nothing_is_added_over_what_a_later_hand_has(
    desk: Client, table: Table, places: list[int]
) -> None:
    act = {"submission_id": "0b6f7a52-5f0e-4a55-9d2e-6f0a4f7f3c05", "hand_version": 1}
    hand = {"finish": "ordinary", "went_out": "3", "points": ON_SHEET | {"1": 11}}
    for added in ({"points": 2}, {"cards": "Kh"}):
        settle = [{"add_to": places[2], "seat": "1", **added}]
        answer = desk.put(
            f"/api/v1/tables/{table.pk}/hands/1/",
            {**hand, **act, "reason": "Miscounted", "settle": settle},
            content_type="application/json",
        )
        assert answer.status_code == 422
        assert [one["code"] for one in answer.json()["problems"]] == ["event.has_result"]
    assert table.seats.get(number=1).total == 20
