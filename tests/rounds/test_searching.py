"""A schedule searched for by the worker: asked for, watched, stopped, written as drafts."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks

from scoring.problems import RuleBroken
from tests.api.people import act, client_of
from tests.rounds.made import differences, ids, one_limit, planned
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.refusals import NotAllowed
from tournaments.domain.rounds import plan_rounds
from tournaments.domain.stages.choices import MatchEnd, TableMaking
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import (
    Actor,
    Club,
    ClubRole,
    LogEntry,
    Round,
    RoundSearch,
    Tournament,
    WorkState,
)
from tournaments.services.entry_changes import withdraw_entry
from tournaments.services.rounds.drafting import draft_rounds
from tournaments.services.rounds.search_requests import request_search, stop_search
from tournaments.services.rounds.searching import (
    begin_search,
    finish_search,
)
from tournaments.tasks import make_search, make_unmade_searches

SCHEDULED = StageSettings(
    match_end=MatchEnd.FIXED_HANDS,
    hands=1,
    rounds=3,
    tables_made=TableMaking.SCHEDULED,
    sizes=TableSizes(3, 4, 5),
)


@pytest.fixture
def tournament(club: Club, director: Actor) -> Tournament:
    """Sixteen people, three rounds to schedule."""
    return planned(club, director, SCHEDULED, players=16)


def search_for(director: Actor, tournament: Tournament, seconds: int = 1) -> RoundSearch:
    return request_search(
        actor=director,
        tournament_id=tournament.pk,
        submission_id=uuid4(),
        seconds=seconds,
        seed="friday",
    )


def codes(search: RoundSearch) -> list[str]:
    search.refresh_from_db()
    return [found["code"] for found in search.problems]


def test_what_is_found_becomes_drafts(director: Actor, tournament: Tournament) -> None:
    search = search_for(director, tournament)
    assert not Round.objects.exists()
    make_search(search.pk)
    search.refresh_from_db()
    assert (search.state, search.progress) == (WorkState.DONE, 100)
    assert search.ending in {"proven", "steps", "clock"}
    drafts = Round.objects.order_by("number")
    assert [draft.state for draft in drafts] == ["draft"] * 3
    assert drafts[0].plan["seed"] == "friday"
    logged = LogEntry.objects.get(act="draft_rounds")
    assert (logged.actor, logged.device) == (director.user, "schedule search")
    assert differences(tournament) == ()


def test_a_search_that_is_stopped_gives_the_best_so_far(club: Club, director: Actor) -> None:
    tournament = planned(club, director, SCHEDULED, players=9)
    search = search_for(director, tournament, seconds=300)
    stop_search(actor=director, search_id=search.pk)
    make_search(search.pk)
    search.refresh_from_db()
    assert (search.state, search.ending) == (WorkState.DONE, "stopped")
    assert Round.objects.count() == 3


def test_who_left_meanwhile_makes_it_too_late_and_earlier_drafts_stay(
    director: Actor, tournament: Tournament
) -> None:
    before = draft_rounds(actor=director, tournament_id=tournament.pk, seed="before")
    begun = begin_search(search_id=search_for(director, tournament).pk)
    assert begun is not None
    claim, so_far = begun
    withdraw_entry(actor=director, entry_id=ids(tournament)[0])
    with pytest.raises(RuleBroken) as refused:
        finish_search(claim=claim, so_far=so_far, planned=plan_rounds(so_far))
    assert [found.code for found in refused.value.problems] == ["search.too_late"]
    assert [*Round.objects.order_by("number")] == before


def test_who_may_plan_no_more_gets_nothing(director: Actor, tournament: Tournament) -> None:
    search = search_for(director, tournament)
    ClubRole.objects.all().delete()
    make_search(search.pk)
    assert codes(search) == ["search.no_right"]
    assert not Round.objects.exists()
    with pytest.raises(NotAllowed):
        stop_search(actor=director, search_id=search.pk)


def test_everything_wrong_is_said_at_once(club: Club, director: Actor) -> None:
    tournament = planned(club, director, one_limit())
    with pytest.raises(RuleBroken) as refused:
        search_for(director, tournament, seconds=0)
    assert [found.code for found in refused.value.problems] == [
        "search.not_scheduled",
        "search.seconds",
    ]


def test_what_waited_too_long_is_made_when_the_clock_comes_round(
    director: Actor, tournament: Tournament
) -> None:
    search = search_for(director, tournament)
    make_unmade_searches()
    search.refresh_from_db()
    assert search.state == WorkState.REQUESTED
    RoundSearch.objects.update(asked_at=timezone.now() - timedelta(minutes=1))
    make_unmade_searches()
    make_unmade_searches()
    search.refresh_from_db()
    assert (search.state, search.attempts) == (WorkState.DONE, 1)


def test_it_is_asked_for_watched_and_stopped_over_the_api(
    director: Actor,
    tournament: Tournament,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    client, body = client_of(director), act(seconds=5, seed="x")
    address = f"/api/v1/tournaments/{tournament.pk}/rounds/searches/"
    with django_capture_on_commit_callbacks() as callbacks:
        asked = client.post(address, body)
    assert (asked.status_code, asked.json()["state"]) == (202, "requested")
    assert len(callbacks) == 1
    assert client.post(address, body).json()["id"] == asked.json()["id"]
    search = f"/api/v1/round-searches/{asked.json()['id']}/"
    assert client.post(f"{search}stop/").json()["is_stopped"]
    make_search(asked.json()["id"])
    told = client.get(search).json()
    assert (told["state"], told["problems"], told["outcome"]) == ("done", [], "taken")


def test_what_is_only_offered_is_taken_over_the_api(
    director: Actor, tournament: Tournament
) -> None:
    client, body = client_of(director), act(seconds=5, offers=True)
    asked = client.post(f"/api/v1/tournaments/{tournament.pk}/rounds/searches/", body).json()["id"]
    make_search(asked)
    assert not Round.objects.exists()
    assert client.post(f"/api/v1/round-searches/{asked}/take/").json()["outcome"] == "taken"
    assert Round.objects.count() == 3
    refused = client.post(f"/api/v1/round-searches/{asked}/take/").json()
    assert [found["code"] for found in refused["problems"]] == ["search.nothing_to_take"]
