"""Rulings are kept with their author and reason, and found again."""

from typing import Any

import pytest
from django.test import Client
from rest_framework.test import APIClient

from scoring.problems import RuleBroken
from tests.api.people import client_of
from tests.cast import make_club
from tests.seated import run_tournament
from tests.web.visitors import browser_of
from tournaments.domain.referee_questions import Ask, RecordedRuling, ruling_from_log
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, LogEntry, Tournament
from tournaments.selectors.log import log_problems
from tournaments.selectors.referee import find_precedents, recorded_rulings
from tournaments.services.referee_rulings import record_ruling

TOO_SMALL = {"hand": 1, "opened": False, "melds": ["3H 3D 3C"]}
NO_SET = {"hand": 1, "opened": False, "melds": ["QS KS AS", "3H 3D 3C", "7C 7C 7D"]}
FINE = {"hand": 1, "opened": False, "melds": ["QS KS AS", "3H 3D 3C"]}


@pytest.fixture
def tournament(club: Club) -> Tournament:
    """One whose rules are those of its sheet."""
    return run_tournament(club)


def rule(actor: Actor, tournament: Tournament, **asked: Any) -> RecordedRuling:
    told = {"ask": Ask.LAY_DOWN, "question": TOO_SMALL, "reason": "He opened with nine", **asked}
    return record_ruling(actor=actor, tournament_id=tournament.pk, **told)


def test_a_ruling_is_kept_with_author_question_answer_and_reason(
    director: Actor, tournament: Tournament
) -> None:
    ruling = rule(director, tournament, table_number=3)
    entry = LogEntry.objects.get(act="record_ruling")
    assert (entry.actor_name, entry.subject) == (director.name, "table 3")
    assert entry.reason == "He opened with nine"
    assert ruling_from_log(entry.before or {}, entry.after or {}) == ruling
    assert (ruling.allowed, ruling.codes, ruling.rules) == (
        False,
        ("opening.too_few_points",),
        ("3.1",),
    )
    tournament.refresh_from_db()
    assert not log_problems(tournament)


def test_it_is_ruled_under_the_rules_of_the_tournament(director: Actor, club: Club) -> None:
    """variants.md §3.1"""
    lenient = run_tournament(club, house_rules={"opening_points": 9})
    assert rule(director, lenient).allowed
    table = 'table british 1\nrules {"ace_low": true}\nplayer Ann\nopened Ann earlier\n'
    question = {"table": table + "meld Ann 2♠ 3♠ 4♠\n", "player": "Ann", "meld": 0, "cards": "AS"}
    assert not rule(director, lenient, ask=Ask.LAY_OFF, question=question).allowed


def test_only_a_director_rules_and_only_with_a_reason(
    director: Actor, scorekeeper: Actor, tournament: Tournament
) -> None:
    with pytest.raises(NotAllowed):
        rule(scorekeeper, tournament)
    with pytest.raises(RuleBroken, match="reason"):
        rule(director, tournament, reason=" ")
    with pytest.raises(RuleBroken, match="not a card"):
        rule(director, tournament, question={**TOO_SMALL, "melds": ["foo"]})
    assert not LogEntry.objects.filter(act="record_ruling").exists()


def test_precedents_share_a_reason_anywhere_in_the_club(
    director: Actor, club: Club, tournament: Tournament
) -> None:
    earlier = run_tournament(club)
    first = rule(director, earlier)
    rule(director, tournament, question=NO_SET)
    rule(director, tournament, question=FINE)
    assert [entry.tournament for entry in find_precedents(club, first)] == [earlier]
    assert recorded_rulings(club).count() == 3
    assert recorded_rulings(club, code="set.suit_repeats").count() == 1
    assert not recorded_rulings(make_club("Other", "other")).exists()


def test_a_ruling_is_recorded_over_the_api(director: Actor, tournament: Tournament) -> None:
    client, address = client_of(director), f"/api/v1/tournaments/{tournament.pk}/rulings/"
    body = {"ask": "lay-down", "question": TOO_SMALL, "reason": "Nine", "table": 2}
    answer = client.post(address, body)
    assert answer.status_code == 201, answer.content
    assert answer.json()["answer"]["problems"][0]["rule"] == "3.1"
    assert client.get(address, {"code": "opening.too_few_points"}).json()["count"] == 1
    assert client.get(address, {"code": "run.gap"}).json()["count"] == 0


def test_a_question_of_the_wrong_shape_is_told_by_its_field(
    director: Actor, tournament: Tournament
) -> None:
    address = f"/api/v1/tournaments/{tournament.pk}/rulings/"
    body = {"ask": "lay-off", "question": {"table": 7, "meld": -1}, "reason": "Nine"}
    answer = client_of(director).post(address, body)
    assert answer.status_code == 422
    fields = {found["field"] for found in answer.json()["problems"]}
    assert fields == {"question.table", "question.player", "question.meld", "question.cards"}


def test_a_director_records_on_the_page_and_reads_what_was_ruled_before(
    director: Actor, tournament: Tournament
) -> None:
    browser = browser_of(director)
    address = f"/tournaments/{tournament.pk}/rulings/"
    form = {"ask": "lay-down", "opened": "no", "melds": "3H 3D 3C", "form_id": "x"}
    refused = browser.post(address, form).text
    assert "Give the reason" in refused
    assert (
        browser.post(address, {**form, "reason": "Nine points", "at_table": "3"}).status_code == 302
    )
    listed = browser.get(address).text
    assert "Reason: Nine points" in listed
    assert "3H 3D 3C" in listed
    assert "table 3" in listed
    assert "Nine points" not in browser.get(address, {"q": "jokers"}).text
    asked = browser.get(f"/tournaments/{tournament.pk}/referee/", {"melds": "4H 4D 4C"}).text
    assert "Ruled before" in asked
    assert "Record this ruling" in asked


def test_a_recorded_ruling_can_be_asked_again(director: Actor, tournament: Tournament) -> None:
    table = "table british 1\nplayer Ann\nopened Ann earlier\nmeld Ann 2♠ 3♠ 4♠\n"
    question = {"table": table, "player": "Ann", "meld": 0, "cards": "5S"}
    rule(director, tournament, ask=Ask.LAY_OFF, question=question)
    listed = browser_of(director).get(f"/tournaments/{tournament.pk}/rulings/")
    (row,) = listed.context["rows"]
    again = Client().get(row["url"])
    assert again.context["ruling"]["tag"]["text"] == "Allowed"
    assert "meld Ann 2♠ 3♠ 4♠ 5♠" in again.text


def test_players_may_ask_and_see_nothing_that_is_for_the_staff(
    director: Actor, tournament: Tournament
) -> None:
    rule(director, tournament)
    page = Client().get(f"/tournaments/{tournament.pk}/referee/", {"melds": "4H 4D 4C"}).text
    assert "Not allowed" in page
    assert "Ruled before" not in page
    assert "Record this ruling" not in page
    assert Client().get(f"/tournaments/{tournament.pk}/rulings/").status_code == 302
    assert APIClient().get(f"/api/v1/tournaments/{tournament.pk}/rulings/").status_code == 401


def test_the_log_tells_of_a_ruling_in_words(director: Actor, tournament: Tournament) -> None:
    rule(director, tournament, table_number=3)
    page = browser_of(director).get(f"/tournaments/{tournament.pk}/log/", {"kind": "rulings"}).text
    assert "Ruling recorded" in page
    assert "allowed: no; paragraphs: 3.1" in page
