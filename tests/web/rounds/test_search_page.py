"""A longer search for a better plan: started, watched, stopped; its plan taken or dropped."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from tests.cast import make_scorekeeper
from tests.rounds.made import ids, planned
from tests.rounds.test_searching import SCHEDULED
from tests.web.rounds.events import make_draft
from tests.web.visitors import browser_of, hidden_fields, problem_texts
from tournaments.models import Actor, Club, Round, RoundSearch, Tournament
from tournaments.services.entry_changes import withdraw_entry
from tournaments.services.rounds.searching import begin_search, tell_progress
from tournaments.tasks import make_search


@pytest.fixture
def scheduled(club: Club, director: Actor, empty_cache: None) -> Tournament:
    """Nine people are here for three rounds planned ahead: some have to meet again."""
    return planned(club, director, SCHEDULED, players=9)


def at(tournament: Tournament) -> str:
    return f"/tournaments/{tournament.pk}/rounds/search/"


def act_at(search: RoundSearch, act: str) -> str:
    return f"/rounds/searches/{search.pk}/{act}/"


def look(desk: Client, tournament: Tournament) -> Any:
    return desk.get(at(tournament)).context


def start(desk: Client, tournament: Tournament) -> RoundSearch:
    form = hidden_fields(look(desk, tournament)["start"]["fields"])
    assert desk.post(at(tournament), form | {"seconds": "30"})["Location"] == at(tournament)
    return RoundSearch.objects.get()


def find(desk: Client, tournament: Tournament) -> RoundSearch:
    """A search stopped at once, for what it found by then."""
    search = start(desk, tournament)
    desk.post(act_at(search, "stop"))
    make_search(search.pk)
    return search


def seeds() -> list[str]:
    return [draft.plan["seed"] for draft in Round.objects.order_by("number")]


def test_it_is_started_once_however_often_the_button_is_pressed(
    desk: Client, scheduled: Tournament
) -> None:
    page = look(desk, scheduled)
    assert page["start"]["text"] == "Rounds 1 to 3 together, for 9 players."
    form = hidden_fields(page["start"]["fields"]) | {"seconds": "120"}
    for _ in range(2):
        assert desk.post(at(scheduled), form).status_code == 302
    search = RoundSearch.objects.get()
    assert (search.seconds, search.offers) == (120, True)
    assert look(desk, scheduled)["start"] is None


def test_it_is_watched_without_loading_the_page_anew(desk: Client, scheduled: Tournament) -> None:
    begun = begin_search(search_id=start(desk, scheduled).pk)
    assert begun is not None
    assert tell_progress(claim=begun[0], progress=40, repeats=3)
    part = desk.get(f"{at(scheduled)}?part=search")
    assert "<html" not in part.text
    shown = part.context["search"]
    assert (shown["tag"]["text"], shown["progress"]) == ("Searching", 40)
    assert shown["best"] == "Best so far: people meet again 3 times."
    headers = {"HX-PTag": part["HX-PTag"]}
    assert desk.get(f"{at(scheduled)}?part=search", headers=headers).status_code == 304
    desk.post(act_at(begun[0].row, "stop"))
    assert not tell_progress(claim=begun[0], progress=41, repeats=3)
    after = desk.get(f"{at(scheduled)}?part=search", headers=headers)
    assert "It ends in a moment, with the best found so far." in after.text


def test_where_the_worker_is_away_it_says_so_and_waits(desk: Client, scheduled: Tournament) -> None:
    start(desk, scheduled)
    assert look(desk, scheduled)["search"]["text"] == ""
    RoundSearch.objects.update(asked_at=timezone.now() - timedelta(minutes=1))
    shown = look(desk, scheduled)["search"]
    assert (shown["tag"]["text"], shown["stop_url"]) == ("Waiting", "")
    assert "does not answer just now" in shown["text"]


def test_what_was_found_is_shown_beside_the_draft_and_taken(
    director: Actor, desk: Client, scheduled: Tournament
) -> None:
    make_draft(director, scheduled, seed="before")
    search = find(desk, scheduled)
    found = look(desk, scheduled)["found"]
    assert found["draft"]
    assert found["verdict"]
    assert seeds() == ["before"] * 3

    for _ in range(2):
        taken = desk.post(act_at(search, "take"))

    search.refresh_from_db()
    assert seeds() == [search.seed] * 3
    assert taken["Location"] == at(scheduled)
    assert look(desk, scheduled)["search"]["tag"]["text"] == "Taken"


def test_what_was_found_is_dropped(desk: Client, scheduled: Tournament) -> None:
    search = find(desk, scheduled)
    assert desk.post(act_at(search, "drop"))["Location"] == at(scheduled)
    shown = look(desk, scheduled)
    assert (shown["search"], shown["found"]) == (None, None)
    assert not Round.objects.exists()


def test_refusals_are_said_in_plain_words(
    director: Actor, desk: Client, scheduled: Tournament, knock_out: Tournament
) -> None:
    refused = desk.post(at(knock_out), {"seconds": "9999"})
    assert refused.status_code == 422
    assert problem_texts(refused) == [
        "Only where all rounds are scheduled at once is there one to search.",
        "A search lasts 1 to 300 seconds.",
    ]
    assert refused.context["start"] is None
    search = find(desk, scheduled)
    withdraw_entry(actor=director, entry_id=ids(scheduled)[0])
    late = desk.post(act_at(search, "take"))
    assert late.status_code == 422
    assert problem_texts(late) == [
        "Somebody came, left or sat down since the search began: search anew."
    ]
    assert not Round.objects.exists()


def test_the_pages_of_rounds_lead_to_it_where_a_plan_may_be_better(
    director: Actor, desk: Client, scheduled: Tournament, knock_out: Tournament
) -> None:
    rounds = desk.get(f"/tournaments/{scheduled.pk}/rounds/").context["search"]
    assert (rounds["url"], rounds["label"]) == (at(scheduled), "Search for a better plan")
    start(desk, scheduled)
    draft = desk.get(f"/rounds/{make_draft(director, scheduled).pk}/")
    assert draft.context["search"]["label"] == "A search for a better plan goes on"
    assert desk.get(f"/tournaments/{knock_out.pk}/rounds/").context["search"] is None


@pytest.mark.parametrize(("who", "status"), [("scorekeeper", 403), ("stranger", 302)])
def test_it_is_for_the_director_alone(
    request: pytest.FixtureRequest, desk: Client, scheduled: Tournament, who: str, status: int
) -> None:
    search = start(desk, scheduled)
    visitor = Actor() if who == "stranger" else make_scorekeeper(scheduled, "helper")
    browser = browser_of(visitor)
    answers = [
        browser.get(at(scheduled)),
        browser.get(f"{at(scheduled)}?part=search"),
        browser.post(at(scheduled), {"seconds": "30"}),
        *(browser.post(act_at(search, act)) for act in ("stop", "take", "drop")),
    ]
    assert [answer.status_code for answer in answers] == [status] * 6
    search.refresh_from_db()
    assert (search.is_stopped, search.outcome) == (False, "open")
    assert RoundSearch.objects.count() == 1
