"""Whole matches of the contract variants at a table: every contract, card by card."""

from typing import Any

import pytest
from rest_framework.test import APIClient

from tests.api.people import act, client_of
from tests.seated import run_tournament, seat_table
from tournaments.models import Actor, Club, Table, Tournament
from tournaments.selectors.integrity import tournament_differences

JAMAICAN = [
    "3 sets",
    "2 sets + 1 run",
    "1 set + 2 runs",
    "3 runs",
    "4 sets",
    "3 sets + 1 run",
    "2 sets + 2 runs",
    "1 set + 3 runs",
    "4 runs",
]
MEXICAN = [
    ("2 sets", 3),
    ("1 set + 1 run", 4),
    ("2 runs", 5),
    ("3 sets", 6),
    ("2 sets + 1 run", 7),
    ("1 set + 2 runs", 8),
    ("3 runs", 9),
]


def seat(club: Club, variant: str) -> Table:
    return seat_table(run_tournament(club, variant, unit_minor=None), ("Jim", "Ann", "Тарас"))


def record(client: APIClient, table: Table, number: int, **hand: Any) -> Any:
    answer = client.post(f"/api/v1/tables/{table.pk}/hands/", act(number=number, **hand))
    assert answer.status_code == 201, answer.content
    return answer.json()


def is_as_the_truth_says(table: Table) -> bool:
    pk = table.round.stage.tournament_id
    return tournament_differences(Tournament.objects.get(pk=pk)) == ()


@pytest.mark.django_db
def test_nine_hands_of_jamaican(club: Club, director: Actor) -> None:
    """variants.md §3.7: the first hand ends on a first opening, the worked 146."""
    client, table = client_of(director), seat(club, "jamaican")
    state = client.get(f"/api/v1/tables/{table.pk}/").json()
    for number, contract in enumerate(JAMAICAN, start=1):
        assert (state["next_hand"], state["contract"]) == (number, contract)
        finish = "first_opening" if number == 1 else "ordinary"
        cards = {"1": "", "2": "A♠ A♥ JK 7♦", "3": "K 2♣"}
        state = record(client, table, number, finish=finish, went_out="1", remainders=cards)
    assert state["totals"] == {"1": 0, "2": 146 + 8 * 73, "3": 24 + 8 * 12}
    assert (state["winners"], state["places"]) == (["1"], {"1": 1, "2": 3, "3": 2})
    assert is_as_the_truth_says(table)


@pytest.mark.django_db
def test_seven_hands_of_mexican(club: Club, director: Actor) -> None:
    """variants.md §3.8: threes to nines are wild in turn; the last hand ends blocked."""
    client, table = client_of(director), seat(club, "mexican")
    state = client.get(f"/api/v1/tables/{table.pk}/").json()
    for number, (contract, wild) in enumerate(MEXICAN, start=1):
        assert (state["contract"], state["wild_rank"]) == (contract, wild)
        cards = {"2": f"{wild}♠ A♥ K♣ 2♦", "3": "2♣"}
        if number < len(MEXICAN):
            state = record(
                client,
                table,
                number,
                finish="ordinary",
                went_out="1",
                remainders={"1": "", **cards},
            )
        else:
            state = record(client, table, number, finish="blocked", remainders={"1": "2♠", **cards})
    assert state["totals"] == {"1": 5, "2": 7 * 50, "3": 7 * 5}
    assert state["winners"] == ["1"]
    assert is_as_the_truth_says(table)
