"""A preset is chosen with one click and brings its rule sheet and its stages."""

import pytest
from django.test import Client

from tests.web.visitors import browser_of, problem_texts
from tournaments.domain.stages.presets import PRESETS
from tournaments.models import Actor, Club, Stage, Tournament

NEW = "/clubs/kaluki/tournaments/new/"
ANSWERS = {
    "name": "Friday Kaluki",
    "variant": "british",
    "date": "2026-11-06",
    "time": "19:00",
    "currency": "",
}


@pytest.fixture
def desk(director: Actor, club: Club) -> Client:
    return browser_of(director)


@pytest.mark.parametrize("key", PRESETS)
def test_one_click_makes_the_stages_and_takes_the_sheet(desk: Client, key: str) -> None:
    answer = desk.post(NEW, ANSWERS | {"preset": key})

    tournament = Tournament.objects.get()
    assert answer["Location"] == f"/tournaments/{tournament.pk}/console/"
    assert tournament.variant_key == PRESETS[key].variant_key
    assert Stage.objects.count() == len(PRESETS[key].stages)


def test_the_rule_sheet_alone_decides_no_stages(desk: Client) -> None:
    desk.post(NEW, ANSWERS | {"preset": ""})
    assert Tournament.objects.get().variant_key == "british"
    assert not Stage.objects.exists()


def test_another_sheet_may_be_chosen_after_the_preset(desk: Client) -> None:
    sent = {"preset": "blackpool_knock_out", "shown_preset": "blackpool_knock_out"}
    desk.post(NEW, ANSWERS | sent)
    assert Tournament.objects.get().variant_key == "british"


def test_a_preset_that_does_not_fit_the_sheet_makes_nothing(desk: Client) -> None:
    sent = {"preset": "mexican_with_final", "shown_preset": "mexican_with_final"}
    answer = desk.post(NEW, ANSWERS | sent)

    assert answer.status_code == 422
    assert problem_texts(answer)
    assert not Tournament.objects.exists()


def test_the_choice_shows_the_sheet_of_the_preset_at_once(desk: Client) -> None:
    answer = desk.post(f"{NEW}facts/", ANSWERS | {"preset": "league_night", "variant": "mexican"})
    assert 'value="british" checked' in answer.text
    assert 'value="league_night" hx-swap-oob="true"' in answer.text


def test_the_form_can_be_opened_with_a_preset(desk: Client) -> None:
    page = desk.get(f"{NEW}?preset=mexican_with_final")
    chosen = [one["key"] for one in page.context["presets"]["list"] if one["checked"]]
    assert chosen == ["mexican_with_final"]


def test_every_preset_is_explained_on_a_page_for_everybody(db: None) -> None:
    page = Client().get("/presets/")
    assert [one["key"] for one in page.context["presets"]] == [*PRESETS]
    assert "Each table plays until 1 player is left." in page.text
    assert "The first 4 go on." in page.text
