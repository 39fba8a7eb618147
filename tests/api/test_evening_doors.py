"""The doors of a running evening: each member of the cast goes round all of them in one go."""

import pytest

from tests.api.test_doors import CAST, GET, POST, PUT, Door, House, knock
from tests.seated import make_player, run_tournament, seat_table
from tournaments.models import Actor, Club

FOR_ALL = {
    "look at hands that wait": Door(GET, "tables/{table}/waiting-hands/"),
    "look at the clock": Door(GET, "rounds/{round}/clock/"),
}
AT_THE_TABLE = {
    "end a match by the clock": Door(POST, "tables/{table}/end-by-clock/"),
    "agree to a hand": Door(POST, "tables/{table}/hands/1/agree/", {"hand_version": 1}),
    "dispute a hand": Door(
        POST, "tables/{table}/hands/1/disagree/", {"hand_version": 1, "note": "it was ten"}
    ),
}
AT_THE_DESK = {"see what waits": Door(GET, "tournaments/{tournament}/waiting/")}
OF_THE_DIRECTOR = {
    "take the other version": Door(
        PUT, "tables/{table}/hands/1/other-version/", {"hand_version": 1, "reason": "shown"}
    ),
    "start the clock": Door(POST, "rounds/{round}/clock/", {"minutes": 50}),
    "stop the clock": Door(POST, "rounds/{round}/clock/pause/"),
    "start the clock again": Door(POST, "rounds/{round}/clock/resume/"),
    "give extra time": Door(
        POST, "rounds/{round}/clock/extra-time/", {"table": 1, "minutes": 5, "reason": "spilt tea"}
    ),
    "change seats": Door(
        POST, "rounds/{round}/reseat/", {"seats": {"1": {"1": 1}}, "reason": "mixed up"}
    ),
    "see what merging would do": Door(GET, "rounds/{round}/merge/"),
    "merge tables": Door(POST, "rounds/{round}/merge/", {"version": 1, "reason": "few are left"}),
    "ask for a second player": Door(PUT, "tournaments/{tournament}/two-sided/", {"wanted": True}),
    "take out who is not there": Door(POST, "entries/{entry}/no-show/", {"reason": "not seen"}),
    "replace a player": Door(
        POST, "entries/{entry}/replace/", {"player_id": "{player}", "reason": "called away"}
    ),
}
DOORS = FOR_ALL | AT_THE_TABLE | AT_THE_DESK | OF_THE_DIRECTOR
OPEN = {
    "director": {*DOORS},
    "club scorekeeper": {*FOR_ALL, *AT_THE_TABLE, *AT_THE_DESK},
    "scorekeeper": {*FOR_ALL, *AT_THE_TABLE, *AT_THE_DESK},
    "table pass": {*FOR_ALL, *AT_THE_TABLE},
}


@pytest.fixture
def house(club: Club, director: Actor) -> House:
    tournament = run_tournament(club)
    tables = [
        seat_table(tournament, [f"{name} {number}" for name in ("Jim", "Ann")], number=number)
        for number in (1, 2)
    ]
    make_player(club, "Nobody")
    return House(club, tournament, tables[0], tables[1], director)


@pytest.mark.parametrize("role", CAST)
def test_each_goes_through_the_doors_that_are_meant_for_him(role: str, house: House) -> None:
    places = house.places()
    client = CAST[role](house)
    refused = 401 if role == "stranger" else 403
    answers = {name: knock(client, door, places) for name, door in DOORS.items()}
    assert {name for name, status in answers.items() if status in {401, 403}} == {
        name for name in DOORS if name not in OPEN.get(role, {*FOR_ALL})
    }
    assert {status for status in answers.values() if status in {401, 403}} <= {refused}
    assert all(status < 500 for status in answers.values())
