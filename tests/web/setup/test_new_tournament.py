"""A new tournament: every answer read, every problem named at once, made a single time."""

from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, Tournament

FORM = {
    "name": "Candlemas Cup",
    "variant": "british",
    "date": "2027-02-06",
    "time": "19:30",
    "currency": "GBP",
    "unit": "0.10",
    "most_entries": "24",
    "house_rules.out_at": "101",
    "house_rules.kaluki_doubles": "true",
    "house_rules.stakes.initial": "4",
    "house_rules.penalties.joker": "25",
}


@pytest.fixture
def at(club: Club) -> str:
    return f"/clubs/{club.slug}/tournaments/new/"


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


def field(answer: Any, name: str) -> Any:
    groups = [*answer.context["groups"], *answer.context["rule_groups"]]
    return next(one for group in groups for one in group["fields"] if one.name == name)


def test_the_form_asks_what_the_rule_sheet_leaves_open(desk: Client, at: str) -> None:
    page = desk.get(at)
    assert page.context["variants"]["list"][0]["checked"] is True
    assert all(one.value() for one in page.context["when"])
    assert field(page, "house_rules.out_at").help_text == "Rule sheet: 150"
    assert field(page, "house_rules.buy_in_min_survivors").help_text == "Rule sheet: 2; 1 to 5"
    assert 'name="house_rules.penalties.joker"' in page.content.decode()


def test_another_rule_sheet_asks_other_questions(desk: Client, at: str) -> None:
    page = desk.post(at, {**FORM, "variant": "mexican", "step": "variant"})
    assert page.status_code == 200
    assert field(page, "house_rules.wild_ranks").help_text == "Rule sheet: 3 4 5 6 7 8 9"
    assert page.context["name"].value() == "Candlemas Cup"
    assert not Tournament.objects.exists()


def test_a_tournament_is_made_as_typed(desk: Client, club: Club, at: str) -> None:
    answer = desk.post(at, FORM)
    made = Tournament.objects.get()
    assert answer["Location"] == f"/tournaments/{made.pk}/console/"
    assert made.starts_at == datetime(2027, 2, 6, 19, 30, tzinfo=UTC)
    assert (made.currency, made.unit_minor, made.most_entries) == ("GBP", 10, 24)
    assert made.house_rules == {
        "out_at": 101,
        "kaluki_doubles": True,
        "stakes": {"initial": 4},
        "penalties": {"joker": 25},
    }


def test_fault_25_the_start_is_in_the_zone_of_the_club(desk: Client, club: Club, at: str) -> None:
    Club.objects.update(time_zone="Europe/Kyiv")
    desk.post(at, {**FORM, "date": "2027-07-03"})
    assert Tournament.objects.get().starts_at == datetime(2027, 7, 3, 16, 30, tzinfo=UTC)


def test_every_problem_is_named_at_once_and_what_was_typed_stays(desk: Client, at: str) -> None:
    wrong = {
        **FORM,
        "name": " ",
        "date": "6 February",
        "time": "",
        "unit": "ten pence",
        "most_entries": "many",
        "table_smallest": "1",
        "house_rules.out_at": "-3",
        "house_rules.penalties.joker": "a lot",
    }
    answer = desk.post(at, wrong)
    assert answer.status_code == 422
    assert problem_texts(answer) == [
        "Give the tournament a name.",
        "Give the day as a date, such as 2027-02-06.",
        "Give the time of the start, such as 19:30.",
        "“ten pence” is no amount of this currency: give it such as 0.10.",
        "“many” is no whole number.",
        "“Out when the total reaches” is a whole number from 1 to 100000, not -3.",
        "“Joker” is a whole number from 0 to 1000, not 'a lot'.",
    ]
    assert field(answer, "house_rules.penalties.joker").value() == "a lot"
    assert [problem["field"] for problem in answer.context["problems"]][:4] == [
        "name",
        "date",
        "time",
        "unit",
    ]
    assert answer.content.decode().startswith("<!doctype html>")
    assert "<title>Error: New tournament" in answer.content.decode()
    assert not Tournament.objects.exists()


