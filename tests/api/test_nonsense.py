"""Nothing sent to a club, a tournament or a table by anybody is a fault of the server."""

from typing import Any

import pytest
from rest_framework.test import APIClient

from tests.api.nonsense import NONSENSE, is_answered, send
from tests.api.people import act, client_of
from tests.seated import run_tournament, seat_table
from tournaments.domain.stages.presets import BRITISH_EVENING
from tournaments.domain.stages.settings_data import settings_to_data
from tournaments.models import Actor, Club, Table

HAND = {"finish": "ordinary", "went_out": "1", "points": {"2": 10}}
SIZES: dict[str, Any] = {"smallest": 2, "preferred": 4, "largest": 5}
STAGE = {"match_end": "to_the_last", "sizes": SIZES}
CALLS: dict[str, tuple[str, dict[str, Any]]] = {
    "tables/{table}/hands/": (
        "post",
        {"number": 2, **HAND, "remainders": {"2": "K"}, "cut_joker_seat": None, "version": None},
    ),
    "tables/{table}/hands/preview/": ("post", {**HAND, "remainders": {"2": "K"}}),
    "tables/{table}/hands/1/": (
        "put",
        {**HAND, "hand_version": 1, "reason": "x", "settle": [], "override": False},
    ),
    "tables/{table}/hands/1/preview/": ("post", {**HAND, "settle": [{"take_back": 1}]}),
    "tables/{table}/buy-ins/": ("post", {"seat": "2"}),
    "tables/{table}/penalties/": ("post", {"seat": "2", "points": 50, "reason": "x"}),
    "tables/{table}/withdrawals/": ("post", {"seat": "2", "reason": "x"}),
    "tables/{table}/take-backs/": ("post", {"position": 1, "event_version": 1, "reason": "x"}),
    "tables/{table}/first-dealer/": ("put", {"seat": 1, "reason": "x"}),
    "tournaments/{tournament}/": (
        "patch",
        {
            "name": "x",
            "starts_at": "2026-11-06T19:00:00Z",
            "variant_key": "british",
            "house_rules": {},
            "currency": "GBP",
            "unit_minor": 10,
            "table_smallest": 2,
            "most_entries": 9,
            "version": None,
        },
    ),
    "tournaments/{tournament}/finish/": ("post", {"unfinished_tables": [1], "reason": "x"}),
    "tournaments/{tournament}/prizes/": (
        "put",
        {
            "entry_fee": 1,
            "house_part": 1,
            "added": 1,
            "plan": {
                "kind": "fixed",
                "amounts": [1],
                "percent": [100],
                "rounding_unit": 1,
                "guaranteed_fund": 1,
                "guaranteed_places": [1],
            },
            "version": None,
        },
    ),
    "tournaments/{tournament}/prizes/lock/": ("post", {"acknowledged": ["x"]}),
    "tournaments/{tournament}/payments/": (
        "post",
        {"entry_id": 1, "method": "cash", "amount": 1, "note": "x"},
    ),
    "tournaments/{tournament}/entries/": ("post", {"player_id": 1}),
    "tournaments/{tournament}/roles/": ("post", {"username": "x", "role": "director"}),
    "tournaments/{tournament}/seating-draws/by-seed/": (
        "post",
        {"expected_entries": 2, "public_word": "x", "include_registered": False, "reason": "x"},
    ),
    "tournaments/{tournament}/seating-draws/by-hand/": (
        "post",
        {"expected_entries": 2, "cards": {"1": "A"}, "packs": 1},
    ),
    "tournaments/{tournament}/stages/": ("put", {"stages": [STAGE], "version": None}),
    "tournaments/{tournament}/stages/preset/": ("post", {"preset": "league_night"}),
    "tournaments/{tournament}/advance/": ("post", {"decided": [1], "version": None}),
    "tournaments/{tournament}/rounds/draft/": ("post", {"seed": "x", "version": None}),
    "tournaments/{tournament}/rounds/searches/": ("post", {"seconds": 1, "seed": "x"}),
    "tournaments/{tournament}/rounds/by-hand/": ("post", {"tables": [[1, 2]], "version": None}),
    "rounds/{round}/tables/": ("put", {"tables": [[1, 2]], "version": None}),
    "rounds/{round}/publish/": ("post", {"version": None}),
    "rounds/{round}/close/": ("post", {"unfinished_tables": [1], "reason": "x"}),
    "rounds/{round}/drop/": ("post", {"typed_name": "x", "reason": "x"}),
    "clubs/{club}/players/": ("post", {"name": "x", "note": "x", "in_spite_of_duplicates": True}),
    "players/{player}/name/": ("put", {"name": "x"}),
    "players/{player}/note/": ("put", {"note": "x"}),
    "player-merges/": ("post", {"kept": 1, "absorbed": 2}),
    "token/": ("post", {"username": "x", "password": "x"}),
}


@pytest.fixture
def table(club: Club, director: Actor) -> Table:
    table = seat_table(run_tournament(club), ("Jim", "Ann"))
    first = act(number=1, finish="ordinary", went_out="1", points={"2": 10})
    assert client_of(director).post(f"/api/v1/tables/{table.pk}/hands/", first).status_code == 201
    return table


@pytest.mark.parametrize("address", CALLS)
def test_nonsense_in_any_field_is_refused_or_does_no_harm(
    address: str, table: Table, director: Actor
) -> None:
    method, body = CALLS[address]
    client: APIClient = client_of(director)
    places = {
        "table": table.pk,
        "round": table.round_id,
        "tournament": table.round.stage.tournament_id,
        "club": table.round.stage.tournament.club_id,
        "player": table.seats.get(number=1).entry.player_id,
    }
    where = f"/api/v1/{address.format(**places)}"
    for field in (*body, "submission_id"):
        for nonsense in NONSENSE:
            answer = send(client, where, act(**{**body, field: nonsense}), method)
            assert is_answered(answer), (field, nonsense, answer.content)
    for nonsense in NONSENSE:
        assert is_answered(send(client, where, nonsense, method)), nonsense


@pytest.mark.parametrize("setting", settings_to_data(BRITISH_EVENING.stages[0]))
def test_nonsense_in_any_setting_of_a_stage_is_refused_or_does_no_harm(
    setting: str, club: Club, director: Actor
) -> None:
    client, tournament = client_of(director), run_tournament(club)
    settings = settings_to_data(BRITISH_EVENING.stages[0])
    where = f"/api/v1/tournaments/{tournament.pk}/stages/"
    inner = [{"rule": nonsense} for nonsense in NONSENSE]
    inner += [{"rule": "top_overall", "players": nonsense} for nonsense in NONSENSE]
    inner += [{**SIZES, "largest": nonsense} for nonsense in NONSENSE]
    for nonsense in [*NONSENSE, *inner]:
        answer = send(client, where, {"stages": [{**settings, setting: nonsense}]}, "put")
        assert is_answered(answer), (nonsense, answer.content)
