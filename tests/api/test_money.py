"""An evening's money over the API: terms, payments, prizes locked and paid out."""

from typing import Any

import pytest
from rest_framework.test import APIClient

from tests.api.people import act, client_of
from tests.cast import make_scorekeeper
from tests.seated import run_tournament, seat_table
from tests.web.evening import play
from tournaments.models import Actor, Club, Tournament
from tournaments.selectors.integrity import tournament_differences
from tournaments.services.tournament_states import finish_tournament

pytestmark = pytest.mark.django_db
TERMS = {
    "entry_fee": 1000,
    "house_part": 100,
    "plan": {"kind": "percentages", "percent": [60, 40]},
}


@pytest.fixture
def desk(director: Actor) -> APIClient:
    return client_of(director)


@pytest.fixture
def over(club: Club, director: Actor) -> Tournament:
    """Jim has put Ann and Sam out by one hand."""
    tournament = run_tournament(club, house_rules={"out_at": 30, "max_buy_ins": 0})
    table = seat_table(tournament, ("Jim", "Ann", "Sam"))
    hand = {"finish": "ordinary", "went_out": "1", "points": {"2": 40, "3": 40}}
    play(director, table, hand)
    return finish_tournament(actor=director, tournament_id=tournament.pk)


def ask(client: APIClient, verb: str, tournament: Tournament, part: str, /, **body: Any) -> Any:
    address = f"/api/v1/tournaments/{tournament.pk}/{part}/"
    return getattr(client, verb)(address, *((body,) if verb != "get" else ()))


def test_an_evening_is_settled_to_the_penny(desk: APIClient, over: Tournament) -> None:
    seen = ask(desk, "put", over, "prizes", **TERMS).json()
    assert (seen["fund"]["total"], seen["by_place"]) == (2700, [1620, 1080])
    locked = ask(desk, "post", over, "prizes/lock").json()
    assert sorted(locked["amounts"].values()) == [540, 540, 1620]
    assert locked["locked_at"]
    for one in ask(desk, "get", over, "cash-up").json()["entries"]:
        part = "payments" if one["owes"] > 0 else "payouts"
        body = act(entry_id=one["entry_id"], method="card", amount=abs(one["owes"]))
        assert ask(desk, "post", over, part, **body).status_code == 201
        assert ask(desk, "post", over, part, **body).status_code == 201
    cashed = ask(desk, "get", over, "cash-up").json()
    assert (cashed["to_collect"], cashed["to_pay_out"], cashed["left"]) == (0, 0, 300)
    assert [method["left"] for method in cashed["methods"]] == [0, 300]
    receipts = ask(desk, "get", over, "payments").json()
    assert [one["number"] for one in receipts] == [1, 2, 3]
    assert tournament_differences(Tournament.objects.get(pk=over.pk)) == ()


def test_a_refusal_names_every_problem(desk: APIClient, over: Tournament) -> None:
    body = {**TERMS, "house_part": 2000, "plan": {"kind": "percentages", "percent": [60]}}
    answer = ask(desk, "put", over, "prizes", **body)
    assert answer.status_code == 422
    assert [one["code"] for one in answer.json()["problems"]] == [
        "prizes.house_part_too_high",
        "prizes.percentages_not_100",
    ]
    assert ask(desk, "put", over, "prizes", **TERMS, version=0).status_code == 409


def test_a_payment_is_taken_back_by_another_receipt(desk: APIClient, over: Tournament) -> None:
    ask(desk, "put", over, "prizes", **TERMS)
    entry = over.entries.get(player__name="Ann")
    ask(desk, "post", over, "payments", **act(entry_id=entry.pk, method="cash", amount=500))
    undone = ask(desk, "post", over, "payments/1/undo", **act(reason="a wrong name")).json()
    assert (undone["number"], undone["amount"], undone["undoes"]) == (2, -500, 1)
    assert ask(desk, "post", over, "payments/9/undo", **act(reason="x")).status_code == 404


def test_nobody_pays_for_somebody_of_another_tournament(
    desk: APIClient, over: Tournament, club: Club
) -> None:
    stranger = seat_table(run_tournament(club), ("Zoë", "Max")).seats.get(number=1).entry_id
    body = act(entry_id=stranger, method="cash", amount=500)
    assert ask(desk, "post", over, "payments", **body).status_code == 404


def test_locked_prizes_unlock_with_a_reason(desk: APIClient, over: Tournament) -> None:
    ask(desk, "put", over, "prizes", **TERMS)
    ask(desk, "post", over, "prizes/lock")
    assert ask(desk, "put", over, "prizes", **TERMS).status_code == 422
    answer = ask(desk, "post", over, "prizes/unlock", reason="a hand was wrong")
    assert answer.json()["amounts"] is None


def test_prizes_and_receipts_are_the_directors(over: Tournament, scorekeeper_here: Actor) -> None:
    helper = client_of(scorekeeper_here)
    assert ask(helper, "get", over, "payments").status_code == 200
    for part in ("prizes/lock", "prizes/unlock", "payments/1/undo"):
        answer = ask(helper, "post", over, part, **act(reason="x"))
        assert answer.status_code == 403, part


@pytest.fixture
def scorekeeper_here(over: Tournament) -> Actor:
    return make_scorekeeper(over, "helper")
