"""The settings of a tournament that is there."""

from typing import Any

import pytest
from django.test import Client

from tests.fields import PEOPLE, fill_field, open_tournament, plan_tournament
from tests.seated import ask
from tests.web.visitors import browser_of, hidden_fields, problem_texts
from tournaments.models import Actor, Club, Tournament
from tournaments.selectors.seating import seated_tables
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.hands import record_hand
from tournaments.services.seating import draw_seats, prepare_draw


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


@pytest.fixture
def planned(director: Actor, club: Club) -> Tournament:
    return plan_tournament(
        director, club, house_rules={"out_at": 101, "ace_low": True}, currency="GBP", unit_minor=10
    )


@pytest.fixture
def playing(director: Actor, club: Club) -> Tournament:
    """Four people in mid-match: rules and stakes are frozen."""
    tournament = open_tournament(director, club)
    fill_field(director, tournament, PEOPLE[:4])
    prepare_draw(actor=director, tournament_id=tournament.pk)
    draw_seats(DrawRequest(director, tournament.pk, 4), public_word="heron")
    hand = {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20, "4": 30}}
    record_hand(ask(director, seated_tables(tournament).get()), number=1, hand=hand)
    tournament.refresh_from_db()
    return tournament


def at(tournament: Tournament) -> str:
    return f"/tournaments/{tournament.pk}/settings/"


def typed(page: Any) -> dict[str, str]:
    """The form as the page shows it, ready to be sent."""
    groups = [*page.context["groups"], *page.context.get("rule_groups", ())]
    fields = [one for group in groups for one in group["fields"]]
    fields += [page.context["name"], *page.context["when"]]
    answers = {one.name: one.value() or "" for one in fields}
    for variant in (page.context["variants"] or {"list": []})["list"]:
        if variant["checked"]:
            answers["variant"] = variant["key"]
    return answers | hidden_fields(page.context["fields"])


def test_the_form_shows_what_is_set(desk: Client, planned: Tournament) -> None:
    shown = typed(desk.get(at(planned)))
    assert shown["date"] == "2026-11-06"
    assert shown["time"] == "19:00"
    assert shown["unit"] == "0.10"
    assert shown["house_rules.out_at"] == "101"
    assert shown["house_rules.ace_low"] == "true"


def test_saving_what_is_shown_changes_nothing(desk: Client, planned: Tournament) -> None:
    version = planned.version
    assert desk.post(at(planned), typed(desk.get(at(planned)))).status_code == 302
    planned.refresh_from_db()
    assert planned.version == version


def test_a_house_rule_left_empty_is_the_rule_sheets_again(
    desk: Client, planned: Tournament
) -> None:
    form = typed(desk.get(at(planned))) | {"house_rules.out_at": ""}
    assert desk.post(at(planned), form).status_code == 302
    planned.refresh_from_db()
    assert planned.house_rules == {"ace_low": True}


def test_once_play_has_begun_rules_are_not_asked_and_the_rest_changes(
    desk: Client, playing: Tournament
) -> None:
    page = desk.get(at(playing))
    assert page.context["frozen"]
    assert page.context["variants"] is None
    form = typed(page) | {"name": "Candlemas Cup", "most_entries": "40"}
    assert desk.post(at(playing), form).status_code == 302
    playing.refresh_from_db()
    assert (playing.name, playing.most_entries) == ("Candlemas Cup", 40)


def test_fewer_places_than_entries_are_refused(desk: Client, director: Actor, club: Club) -> None:
    full = open_tournament(director, club)
    fill_field(director, full, PEOPLE[:4])
    form = typed(desk.get(at(full))) | {"most_entries": "3", "name": "Small"}
    answer = desk.post(at(full), form)
    assert answer.status_code == 422
    assert problem_texts(answer) == ["4 are entered already, so 3 places are too few."]
    assert answer.context["name"].value() == "Small"
    full.refresh_from_db()
    assert (full.name, full.most_entries) == ("Friday Kaluki", None)


def test_a_form_older_than_the_last_act_is_shown_again(desk: Client, planned: Tournament) -> None:
    old = typed(desk.get(at(planned)))
    desk.post(at(planned), old | {"name": "First"})
    answer = desk.post(at(planned), old | {"name": "Second"})
    assert answer.status_code == 409
    assert answer.context["name"].value() == "Second"
    planned.refresh_from_db()
    assert planned.name == "First"
    assert desk.post(at(planned), typed(answer)).status_code == 302
    planned.refresh_from_db()
    assert planned.name == "Second"


@pytest.mark.parametrize("who", ["player_user", "scorekeeper"])
def test_only_a_director_changes_settings(
    who: str, request: pytest.FixtureRequest, tournament: Tournament
) -> None:
    visitor = browser_of(request.getfixturevalue(who))
    assert visitor.get(at(tournament)).status_code == 403
    assert visitor.post(at(tournament), {"name": "Mine"}).status_code == 403


def test_once_seats_are_drawn_it_tells_who_plays_and_what_is_frozen(
    desk: Client, playing: Tournament
) -> None:
    page = desk.get(at(playing))
    assert page.context["frozen"].startswith("Play has begun: rule sheet, house rules,")
    facts = {one["label"]: one["value"] for one in page.context["side"]["facts"]}
    assert facts["4 players"] == "1 table"
    assert not any(label.startswith("With ") for label in facts)
