"""An evening run from beginning to end over the API alone."""

from typing import Any

import pytest
from rest_framework.test import APIClient

from tests.api.people import client_of, hand
from tournaments.models import Actor, Club, Tournament
from tournaments.selectors.integrity import tournament_differences

NAMES = ("Łukasz Zieliński", "Тарас Шевчук", "Олена Коваль", "Jim Brand", "Ann Lee", "Zoë Kraus")


@pytest.fixture
def desk(director: Actor) -> APIClient:
    return client_of(director)


def ask(client: APIClient, method: str, address: str, body: Any = None, status: int = 200) -> Any:
    answer = getattr(client, method)(f"/api/v1/{address}", body)
    assert answer.status_code == status, answer.content
    return answer.json()


def open_tournament(desk: APIClient, club: Club, **settings: Any) -> int:
    """A tournament with registration open."""
    wanted = {
        "name": "Friday Kaluki",
        "starts_at": "2026-11-06T19:00:00Z",
        "variant_key": "british",
        "house_rules": {"out_at": 101},
        "currency": "GBP",
        "unit_minor": 10,
        **settings,
    }
    made = ask(desk, "post", f"clubs/{club.pk}/tournaments/", wanted, 201)
    assert made["state"] == "planned"
    assert made["rules"]["out_at"] == wanted["house_rules"].get("out_at", 150)
    ask(desk, "post", f"tournaments/{made['id']}/open-registration/")
    pk: int = made["id"]
    return pk


def enter(desk: APIClient, club: Club, tournament: int, names: tuple[str, ...] = NAMES) -> None:
    """Add people to the register, enter them and check them in."""
    for name in names:
        player = ask(desk, "post", f"clubs/{club.pk}/players/", {"name": name}, 201)
        where = f"tournaments/{tournament}/entries/"
        entry = ask(desk, "post", where, {"player_id": player["id"]}, 201)
        ask(desk, "post", f"entries/{entry['id']}/check-in/")


def draw(desk: APIClient, tournament: int) -> Any:
    """Promise and draw."""
    promised = ask(desk, "post", f"tournaments/{tournament}/seating-draws/promise/", None, 201)
    assert promised["commitment"]
    assert promised["secret"] is None
    return ask(
        desk,
        "post",
        f"tournaments/{tournament}/seating-draws/by-seed/",
        {"expected_entries": len(NAMES), "public_word": "rain on the roof"},
        201,
    )


def play_hand(desk: APIClient, table: int, number: int) -> Any:
    """Whoever sits first among those still in wins; the others get fifty."""
    state = ask(desk, "get", f"tables/{table}/")
    still_in = [seat for seat in state["seats"] if seat not in state["out"]]
    body = hand(number, still_in[0], dict.fromkeys(still_in[1:], 50))
    return ask(desk, "post", f"tables/{table}/hands/", body, 201)


def test_from_a_list_of_players_to_a_winner(desk: APIClient, club: Club) -> None:
    tournament = open_tournament(desk, club, table_smallest=3, table_preferred=3)
    enter(desk, club, tournament)
    drawn = draw(desk, tournament)
    assert drawn["outcome"]["table_sizes"] == [3, 3]
    checked = ask(desk, "get", f"tournaments/{tournament}/seating-draws/1/verification/")
    assert checked == {"is_true": True, "problems": []}

    tables = ask(desk, "get", f"tournaments/{tournament}/tables/")["results"]
    for table in tables:
        for number in (1, 2, 3):
            state = play_hand(desk, table["id"], number)
        assert state["finished"] is True

    standings = ask(desk, "get", f"tournaments/{tournament}/standings/")
    assert standings["is_provisional"] is False
    assert [line["place"] for line in standings["lines"]][:3] == [1, 1, 3]
    ledger = ask(desk, "get", f"tournaments/{tournament}/ledger/")
    assert sum(ledger["entries"].values()) == 0
    assert set(ledger["pots"].values()) == {0}
    assert ask(desk, "post", f"tournaments/{tournament}/finish/")["state"] == "finished"
    log = ask(desk, "get", f"tournaments/{tournament}/log/?limit=100")
    assert {"create_tournament", "draw_seats", "record_hand"} <= {
        entry["act"] for entry in log["results"]
    }
    reopened = ask(desk, "post", f"tournaments/{tournament}/reopen/", {"reason": "a hand missing"})
    assert reopened["state"] == "running"
    assert tournament_differences(Tournament.objects.get(pk=tournament)) == ()


