"""Stages and rounds over the API: planned, drafted, published, played, cut, dropped."""

from typing import Any

import pytest
from rest_framework.test import APIClient

from tests.api.people import act, client_of, hand
from tests.rounds.made import ids, planned, tables_of
from tests.rounds.ties import entries_at, tied_round
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.advancing_rules import TopOverall
from tournaments.domain.stages.choices import MatchEnd, TableMaking
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import (
    Actor,
    Club,
    Round,
    RoundState,
    Seat,
    Table,
    TieDecision,
    Tournament,
)

FOURS = TableSizes(2, 4, 4)
ONE_HAND: dict[str, Any] = {"match_end": MatchEnd.FIXED_HANDS, "hands": 1, "sizes": FOURS}
QUALIFYING = StageSettings(
    **ONE_HAND, rounds=2, tables_made=TableMaking.SCHEDULED, advancing=TopOverall(3)
)
FINAL = StageSettings(**ONE_HAND, tables_made=TableMaking.MANUAL)
KNOCK_OUT = StageSettings(
    match_end=MatchEnd.FIXED_HANDS,
    hands=1,
    rounds=None,
    tables_made=TableMaking.WINNERS_ADVANCE,
    sizes=FOURS,
)


@pytest.fixture
def desk(director: Actor) -> APIClient:
    return client_of(director)


@pytest.fixture
def league(club: Club, director: Actor) -> Tournament:
    """Eight people, two scheduled rounds, and a final of three."""
    return planned(club, director, QUALIFYING, FINAL, players=8)


def of(tournament: Tournament, what: str) -> str:
    return f"/api/v1/tournaments/{tournament.pk}/{what}"


def at(round_id: int, what: str = "") -> str:
    return f"/api/v1/rounds/{round_id}/{what}"


def codes(answer: Any) -> list[str]:
    return [found["code"] for found in answer.json()["problems"]]


def play(desk: APIClient, table: Table) -> None:
    """One hand: the first seat wins, each further seat has ten points more."""
    seats = table.seats.count()
    points = {str(seat): 10 * (seat - 1) for seat in range(2, seats + 1)}
    answer = desk.post(f"/api/v1/tables/{table.pk}/hands/", hand(1, "1", points))
    assert answer.status_code == 201, answer.content


def play_round(desk: APIClient, tournament: Tournament, **draft: Any) -> int:
    """Draft, publish, play and close the next round; its id."""
    drafts = desk.get(of(tournament, "rounds/")).json()["rounds"]
    if all(one["state"] != "draft" for one in drafts):
        how = "rounds/by-hand/" if draft else "rounds/draft/"
        drafts = desk.post(of(tournament, how), draft).json()["rounds"]
    first = next(one["id"] for one in drafts if one["state"] == "draft")
    assert desk.post(at(first, "publish/"), {}).status_code == 200
    for table in tables_of(Round.objects.get(pk=first)):
        play(desk, table)
    assert desk.post(at(first, "close/"), {}).status_code == 200
    return int(first)


def test_presets_are_data_that_stages_can_be_planned_with(
    club: Club, director: Actor, desk: APIClient
) -> None:
    presets = APIClient().get("/api/v1/presets/").json()
    assert len(presets) == 6
    british = next(one for one in presets if one["key"] == "blackpool_knock_out")
    tournament = planned(club, director, KNOCK_OUT)
    answer = desk.put(of(tournament, "stages/"), {"stages": british["stages"]})
    assert answer.status_code == 200, answer.content
    assert answer.json()["stages"][0]["settings"] == british["stages"][0]


def test_a_preset_is_taken_by_its_key(desk: APIClient, league: Tournament) -> None:
    answer = desk.post(of(league, "stages/preset/"), {"preset": "league_night"})
    assert answer.status_code == 201
    assert answer.json()["version"] == league.version + 2
    assert APIClient().get(of(league, "stages/")).json() == answer.json()
    unknown = desk.post(of(league, "stages/preset/"), {"preset": "nonsense"})
    assert (unknown.status_code, codes(unknown)) == (422, ["stages.no_preset"])


def test_every_problem_of_every_stage_is_told_at_its_place(
    desk: APIClient, league: Tournament
) -> None:
    unreadable = desk.put(
        of(league, "stages/"), {"stages": [{"match_end": "never"}, {"hands": "x", "huh": 1}]}
    )
    assert unreadable.status_code == 422
    assert {found["field"] for found in unreadable.json()["problems"]} == {
        "stages.0.match_end",
        "stages.0.sizes",
        "stages.1.match_end",
        "stages.1.sizes",
        "stages.1.hands",
        "stages.1.huh",
    }


