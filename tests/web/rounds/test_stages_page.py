"""Stages in plain words, changed until seats are taken, every problem at its field."""

from typing import Any

import pytest
from django.test import Client

from tests.fields import open_tournament
from tests.web.rounds.events import seat_round
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, Stage, Tournament
from tournaments.web.rounds.applying import APPLIES


def at(tournament: Tournament) -> str:
    return f"/tournaments/{tournament.pk}/rounds/stages/"


def asked(stage: Any) -> list[Any]:
    return [question["field"] for question in stage["questions"]]


def typed(page: Any) -> dict[str, str]:
    """What a browser would send back of the form as it is shown."""
    stages = page.context["stages"]
    fields = [one for stage in stages for one in (*asked(stage), *stage["tie_breaks"])]
    values = {field.html_name: field.value() or "" for field in fields}
    return values | {"count": str(page.context["count"])}


def test_the_form_shows_what_is_and_saves_what_is_changed(
    desk: Client, with_final: Tournament
) -> None:
    sent = typed(desk.get(at(with_final)))
    answer = desk.post(at(with_final), sent | {"stages.0.rounds": "4", "stages.0.name": "Heats"})

    assert answer["Location"] == f"/tournaments/{with_final.pk}/rounds/"
    first, final = Stage.objects.order_by("number")
    assert (first.settings["rounds"], first.name) == (4, "Heats")
    assert final.settings["match_end"] == "all_contracts"
    page = desk.get(answer["Location"])
    assert [stage["title"] for stage in page.context["stages"]] == ["Heats", "Final"]
    assert "4 rounds." in page.context["stages"][0]["sentences"]


def test_every_problem_stands_at_its_field_at_once(desk: Client, with_final: Tournament) -> None:
    sent = typed(desk.get(at(with_final)))
    wrong = {
        "stages.0.rounds": "0",
        "stages.0.sizes.largest": "9",
        "stages.1.match_end": "fixed_hands",
        "stages.1.hands": "",
    }
    answer = desk.post(at(with_final), sent | wrong)

    assert answer.status_code == 422
    marked = {
        field.html_name
        for stage in answer.context["stages"]
        for field in asked(stage)
        if field.errors
    }
    assert marked == {"stages.0.rounds", "stages.0.sizes.largest", "stages.1.hands"}
    fields = {problem["field"] for problem in answer.context["problems"]}
    assert fields == marked


def test_what_is_no_number_is_said_at_its_field(desk: Client, with_final: Tournament) -> None:
    sent = typed(desk.get(at(with_final)))
    answer = desk.post(at(with_final), sent | {"stages.0.rounds": "many"})
    assert answer.context["problems"] == [
        {"text": "“many” is no whole number.", "field": "stages.0.rounds"}
    ]


def test_table_points_are_rows_by_the_size_of_table(desk: Client, with_final: Tournament) -> None:
    sent = typed(desk.get(at(with_final)))
    counted = {"stages.0.counting": "table_points"}
    rows = "120 0 / 120 60 0 / 100 50 25 0 / 100 60 40 20 0"

    refused = desk.post(at(with_final), sent | counted | {"stages.0.table_points": "120 none"})
    assert {one["field"] for one in refused.context["problems"]} >= {"stages.0.table_points"}

    desk.post(at(with_final), sent | counted | {"stages.0.table_points": rows})
    assert Stage.objects.get(number=1).settings["table_points"]["4"] == [100, 50, 25, 0]


def test_a_stage_is_added_and_taken_away_before_anything_is_saved(
    desk: Client, with_final: Tournament
) -> None:
    sent = typed(desk.get(at(with_final)))

    more = desk.post(at(with_final), sent | {"step": "add"})
    assert more.context["count"] == 3
    fewer = desk.post(at(with_final), sent | {"step": "remove"})
    assert fewer.context["count"] == 1
    assert Stage.objects.count() == 2


def test_a_tournament_of_the_sheet_alone_begins_with_one_stage(
    director: Actor, desk: Client, club: Club
) -> None:
    tournament = open_tournament(director, club)
    page = desk.get(at(tournament))
    assert page.context["count"] == 1
    assert desk.post(at(tournament), typed(page)).status_code == 302
    assert Stage.objects.get().settings["tables_made"] == "drawn"


def test_a_preset_replaces_the_stages(director: Actor, desk: Client, club: Club) -> None:
    tournament = open_tournament(director, club)
    desk.post(f"{at(tournament)}preset/", {"preset": "league_night"})
    assert Stage.objects.get().settings["rounds"] == 3
    assert desk.post(f"{at(tournament)}preset/", {"preset": "none"}).status_code == 422