def test_seats_drawn_from_a_pack_on_the_table(desk: APIClient, club: Club) -> None:
    """variants.md §6: highest first, ties draw again among themselves."""
    tournament = open_tournament(desk, club)
    enter(desk, club, tournament, NAMES[:3])
    entries = ask(desk, "get", f"tournaments/{tournament}/entries/")["results"]
    first, second, third = (str(entry["id"]) for entry in entries)
    cards = {first: "K♠ 9♥", second: "K♦ 10♥", third: "A♣"}
    by_hand = f"tournaments/{tournament}/seating-draws/by-hand/"
    wrong = ask(desk, "post", by_hand, {"expected_entries": 3, "cards": {**cards, "x": "A"}}, 422)
    assert [found["field"] for found in wrong["problems"]] == ["cards"]
    drawn = ask(desk, "post", by_hand, {"expected_entries": 3, "cards": cards}, 201)
    assert drawn["outcome"]["order"] == [int(third), int(second), int(first)]


def test_settings_change_until_the_first_hand(desk: APIClient, club: Club) -> None:
    tournament = open_tournament(desk, club)
    address = f"tournaments/{tournament}/"
    seen = ask(desk, "get", address)
    changed = ask(
        desk, "patch", address, {"house_rules": {"out_at": 151}, "version": seen["version"]}
    )
    assert changed["rules"]["out_at"] == 151
    stale = ask(desk, "patch", address, {"name": "Other", "version": seen["version"]}, 409)
    assert stale["present"]["house_rules"] == {"out_at": 151}
    wrong = {"house_rules": {"out_at": -3, "nonsense": 1}, "currency": "pounds", "name": ""}
    found = ask(desk, "patch", address, wrong, 422)["problems"]
    assert {"house_rules.out_at", "house_rules.nonsense", "currency", "name"} <= {
        one["field"] for one in found
    }


def test_every_variant_can_be_played(desk: APIClient, club: Club) -> None:
    for variant in ask(desk, "get", "variants/"):
        wanted = {"name": variant["name"], "variant_key": variant["key"], "house_rules": {}}
        wanted["starts_at"] = "2026-11-06T19:00:00Z"
        made = ask(desk, "post", f"clubs/{club.pk}/tournaments/", wanted, 201)
        assert made["rules"]["key"] == variant["key"]


def test_a_full_tournament_keeps_a_waiting_list(desk: APIClient, club: Club) -> None:
    tournament = open_tournament(desk, club, most_entries=2)
    players = [
        ask(desk, "post", f"clubs/{club.pk}/players/", {"name": name}, 201)["id"]
        for name in NAMES[:3]
    ]
    where = f"tournaments/{tournament}/entries/"
    entries = [ask(desk, "post", where, {"player_id": pk}, 201) for pk in players]
    assert [entry["status"] for entry in entries] == ["registered", "registered", "waiting"]
    ask(desk, "post", f"entries/{entries[0]['id']}/withdraw/")
    waiting = ask(desk, "get", f"{where}?status=waiting")
    assert waiting["count"] == 0
    found = ask(desk, "get", f"{where}?q=lukasz")
    assert [entry["status"] for entry in found["results"]] == ["withdrawn"]
    assert ask(desk, "post", f"tournaments/{tournament}/check-in/") == {"checked_in": 2}


def test_a_preview_shows_before_and_after_and_writes_nothing(desk: APIClient, club: Club) -> None:
    tournament = open_tournament(desk, club)
    enter(desk, club, tournament)
    draw(desk, tournament)
    table = ask(desk, "get", f"tournaments/{tournament}/tables/")["results"][0]["id"]
    asked = {"finish": "ordinary", "went_out": "1", "remainders": {"1": "", "2": "K", "3": "A"}}
    seen = ask(desk, "post", f"tables/{table}/hands/preview/", asked)
    assert seen["after"]["totals"] == {"1": 0, "2": 10, "3": 11}
    assert seen["before"]["history"] == []
    play_hand(desk, table, 1)
    impossible = {**asked, "remainders": {"1": "", "2": "JK JK JK"}}
    seen = ask(desk, "post", f"tables/{table}/hands/1/preview/", impossible)
    assert seen["after"] is None
    assert {found.get("seat") for found in seen["problems"]} == {"2", "3"}
    assert ask(desk, "get", f"tables/{table}/")["totals"] == {"1": 0, "2": 50, "3": 50}