def test_a_group_with_a_problem_stands_open(desk: Client, at: str) -> None:
    answer = desk.post(at, {**FORM, "house_rules.penalties.joker": "-1"})
    cards = answer.context["rule_groups"][-1]
    assert (cards["title"], cards["open"]) == ("Points of cards", True)


def test_table_sizes_out_of_the_rules_are_refused(desk: Client, at: str) -> None:
    answer = desk.post(at, {**FORM, "table_largest": "9"})
    assert problem_texts(answer) == ["Under these rules 2 to 5 players sit at a table, not 9."]


def test_an_hour_the_clocks_skip_is_refused(desk: Client, at: str) -> None:
    answer = desk.post(at, {**FORM, "date": "2027-03-28", "time": "01:30"})
    assert problem_texts(answer) == ["On that day the clocks are put forward past this time."]


def test_no_rule_sheet_is_refused(desk: Client, at: str) -> None:
    answer = desk.post(at, {**FORM, "variant": "whist"})
    assert answer.status_code == 422
    assert answer.context["variants"]["errors"] == ["There is no rule sheet named whist."]


def test_for_interest_there_is_no_unit(desk: Client, at: str) -> None:
    desk.post(at, {**FORM, "currency": ""})
    assert Tournament.objects.get().unit_minor is None


def test_a_double_click_makes_one_tournament(desk: Client, at: str) -> None:
    form = {**FORM, "form_id": str(uuid4())}
    first, second = desk.post(at, form), desk.post(at, form)
    assert first["Location"] == second["Location"]
    assert Tournament.objects.count() == 1


def test_the_panel_says_what_the_answers_come_to(desk: Client, at: str) -> None:
    page = desk.post(f"{at}facts/", {**FORM, "shown_variant": "british"})
    said = page.content.decode()
    assert "<dt>Out at</dt><dd>101</dd>" in said
    assert "<dt>With 24 players</dt><dd>6 tables <small>4, 4, 4, 4, 4 and 4</small></dd>" in said
    assert "<dt>In the pots then</dt><dd>£9.60 <small>and buy-ins</small></dd>" in said
    assert "<html" not in page.content.decode()
    assert "hx-swap-oob" not in page.content.decode()


def test_the_panel_brings_the_questions_of_another_sheet(desk: Client, at: str) -> None:
    page = desk.post(f"{at}facts/", {**FORM, "variant": "jamaican", "shown_variant": "british"})
    assert 'id="rule-questions" hx-swap-oob="true"' in page.content.decode()
    assert 'name="house_rules.intercepts"' in page.content.decode()


def test_the_panel_speaks_while_the_answers_are_wrong(desk: Client, at: str) -> None:
    page = desk.post(f"{at}facts/", {"variant": "british", "shown_variant": "british"})
    assert page.status_code == 200
    assert "<dt>With 24 players</dt><dd>6 tables" in page.content.decode()


def test_wrong_house_rules_are_not_counted_in(desk: Client, at: str) -> None:
    page = desk.post(f"{at}facts/", {**FORM, "house_rules.out_at": "many"})
    assert "<dt>Out at</dt><dd>150</dd>" in page.content.decode()
    assert "the house rules are not counted in yet" in page.content.decode()


@pytest.mark.parametrize("who", ["player_user", "scorekeeper"])
def test_only_a_director_makes_tournaments(
    who: str, request: pytest.FixtureRequest, at: str
) -> None:
    visitor = browser_of(request.getfixturevalue(who))
    before = Tournament.objects.count()
    assert visitor.get(at).status_code == 403
    assert visitor.post(at, FORM).status_code == 403
    assert visitor.post(f"{at}facts/", FORM).status_code == 403
    assert Tournament.objects.count() == before


def test_a_stranger_is_sent_to_sign_in(at: str, stranger: Actor) -> None:
    assert browser_of(stranger).get(at)["Location"].startswith("/login/")
