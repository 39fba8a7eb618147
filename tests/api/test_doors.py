"""The access matrix at the doors of the API: one test for each cell of cast × door."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone
from rest_framework.test import APIClient

from tests.api.people import act, client_of, phone_at
from tests.cast import make_club, make_director, make_scorekeeper, make_user
from tests.reported import make_done_report
from tests.seated import make_player, run_tournament, seat_table
from tournaments.domain.rounds import PlannedRound, planned_to_data
from tournaments.models import (
    Actor,
    Club,
    ClubRole,
    PlayerImport,
    PlayerMerge,
    Role,
    Round,
    RoundSearch,
    RoundState,
    Table,
    Tournament,
)
from tournaments.services.access import make_table_pass

POST, GET, PUT, PATCH, DELETE = "post", "get", "put", "patch", "delete"
HAND = {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20}}
PAYMENT = {"entry_id": "{entry}", "method": "cash", "amount": 500}


@dataclass(frozen=True)
class Door:
    """A call with a body that gets past its shape."""

    method: str
    address: str
    body: dict[str, Any] = field(default_factory=dict)
    uploads: bytes | None = None


DOORS = {
    "look at a table": Door(GET, "tables/{table}/"),
    "look at a hand": Door(GET, "tables/{table}/hands/1/"),
    "look at the standings": Door(GET, "tournaments/{tournament}/standings/"),
    "look at a tournament": Door(GET, "tournaments/{tournament}/"),
    "look at the entries": Door(GET, "tournaments/{tournament}/entries/"),
    "look at the tables": Door(GET, "tournaments/{tournament}/tables/"),
    "look at the draws": Door(GET, "tournaments/{tournament}/seating-draws/"),
    "look at a player": Door(GET, "players/{player}/"),
    "record a hand": Door(POST, "tables/{table}/hands/", {"number": 1, **HAND}),
    "preview a hand": Door(POST, "tables/{table}/hands/preview/", HAND),
    "take a buy-in": Door(POST, "tables/{table}/buy-ins/", {"seat": "1"}),
    "decline a buy-in": Door(POST, "tables/{table}/declines/", {"seat": "1"}),
    "correct a hand": Door(
        PUT, "tables/{table}/hands/1/", {**HAND, "hand_version": 1, "reason": "wrong"}
    ),
    "preview a correction": Door(POST, "tables/{table}/hands/1/preview/", HAND),
    "give a penalty": Door(
        POST, "tables/{table}/penalties/", {"seat": "1", "points": 50, "reason": "talked"}
    ),
    "withdraw a player": Door(POST, "tables/{table}/withdrawals/", {"seat": "1", "reason": "ill"}),
    "take an act back": Door(
        POST, "tables/{table}/take-backs/", {"position": 1, "event_version": 1, "reason": "no"}
    ),
    "name the first dealer": Door(
        PUT, "tables/{table}/first-dealer/", {"seat": 2, "reason": "drew the ace"}
    ),
    "make a table pass": Door(POST, "tables/{table}/passes/"),
    "end a table pass": Door(DELETE, "table-passes/{pass}/"),
    "check somebody in": Door(POST, "entries/{entry}/check-in/"),
    "undo a check-in": Door(DELETE, "entries/{entry}/check-in/"),
    "check everybody in": Door(POST, "tournaments/{tournament}/check-in/"),
    "withdraw an entry": Door(POST, "entries/{entry}/withdraw/", {"reason": "ill"}),
    "disqualify an entry": Door(POST, "entries/{entry}/disqualify/", {"reason": "cheated"}),
    "reinstate an entry": Door(POST, "entries/{entry}/reinstate/"),
    "enter a player": Door(POST, "tournaments/{tournament}/entries/", {"player_id": 1}),
    "change a tournament": Door(PATCH, "tournaments/{tournament}/", {"name": "Other"}),
    "open registration": Door(POST, "tournaments/{tournament}/open-registration/"),
    "close registration": Door(POST, "tournaments/{tournament}/close-registration/"),
    "finish a tournament": Door(POST, "tournaments/{tournament}/finish/"),
    "reopen a tournament": Door(POST, "tournaments/{tournament}/reopen/", {"reason": "wrong"}),
    "look at the presets": Door(GET, "presets/"),
    "look at the stages": Door(GET, "tournaments/{tournament}/stages/"),
    "look at a stage's standings": Door(GET, "tournaments/{tournament}/stages/1/standings/"),
    "look at a stage's tree": Door(GET, "tournaments/{tournament}/stages/1/tree/"),
    "look at the rounds": Door(GET, "tournaments/{tournament}/rounds/"),
    "look at a round": Door(GET, "rounds/{round}/"),
    "look at a round's ties": Door(GET, "rounds/{round}/ties/"),
    "see a draft": Door(GET, "rounds/{draft}/"),
    "plan the stages": Door(PUT, "tournaments/{tournament}/stages/", {"stages": []}),
    "take a preset": Door(
        POST, "tournaments/{tournament}/stages/preset/", {"preset": "league_night"}
    ),
    "go on to the next stage": Door(POST, "tournaments/{tournament}/advance/"),
    "draft a round": Door(POST, "tournaments/{tournament}/rounds/draft/"),
    "search for a schedule": Door(POST, "tournaments/{tournament}/rounds/searches/"),
    "see how far a search is": Door(GET, "round-searches/{search}/"),
    "stop a search": Door(POST, "round-searches/{search}/stop/"),
    "take what a search found": Door(POST, "round-searches/{search}/take/"),
    "drop a search": Door(POST, "round-searches/{search}/drop/"),
    "draft a round by hand": Door(
        POST, "tournaments/{tournament}/rounds/by-hand/", {"tables": [[1, 2]]}
    ),
    "change a draft": Door(PUT, "rounds/{draft}/tables/", {"tables": [[1, 2]]}),
    "publish a round": Door(POST, "rounds/{draft}/publish/"),
    "close a round": Door(POST, "rounds/{round}/close/"),
    "drop a round": Door(
        POST, "rounds/{round}/drop/", {"typed_name": "Friday Kaluki", "reason": "wrong"}
    ),
    "decide a tie": Door(
        POST, "rounds/{round}/ties/", {"table": 1, "going_on": [1], "reason": "drew the ace"}
    ),
    "take a decision on a tie back": Door(
        POST, "rounds/{round}/ties/undo/", {"table": 1, "reason": "misread"}
    ),
    "promise a draw": Door(POST, "tournaments/{tournament}/seating-draws/promise/"),
    "draw seats": Door(
        POST,
        "tournaments/{tournament}/seating-draws/by-seed/",
        {"expected_entries": 3, "public_word": "rain"},
    ),
    "draw seats by hand": Door(
        POST,
        "tournaments/{tournament}/seating-draws/by-hand/",
        {"expected_entries": 3, "cards": {"1": "A"}},
    ),
    "read a tournament's log": Door(GET, "tournaments/{tournament}/log/"),
    "read the rulings": Door(GET, "tournaments/{tournament}/rulings/"),
    "record a ruling": Door(
        POST,
        "tournaments/{tournament}/rulings/",
        {"ask": "lay-down", "question": {"hand": 1, "melds": ["7C 7D 7H"]}, "reason": "asked"},
    ),
    "read a tournament's money": Door(GET, "tournaments/{tournament}/ledger/"),
    "look at the prizes": Door(GET, "tournaments/{tournament}/prizes/"),
    "set fee and prizes": Door(PUT, "tournaments/{tournament}/prizes/", {"entry_fee": 1000}),
    "take a payment": Door(POST, "tournaments/{tournament}/payments/", PAYMENT),
    "pay out": Door(POST, "tournaments/{tournament}/payouts/", PAYMENT),
    "cash up": Door(GET, "tournaments/{tournament}/cash-up/"),
    "look through the reports": Door(GET, "tournaments/{tournament}/reports/"),
    "ask for a report": Door(POST, "tournaments/{tournament}/reports/", {"format": "csv"}),
    "see how far a report is": Door(GET, "reports/{report}/"),
    "take a report home": Door(GET, "reports/{report}/file/"),
    "see a tournament's staff": Door(GET, "tournaments/{tournament}/roles/"),
    "give a role in a tournament": Door(
        POST, "tournaments/{tournament}/roles/", {"username": "player", "role": "scorekeeper"}
    ),
    "take a role in a tournament": Door(
        DELETE, "tournaments/{tournament}/roles/{user}/scorekeeper/"
    ),
    "make a tournament": Door(
        POST,
        "clubs/{club}/tournaments/",
        {"name": "New", "starts_at": "2026-12-04T19:00:00Z", "variant_key": "british"},
    ),
    "search the register": Door(GET, "clubs/{club}/players/?q=jim"),
    "take the register home": Door(GET, "clubs/{club}/players.csv"),
    "add a player": Door(POST, "clubs/{club}/players/", {"name": "Zoë"}),
    "rename a player": Door(PUT, "players/{player}/name/", {"name": "James"}),
    "change a note": Door(PUT, "players/{player}/note/", {"note": "tall"}),
    "merge players": Door(POST, "player-merges/", {"kept": "{player}", "absorbed": "{other}"}),
    "undo a merge": Door(POST, "player-merges/{merge}/undo/"),
    "upload a list": Door(POST, "clubs/{club}/player-imports/", uploads=b"Name\nZo\xc3\xab"),
    "see an uploaded list": Door(GET, "player-imports/{list}/"),
    "take a list in": Door(POST, "player-imports/{list}/confirm/", {"lines": [1]}),
    "read the club's log": Door(GET, "clubs/{club}/log/"),
    "see the club's staff": Door(GET, "clubs/{club}/roles/"),
    "give a role in the club": Door(
        POST, "clubs/{club}/roles/", {"username": "player", "role": "scorekeeper"}
    ),
    "take a role in the club": Door(DELETE, "clubs/{club}/roles/{user}/scorekeeper/"),
}

SEATED = {1: ("Jim", "Ann", "Sam"), 2: ("Тарас", "Łukasz", "Олена")}
EVERY_DOOR = set(DOORS)
FOR_ALL = {name for name in DOORS if name.startswith("look at")}
AT_THE_TABLE = {"record a hand", "preview a hand", "take a buy-in", "decline a buy-in"}
AT_THE_DESK = {
    "check somebody in",
    "undo a check-in",
    "check everybody in",
    "read a tournament's log",
    "read the rulings",
    "read a tournament's money",
    "take a payment",
    "cash up",
    "look through the reports",
    "ask for a report",
    "see how far a report is",
    "take a report home",
}
OPEN = {
    "director": EVERY_DOOR,
    "club scorekeeper": FOR_ALL | AT_THE_TABLE | AT_THE_DESK | {"read the club's log"},
    "scorekeeper": FOR_ALL | AT_THE_TABLE | AT_THE_DESK,
    "table pass": FOR_ALL | AT_THE_TABLE,
    "pass of another table": FOR_ALL,
    "director of another club": FOR_ALL,
    "player": FOR_ALL,
    "stranger": FOR_ALL,
}


@dataclass(frozen=True)
class House:
    """A club in mid-evening."""

    club: Club
    tournament: Tournament
    table: Table
    other_table: Table
    director: Actor

    def places(self) -> dict[str, int]:
        """What the addresses of doors name."""
        first, second = self.table.seats.select_related("entry__player")[:2]
        merge = PlayerMerge.objects.create(kept=first.entry.player, absorbed=second.entry.player)
        uploaded = PlayerImport.objects.create(club=self.club, filename="x", reading="x", rows=[])
        made = make_table_pass(actor=self.director, table_id=self.table.pk).table_pass
        return {
            "club": self.club.pk,
            "tournament": self.tournament.pk,
            "table": self.table.pk,
            "round": self.table.round_id,
            "draft": make_draft(self.table).pk,
            "search": make_search(self.table).pk,
            "entry": first.entry_id,
            "player": first.entry.player_id,
            "other": second.entry.player_id,
            "user": make_user("player").pk,
            "merge": merge.pk,
            "list": uploaded.pk,
            "pass": made.pk,
            "report": make_done_report(self.tournament).pk,
        }


def make_draft(table: Table) -> Round:
    """The round after the one a table belongs to, not yet published."""
    planned = PlannedRound(tables=(), field=())
    return Round.objects.create(
        stage=table.round.stage,
        number=table.round.number + 1,
        state=RoundState.DRAFT,
        plan=planned_to_data(planned),
    )


def make_search(table: Table) -> RoundSearch:
    """A search nobody has begun."""
    return RoundSearch.objects.create(
        stage=table.round.stage, submission_id=uuid4(), seconds=1, asked_at=timezone.now()
    )


@pytest.fixture
def house(club: Club, director: Actor) -> House:
    tournament = run_tournament(club)
    tables = [
        seat_table(
            tournament, [f"{name} {number}" for name in ("Jim", "Ann", "Sam")], number=number
        )
        for number in (1, 2)
    ]
    make_player(club, "Nobody")
    return House(club, tournament, tables[0], tables[1], director)


def club_scorekeeper(house: House) -> APIClient:
    user = make_user("club-scorekeeper")
    ClubRole.objects.create(club=house.club, user=user, role=Role.SCOREKEEPER)
    return client_of(Actor(user=user))


CAST: dict[str, Callable[[House], APIClient]] = {
    "director": lambda house: client_of(house.director),
    "club scorekeeper": club_scorekeeper,
    "scorekeeper": lambda house: client_of(make_scorekeeper(house.tournament, "scorekeeper")),
    "table pass": lambda house: phone_at(house.table, house.director),
    "pass of another table": lambda house: phone_at(house.other_table, house.director),
    "director of another club": lambda _house: client_of(
        make_director(make_club("Other", "other"), "outsider")
    ),
    "player": lambda _house: client_of(Actor(user=make_user("anybody"))),
    "stranger": lambda _house: client_of(Actor()),
}


def filled(body: dict[str, Any], places: dict[str, int]) -> dict[str, Any]:
    """The body with the ids it names, under a submission id of its own."""
    named = {f"{{{name}}}": pk for name, pk in places.items()}
    return act(**{key: named.get(str(value), value) for key, value in body.items()})


def knock(client: APIClient, door: Door, places: dict[str, int]) -> int:
    """The status of the answer at a door."""
    address = f"/api/v1/{door.address.format(**places)}"
    if door.uploads is not None:
        file = SimpleUploadedFile("players.csv", door.uploads)
        return int(client.post(address, {"file": file}, format="multipart").status_code)
    body = () if door.method == GET else (filled(door.body, places),)
    return int(getattr(client, door.method)(address, *body).status_code)


@pytest.mark.parametrize("name", DOORS)
@pytest.mark.parametrize("role", CAST)
def test_a_door_opens_to_those_it_is_meant_for(role: str, name: str, house: House) -> None:
    door, places = DOORS[name], house.places()
    status = knock(CAST[role](house), door, places)
    refused = 401 if role == "stranger" else 403
    assert status < 500
    assert (status == refused) == (name not in OPEN[role])
    assert status not in {401, 403} - {refused}


def test_a_made_up_token_is_401(house: House) -> None:
    for scheme in ("Token", "TablePass"):
        client = APIClient()
        client.credentials(HTTP_AUTHORIZATION=f"{scheme} made-up")
        answer = client.get(f"/api/v1/tables/{house.table.pk}/")
        assert answer.status_code == 401
        assert answer.json()["problems"]
