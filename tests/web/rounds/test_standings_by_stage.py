"""The public page shows standings by stage: what counts, the cut, round and table in words."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from django.test import Client

from tests.web.rounds.events import end_round, open_event, play_out, seat_round
from tournaments.domain.stages.choices import Counting, TableMaking
from tournaments.domain.stages.counting import round_to_hundredths
from tournaments.domain.stages.settings_data import settings_to_data
from tournaments.models import Actor, Club, Stage, Tournament
from tournaments.selectors.stages import stage_settings
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.rounds.advancing import advance_stage
from tournaments.web.tournaments.built import context_of
from tournaments.web.tournaments.counted import hundredths_words


def standings(tournament: Tournament, stage: str = "") -> dict[str, Any]:
    found: dict[str, Any] = context_of(find_tournament(tournament.pk), stage)["standings"]
    return found


@pytest.fixture
def at_the_cut(director: Actor, with_final: Tournament) -> Tournament:
    """Three rounds are played; the four best wait for their final."""
    for _round in range(3):
        seat_round(director, with_final)
        end_round(director, with_final)
    return with_final


def test_the_cut_is_drawn_and_provisional_while_a_round_is_to_come(
    director: Actor, with_final: Tournament
) -> None:
    seat_round(director, with_final)
    end_round(director, with_final)

    found = standings(with_final)
    assert found["cut"].startswith("The first 4 go on. Provisional")
    assert found["line"] == "The cut, provisional"
    if any(row["cut"] for row in found["rows"]):
        assert [row["cut"] for row in found["rows"]].index(True) == 3


def test_the_present_stage_comes_first_and_the_others_are_one_click_away(
    director: Actor, at_the_cut: Tournament
) -> None:
    assert standings(at_the_cut)["tabs"] == []
    going = [row["key"] for row in standings(at_the_cut)["rows"]]
    advance_stage(actor=director, tournament_id=at_the_cut.pk, decided=going)
    stage = Stage.objects.get(number=2)
    stage.settings = settings_to_data(
        replace(stage_settings(stage), tables_made=TableMaking.SCHEDULED)
    )
    stage.save()
    seat_round(director, at_the_cut)
    end_round(director, at_the_cut)

    found = standings(at_the_cut)
    assert [tab["label"] for tab in found["tabs"]] == ["Final", "Rounds", "Whole tournament"]
    assert [tab["current"] for tab in found["tabs"]] == [True, False, False]
    assert len(found["rows"]) == 4
    assert len(standings(at_the_cut, "1")["rows"]) == 8
    assert len(standings(at_the_cut, "all")["rows"]) == 8
    assert standings(at_the_cut, "all")["lead"] == "Whoever came further stands higher."
    tables = context_of(find_tournament(at_the_cut.pk))["tables"]["list"]
    assert [table["title"] for table in tables] == ["Final, table 1"]
    page = Client().get(f"/tournaments/{at_the_cut.pk}/?stage=1")
    assert page.context["standings"]["tabs"][1]["current"] is True
    part = Client().get(page.context["standings"]["url"])
    assert "The first 4 go on." in part.text


def test_an_address_that_names_no_stage_shows_the_present_one(
    director: Actor, with_final: Tournament
) -> None:
    seat_round(director, with_final)
    answer = Client().get(f"/tournaments/{with_final.pk}/?stage=<b>")
    assert answer.status_code == 200
    assert "stage=" not in answer.context["standings"]["url"]


def test_tables_are_told_with_their_round(director: Actor, with_final: Tournament) -> None:
    seat_round(director, with_final)
    tables = context_of(find_tournament(with_final.pk))["tables"]["list"]
    assert [table["title"] for table in tables] == ["Round 1, table 1", "Round 1, table 2"]


def test_points_of_a_table_are_those_of_its_match(director: Actor, with_final: Tournament) -> None:
    for _round in range(2):
        seat_round(director, with_final)
        end_round(director, with_final)
    tables = context_of(find_tournament(with_final.pk))["tables"]["list"]
    assert {seat["total"] for table in tables for seat in table["seats"]} == {0, 20, 30, 40}


@pytest.mark.parametrize(
    ("counting", "label", "best"),
    [
        (Counting.AVERAGE_PER_HAND, "Average a hand", "0.00"),
        (Counting.TABLE_POINTS, "Table points", 120),
    ],
)
def test_what_counts_is_named_and_shown(
    director: Actor, with_final: Tournament, counting: Counting, label: str, best: object
) -> None:
    stage = Stage.objects.get(number=1)
    stage.settings = settings_to_data(replace(stage_settings(stage), counting=counting))
    stage.save()
    seat_round(director, with_final)
    end_round(director, with_final)

    found = standings(with_final)
    assert found["label"] == label
    assert found["rows"][0]["points"] == best


def test_an_average_is_shown_to_hundredths() -> None:
    assert hundredths_words(round_to_hundredths(Fraction(37, 3))) == "12.33"
    assert hundredths_words(round_to_hundredths(Fraction(-1, 2))) == "−0.50"


def test_who_won_a_table_of_a_knock_out_goes_on_and_has_not_won(
    director: Actor, knock_out: Tournament
) -> None:
    seat_round(director, knock_out)
    play_out(director, knock_out)
    tags = [row["state"]["text"] for row in standings(knock_out)["rows"]]
    assert tags.count("Goes on") == 3
    assert "Winner" not in tags


def test_the_hall_says_round_and_cut(director: Actor, with_final: Tournament) -> None:
    seat_round(director, with_final)
    end_round(director, with_final)
    hall = Client().get(f"/tournaments/{with_final.pk}/hall/").context["hall"]
    assert hall["round"] == "Round 1"
    assert hall["cut"] == "The cut, provisional"


def test_one_evening_at_one_table_has_neither_tabs_nor_rounds(
    director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = open_event(director, club, "british_evening", 4)
    found = standings(tournament)
    assert (found["tabs"], found["cut"]) == ([], "")
