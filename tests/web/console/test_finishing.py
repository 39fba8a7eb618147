"""A tournament finished with its unfinished tables named, and reopened with a reason."""

from typing import Any

import pytest
from django.test import Client

from tests.web.console.test_console_page import at
from tests.web.evening import end_evening
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, LogEntry, Tournament
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.money import pot_balances
from tournaments.services.tournament_states import reopen_tournament


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


def now(tournament: Tournament) -> Tournament:
    return Tournament.objects.get(pk=tournament.pk)


def state_of(tournament: Tournament) -> Any:
    return now(tournament).state


def test_finishing_asks_about_the_tables_that_still_play(desk: Client, evening: Tournament) -> None:
    question = desk.get(at(evening, "finish")).context["question"]
    tables, pots = question["groups"]
    assert [choice["value"] for choice in tables["choices"]] == [1, 2]
    assert [choice["label"] for choice in pots["choices"]] == [
        "Pay back the pot of table 1, £2.50",
        "Pay back the pot of table 2, £1.50",
    ]
    assert question["asks_reason"] is True


def test_it_is_refused_until_each_of_them_is_named(desk: Client, evening: Tournament) -> None:
    answer = desk.post(at(evening, "finish"), {"unfinished": ["1"], "reason": "the hall closes"})
    assert answer.status_code == 422
    assert problem_texts(answer) == [
        "Still playing: table 1, 2. Name them and the reason to end anyway."
    ]
    question = answer.context["question"]
    assert [choice["checked"] for choice in question["groups"][0]["choices"]] == [True, False]
    assert answer.context["reason"]["typed"] == "the hall closes"
    assert state_of(evening) == "running"


def test_it_needs_a_reason_then(desk: Client, evening: Tournament) -> None:
    answer = desk.post(at(evening, "finish"), {"unfinished": ["1", "2"]})
    assert answer.context["reason"]["errors"] == ["Give the reason: it is shown beside the result."]
    assert state_of(evening) == "running"


def test_named_with_a_reason_it_ends(desk: Client, evening: Tournament) -> None:
    form = {"unfinished": ["1", "2"], "reason": "the hall closes"}
    assert desk.post(at(evening, "finish"), form)["Location"] == at(evening)
    assert state_of(evening) == "finished"
    page = desk.get(at(evening))
    assert page.context["queue"]["items"] == []
    assert [act["label"] for act in page.context["acts"]] == ["Reopen"]


def test_a_double_click_finishes_once(desk: Client, evening: Tournament) -> None:
    form = {"unfinished": ["1", "2"], "reason": "the hall closes"}
    desk.post(at(evening, "finish"), form)
    again = desk.post(at(evening, "finish"), form)
    assert again.status_code == 302
    assert LogEntry.objects.filter(act="finish_tournament").count() == 1


def test_reopening_needs_a_reason(desk: Client, director: Actor, evening: Tournament) -> None:
    end_evening(director, evening)
    refused = desk.post(at(evening, "reopen"), {"reason": " "})
    assert refused.status_code == 422
    assert state_of(evening) == "finished"
    assert desk.post(at(evening, "reopen"), {"reason": "a wrong total"}).status_code == 302
    assert state_of(evening) == "running"


def test_pots_nobody_won_go_back_as_they_were_paid_until_play_goes_on(
    desk: Client, director: Actor, evening: Tournament
) -> None:
    form = {"unfinished": ["1", "2"], "refunded": ["2"], "reason": "the hall closes"}
    assert desk.post(at(evening, "finish"), form).status_code == 302
    money = desk.get(at(evening)).context["money"]
    assert money["rows"][-1] == {"label": "Paid back", "value": "−£1.50"}
    assert [pay["value"] for pay in money["pays"]] == ["£2.50", "£0.00"]
    assert money["closed"]
    assert money["sum"]["value"] == "£2.50"
    logged = LogEntry.objects.get(act="finish_tournament")
    assert logged.after["refunded_tables"] == [2]
    assert tournament_differences(now(evening)) == ()
    reopen_tournament(actor=director, tournament_id=evening.pk, reason="the hall stays open")
    assert [*pot_balances(evening).values()] == [250, 150]
    assert tournament_differences(now(evening)) == ()


def test_only_the_pot_of_a_table_that_plays_is_paid_back(desk: Client, evening: Tournament) -> None:
    form = {"unfinished": ["1", "2"], "refunded": ["3"], "reason": "the hall closes"}
    answer = desk.post(at(evening, "finish"), form)
    assert problem_texts(answer) == ["No pot to pay back is left at an unfinished table 3."]
    assert state_of(evening) == "running"


@pytest.mark.parametrize("part", ["finish", "reopen", "open-registration", "close-registration"])
def test_only_a_director_does_this(
    evening: Tournament, player_user: Actor, stranger: Actor, part: str
) -> None:
    assert browser_of(player_user).post(at(evening, part)).status_code == 403
    assert browser_of(stranger).post(at(evening, part))["Location"].startswith("/login/")
    assert state_of(evening) == "running"