def test_rounds_are_drafted_published_played_and_closed(
    desk: APIClient, league: Tournament
) -> None:
    made = desk.post(of(league, "rounds/draft/"), {"seed": "a", "version": league.version + 1})
    assert made.status_code == 201, made.content
    first, second = made.json()["rounds"]
    assert (first["state"], first["stale"], second["number"]) == ("draft", [], 2)
    assert first["quality"]["repeats"] == 4
    assert [len(table["seats"]) for table in first["tables"]] == [4, 4]
    assert not Seat.objects.exists()

    published = desk.post(at(first["id"], "publish/"), {}).json()
    assert published["state"] == "published"
    assert all(table["table"] for table in published["tables"])

    early = desk.post(at(first["id"], "close/"), {})
    assert (early.status_code, codes(early)) == (422, ["round.tables_still_play"])
    closed = desk.post(at(first["id"], "close/"), {"unfinished_tables": [1, 2], "reason": "Late"})
    assert closed.json()["state"] == "closed"


def test_drafts_are_for_those_who_plan(desk: APIClient, league: Tournament) -> None:
    draft = desk.post(of(league, "rounds/draft/"), {}).json()["rounds"][0]
    assert APIClient().get(of(league, "rounds/")).json()["rounds"] == []
    assert APIClient().get(at(draft["id"])).status_code == 401
    desk.post(at(draft["id"], "publish/"), {})
    assert APIClient().get(at(draft["id"])).status_code == 200


def test_people_of_a_draft_change_places(desk: APIClient, league: Tournament) -> None:
    draft = desk.post(of(league, "rounds/draft/"), {}).json()["rounds"][0]
    people = ids(league)
    changed = desk.put(at(draft["id"], "tables/"), {"tables": [people[:4], people[4:]]})
    assert [[seat["entry"] for seat in table["seats"]] for table in changed.json()["tables"]] == [
        people[:4],
        people[4:],
    ]
    wrong = desk.put(at(draft["id"], "tables/"), {"tables": [[people[0]] * 5, [10**9]]})
    assert wrong.status_code == 422
    assert set(codes(wrong)) == {"round.sits_twice", "round.not_in_field", "round.bad_size"}


def test_a_draft_for_another_field_says_so_and_cannot_be_published(
    desk: APIClient, league: Tournament
) -> None:
    draft = desk.post(of(league, "rounds/draft/"), {}).json()["rounds"][0]
    desk.post(f"/api/v1/entries/{ids(league)[0]}/withdraw/", {"reason": "ill"})
    (stale,) = desk.get(at(draft["id"])).json()["stale"]
    assert stale["code"] == "schedule.field_changed"
    refused = desk.post(at(draft["id"], "publish/"), {})
    assert (refused.status_code, codes(refused)) == (422, ["schedule.field_changed"])


@pytest.mark.parametrize("what", ["publish/", "close/", "drop/", "tables/"])
def test_an_act_on_a_version_that_has_passed_is_409_with_the_present_rounds(
    desk: APIClient, league: Tournament, what: str
) -> None:
    draft = desk.post(of(league, "rounds/draft/"), {}).json()["rounds"][0]
    body = {"version": league.version, "typed_name": "x", "reason": "x", "tables": [ids(league)]}
    send = desk.put if what == "tables/" else desk.post
    answer = send(at(draft["id"], what), body)
    assert answer.status_code == 409
    present = answer.json()["present"]
    assert present["version"] == league.version + 2
    assert present["rounds"][0] == {"stage": 1, "round": 1, "state": "draft"}


def test_standings_of_a_stage_come_with_a_cut_that_is_provisional_until_the_end(
    desk: APIClient, league: Tournament
) -> None:
    play_round(desk, league)
    half = APIClient().get(of(league, "stages/1/standings/"))
    assert half.json()["is_provisional"]
    assert half.json()["cut"]["is_provisional"]
    assert codes(desk.post(of(league, "advance/"), {})) == ["stage.not_over"]
    again = APIClient().get(
        of(league, "stages/1/standings/"), headers={"If-None-Match": half["ETag"]}
    )
    assert again.status_code == 304

    play_round(desk, league)
    whole = APIClient().get(of(league, "stages/1/standings/")).json()
    assert not whole["cut"]["is_provisional"]
    assert len(whole["lines"]) == 8
    assert whole["lines"][0]["place"] == 1
    assert whole["lines"][0]["counted"]["denominator"] == 1