def test_once_seats_are_taken_nothing_can_be_changed(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    sent = typed(desk.get(at(knock_out)))
    seat_round(director, knock_out)

    assert desk.get(at(knock_out)).context["frozen"] is True
    assert desk.post(at(knock_out), sent).status_code == 422


@pytest.mark.parametrize(
    ("who", "status"), [("helper", 403), ("player_user", 403), ("stranger", 302)]
)
def test_only_the_director_decides(
    request: pytest.FixtureRequest, knock_out: Tournament, who: str, status: int
) -> None:
    browser = browser_of(request.getfixturevalue(who))
    assert browser.get(at(knock_out)).status_code == status


def chosen(page: Any, stage: int) -> list[str]:
    return [field.value() for field in page.context["stages"][stage]["tie_breaks"]]


def test_tie_breaks_are_put_in_another_order(desk: Client, with_final: Tournament) -> None:
    page = desk.get(at(with_final))
    before = Stage.objects.get(number=1).settings["tie_breaks"]
    assert chosen(page, 0) == [*before, *[""] * (7 - len(before))]

    order = {"stages.0.tie_breaks.1": "drawn_card", "stages.0.tie_breaks.2": ""}
    order |= {"stages.0.tie_breaks.5": "kalukis"}
    desk.post(at(with_final), typed(page) | order)

    first = Stage.objects.get(number=1)
    assert first.settings["tie_breaks"] == ["drawn_card", *before[2:], "kalukis"]
    assert Stage.objects.get(number=2).settings["tie_breaks"] == before
    rounds = desk.get(f"/tournaments/{with_final.pk}/rounds/")
    sentences = rounds.context["stages"][0]["sentences"]
    assert any(text.startswith("Equals are parted by: a drawn card") for text in sentences)


def test_without_any_tie_break_places_are_shared(desk: Client, with_final: Tournament) -> None:
    none = {f"stages.0.tie_breaks.{number}": "" for number in range(1, 8)}
    desk.post(at(with_final), typed(desk.get(at(with_final))) | none)
    assert Stage.objects.get(number=1).settings["tie_breaks"] == []


def test_a_tie_break_unknown_or_chosen_twice_is_said_at_its_choice(
    desk: Client, with_final: Tournament
) -> None:
    order = {
        "stages.0.tie_breaks.1": "kalukis",
        "stages.0.tie_breaks.2": "height",
        "stages.0.tie_breaks.4": "kalukis",
        "stages.1.tie_breaks.7": "hands_won",
        "stages.1.tie_breaks.6": "hands_won",
    }
    before = [stage.settings for stage in Stage.objects.order_by("number")]
    refused = desk.post(at(with_final), typed(desk.get(at(with_final))) | order)

    assert refused.status_code == 422
    assert refused.context["problems"] == [
        {
            "text": "The tie-break kalukis is named more than once.",
            "field": "stages.0.tie_breaks.4",
        },
        {"text": "There is no tie-break named height.", "field": "stages.0.tie_breaks.2"},
        {
            "text": "The tie-break hands won is named more than once.",
            "field": "stages.1.tie_breaks.7",
        },
    ]
    assert [bool(field.errors) for field in refused.context["stages"][0]["tie_breaks"]] == [
        number in (2, 4) for number in range(1, 8)
    ]
    assert [stage.settings for stage in Stage.objects.order_by("number")] == before


def test_a_number_left_over_from_another_choice_is_no_dead_end(
    director: Actor, desk: Client, club: Club
) -> None:
    tournament = open_tournament(director, club)
    desk.post(f"{at(tournament)}preset/", {"preset": "league_night"})
    sent = typed(desk.get(at(tournament)))
    assert (sent["stages.0.match_end"], sent["stages.0.hands"]) == ("fixed_hands", "6")
    left_over = {"stages.0.minutes": "soon", "stages.0.table_points": "none"}

    desk.post(at(tournament), sent | {"stages.0.match_end": "to_the_last"} | left_over)

    settings = Stage.objects.get().settings
    assert (settings["match_end"], settings["hands"], settings["minutes"]) == (
        "to_the_last",
        None,
        None,
    )


def test_a_stage_added_begins_with_what_fits_the_rule_sheet(
    director: Actor, desk: Client, club: Club
) -> None:
    tournament = open_tournament(director, club)
    desk.post(f"{at(tournament)}preset/", {"preset": "league_night"})

    more = typed(desk.post(at(tournament), typed(desk.get(at(tournament))) | {"step": "add"}))

    assert (more["stages.1.match_end"], more["stages.1.hands"]) == ("to_the_last", "")
    assert more["stages.1.sizes.preferred"] == more["stages.0.sizes.preferred"]
    assert more["stages.0.hands"] == "6"


def test_each_question_says_which_answers_it_goes_with(
    director: Actor, desk: Client, club: Club
) -> None:
    page = desk.get(at(open_tournament(director, club)))
    when = {one["field"].name: one["when"] for one in page.context["stages"][0]["questions"]}
    assert when["stages.0.hands"] == "match_end=fixed_hands"
    assert when["stages.0.advance"] == "match_end=to_the_last tables_made=winners_advance"
    assert when["stages.0.rounds"] == ""


def test_every_answer_a_question_goes_with_can_be_given(
    director: Actor, desk: Client, club: Club
) -> None:
    page = desk.get(at(open_tournament(director, club)))
    fields = {one["field"].name: one["field"] for one in page.context["stages"][0]["questions"]}
    for answers in APPLIES.values():
        for question, answer in answers:
            choices = fields[f"stages.0.{question}"].field.widget.choices
            assert answer in dict(choices)


def test_what_a_rule_sheet_knows_nothing_of_is_not_asked(
    desk: Client, with_final: Tournament
) -> None:
    page = desk.get(at(with_final))
    names = [one["field"].name for one in page.context["stages"][0]["questions"]]
    assert "stages.0.limit_scope" not in names
    assert "stages.0.buy_in_seconds" not in names
    assert desk.post(at(with_final), typed(page)).status_code == 302
