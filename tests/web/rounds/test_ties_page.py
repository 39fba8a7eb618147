"""Deciding by the page who of those who are tied goes on."""

from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from tests.rounds.ties import correct, decide, draft_next, entries_at, tied_round
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, Round, TieDecision


@pytest.fixture
def tied(club: Club, director: Actor, empty_cache: None) -> Round:
    """Round 1 is closed; seats 2 and 3 of table 1 share the second place, one of them goes on."""
    return tied_round(club, director)


def at(one: Round) -> str:
    return f"/rounds/{one.pk}/ties/"


def of(one: Round, page: str) -> str:
    return f"/tournaments/{one.stage.tournament_id}/{page}"


def send(desk: Client, one: Round, *going_on: int, **more: object) -> Any:
    usual = {"table": 1, "reason": "Drew the ace", "submission_id": uuid4()}
    return desk.post(at(one), {**usual, "going_on": going_on, **more})


def test_the_console_and_the_rounds_page_lead_to_it(desk: Client, tied: Round) -> None:
    step = desk.get(of(tied, "rounds/")).context["step"]
    assert (step["action"], step["url"]) == ("Decide who goes on", at(tied))
    assert step["text"] == "Table 1: 2 players share place 2, and 1 of them goes on."
    console = desk.get(of(tied, "console/"))
    assert console.context["next"]["step"]["url"] == at(tied)
    (waits,) = [one for one in console.context["queue"]["items"] if one["kind"] == "check"]
    assert waits["actions"][0]["url"] == at(tied)


def test_the_refusal_of_the_next_round_links_to_it(desk: Client, tied: Round) -> None:
    refused = desk.post(of(tied, "rounds/draft/"))
    assert refused.status_code == 422
    (problem,) = refused.context["problems"]
    assert problem["url"] == at(tied)
    assert f'<a href="{at(tied)}">{problem["text"]}</a>' in refused.text


def test_a_draft_that_a_correction_overtook_links_to_it_too(
    director: Actor, desk: Client, tied: Round
) -> None:
    correct(director, tied, seat_2=20, seat_3=25, seat_4=30)
    draft = draft_next(director, tied)
    correct(director, tied, seat_2=20, seat_3=20, seat_4=30)
    assert desk.get(of(tied, "rounds/")).context["step"]["url"] == at(tied)

    refused = desk.post(f"/rounds/{draft.pk}/publish/")

    assert refused.status_code == 422
    assert [problem["url"] for problem in refused.context["problems"]] == [at(tied)]
    assert [table["errors"] for table in refused.context["tables"]] == [[]]


def test_the_tree_says_that_a_decision_waits(tied: Round) -> None:
    (stage,) = Client().get(of(tied, "knock-out/")).context["stages"]
    outcomes = [slot["outcome"] for slot in stage["rounds"][0]["tables"][0]["slots"]]
    assert outcomes.count("shares place 2, to be decided") == 2


def test_each_of_them_is_a_choice_and_one_is_named(desk: Client, tied: Round) -> None:
    (tie,) = desk.get(at(tied)).context["ties"]
    assert tie["text"] == "2 players share place 2, and 1 of them goes on."
    second, third = entries_at(tied, 1)[1:3]
    assert sorted(choice["value"] for choice in tie["choices"]) == sorted([second, third])

    answer = send(desk, tied, third)

    assert answer["Location"] == of(tied, "rounds/")
    assert TieDecision.objects.get().going_on == [third]
    assert desk.get(of(tied, "rounds/")).context["step"]["action"] == "Make the draft"


def test_what_is_wrong_stands_at_its_field_and_what_was_typed_stays(
    desk: Client, tied: Round
) -> None:
    refused = send(desk, tied, reason="")
    assert refused.status_code == 422
    assert problem_texts(refused) == [
        "Table 1: 1 of the 2 who share place 2 can go on; 0 named.",
        "Give the reason: it is shown beside the result.",
    ]
    assert [one["field"] for one in refused.context["problems"]] == ["going_on-1", "reason-1"]
    third = entries_at(tied, 1)[2]
    (tie,) = send(desk, tied, third, reason=" ").context["ties"]
    assert [choice["value"] for choice in tie["choices"] if choice["checked"]] == [third]


def test_a_double_click_decides_once(desk: Client, tied: Round) -> None:
    token, third = uuid4(), entries_at(tied, 1)[2]
    for _ in range(2):
        assert send(desk, tied, third, submission_id=token).status_code == 302
    assert TieDecision.objects.count() == 1


def test_it_is_shown_with_its_reason_and_can_be_taken_back(
    director: Actor, desk: Client, tied: Round
) -> None:
    third = entries_at(tied, 1)[2]
    decide(director, tied, third)
    draft_next(director, tied)
    page = desk.get(at(tied))
    name = tied.stage.tournament.entries.get(pk=third).player.name
    (tie,) = page.context["ties"]
    assert tie["decided"] == f"Decided: {name} goes on. Reason: Drew the ace"
    assert page.context["has_draft"]
    answer = send(desk, tied, reason="They play it out", step="undo")
    assert answer["Location"] == at(tied)
    assert desk.get(at(tied)).context["ties"][0]["decided"] == ""


def test_where_nobody_is_tied_there_is_nothing_to_ask(desk: Client, tied: Round) -> None:
    Round.objects.filter(pk=tied.pk).update(plan={**tied.plan, "survivors": 3})
    assert desk.get(at(tied))["Location"] == of(tied, "rounds/")


def test_it_is_the_directors(tied: Round, scorekeeper: Actor, player_user: Actor) -> None:
    for who in (scorekeeper, player_user):
        assert browser_of(who).get(at(tied)).status_code == 403
        assert send(browser_of(who), tied, 1).status_code == 403
    assert not TieDecision.objects.exists()