def test_the_first_of_a_stage_go_on_and_equals_as_the_director_says(
    desk: APIClient, league: Tournament
) -> None:
    play_round(desk, league)
    play_round(desk, league)
    before = desk.get(of(league, "stages/1/standings/")).json()
    answer = desk.post(of(league, "advance/"), {"decided": ids(league)})
    assert answer.status_code == 201, answer.content
    entries = [one["entry"] for one in answer.json()["entries"]]
    assert len(entries) == 3
    play_round(desk, league, tables=[entries])
    after = desk.get(of(league, "stages/1/standings/")).json()
    assert after["lines"] == before["lines"]
    assert codes(desk.post(of(league, "advance/"), {})) == ["stage.last"]


def test_a_round_is_dropped_by_typing_the_name_and_its_results_are_kept(
    desk: APIClient, league: Tournament
) -> None:
    first = play_round(desk, league)
    mistyped = desk.post(at(first, "drop/"), {"typed_name": "Friday", "reason": "wrong"})
    assert codes(mistyped) == ["round.name_not_typed"]
    dropped = desk.post(at(first, "drop/"), {"typed_name": league.name, "reason": "wrong"})
    assert dropped.json()["state"] == RoundState.DROPPED
    assert [one["state"] for one in desk.get(of(league, "rounds/")).json()["rounds"]] == ["draft"]
    assert APIClient().get(at(first)).json()["tables"][0]["is_finished"]


def test_a_knock_out_shows_its_tree_from_the_seeds_to_the_final(
    club: Club, director: Actor, desk: APIClient
) -> None:
    tournament = planned(club, director, KNOCK_OUT, players=16)
    before = APIClient().get(of(tournament, "stages/1/tree/")).json()["rounds"]
    assert [(len(one["tables"]), one["is_final"]) for one in before] == [(4, False), (1, True)]
    assert before[1]["tables"][0]["slots"][0]["comes_from"] == "winner of table 1"

    play_round(desk, tournament)
    first, final = APIClient().get(of(tournament, "stages/1/tree/")).json()["rounds"]
    assert [slot["goes_on"] for slot in first["tables"][0]["slots"]] == [True, False, False, False]
    assert final["tables"][0]["slots"][0]["entry"] is None
    play_round(desk, tournament)
    _, final = APIClient().get(of(tournament, "stages/1/tree/")).json()["rounds"]
    assert [slot["place"] for slot in final["tables"][0]["slots"]] == [1, 2, 3, 4]


def test_a_stage_without_a_tree_says_so(desk: APIClient, league: Tournament) -> None:
    answer = desk.get(of(league, "stages/1/tree/"))
    assert (answer.status_code, codes(answer)) == (422, ["stage.no_tree"])
    assert desk.get(of(league, "stages/9/tree/")).status_code == 404


def test_a_tie_is_seen_by_all_decided_once_and_taken_back(
    desk: APIClient, club: Club, director: Actor
) -> None:
    one = tied_round(club, director)
    assert codes(desk.post(of(one.stage.tournament, "rounds/draft/"), {})) == [
        "knockout.tied_at_cut"
    ]
    (tie,) = APIClient().get(at(one.pk, "ties/")).json()["ties"]
    third = entries_at(one, 1)[2]
    assert (tie["table"], tie["place"], tie["open"], tie["decision"]) == (1, 2, 1, None)
    assert third in [person["entry"] for person in tie["entries"]]

    body = act(table=1, going_on=[third], reason="Drew the ace")
    for _ in range(2):
        answer = desk.post(at(one.pk, "ties/"), body)
        assert answer.status_code == 201
        (tie,) = answer.json()["ties"]
        assert [person["entry"] for person in tie["decision"]["going_on"]] == [third]
        assert tie["decision"]["reason"] == "Drew the ace"
    assert TieDecision.objects.count() == 1

    undone = desk.post(at(one.pk, "ties/undo/"), act(table=1, reason="Misread"))
    assert undone.json()["ties"][0]["decision"] is None
    refused = desk.post(at(one.pk, "ties/"), act(table=2, going_on=[], reason=""))
    assert codes(refused) == ["tie.none", "reason.missing"]
    assert desk.post(at(one.pk, "ties/"), act(table=7, going_on=[], reason="x")).status_code == 404
