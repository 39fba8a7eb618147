"""Rule sheets are open to everybody and say what the scorer does (variants.md §3)."""

import pytest
from django.test import Client

from scoring.variants import all_variants
from tests.seated import run_tournament
from tournaments.models import Club
from tournaments.selectors.rules import tournament_variant
from tournaments.selectors.tournaments import find_tournament
from tournaments.web.rules.sheet_page import published_context, tournament_context

KEYS = [variant.key for variant in all_variants()]


def test_every_sheet_is_listed(db: None) -> None:
    page = Client().get("/rules/").text

    assert all(f"/rules/{key}/" in page for key in KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_every_sheet_and_its_calculator_can_be_read(db: None, key: str) -> None:
    assert Client().get(f"/rules/{key}/").status_code == 200
    assert Client().get(f"/rules/{key}/score/").status_code == 200


def test_a_sheet_nobody_wrote_is_not_found(db: None) -> None:
    for address in ("/rules/canasta/", "/rules/canasta/score/"):
        assert Client().get(address).status_code == 404
    assert Client().post("/rules/canasta/score/preview/").status_code == 404


def test_the_jamaican_sheet_shows_nine_contracts_and_what_each_deals(db: None) -> None:
    """variants.md §3.7"""
    jamaican = next(variant for variant in all_variants() if variant.key == "jamaican")
    context = published_context(jamaican)

    assert [row["dealt"] for row in context["contracts"]] == [9, 10, 11, 12, 12, 13, 14, 15, 16]
    assert [meld["text"] for meld in context["contracts"][1]["melds"]] == [
        "set of 3",
        "set of 3",
        "run of 4",
    ]
    assert context["worked"]["sum"] == "15 + 1 + 50 + 7 = 73, × 2 = 146"
    titles = [section["title"] for section in context["sections"]]
    assert "Cards dealt" not in titles
    assert "Points for cards left in hand" not in titles


def test_a_tournaments_rules_mark_what_the_club_changed(club: Club) -> None:
    """variants.md §4: house rules in force are marked, with what the sheet says otherwise."""
    house_rules = {"out_at": 101, "penalties": {"joker": 25}}
    tournament = find_tournament(run_tournament(club, house_rules=house_rules).pk)
    context = tournament_context(tournament, tournament_variant(tournament))

    changed = {
        row["label"]: (row["value"], row["usual"])
        for section in context["sections"]
        for row in section["rows"]
        if row["changed"]
    }
    assert changed == {"Out when the total reaches": ("101", "150")}
    assert [value["points"] for value in context["values"] if value["changed"]] == ["25"]
    page = Client().get(f"/tournaments/{tournament.pk}/rules/").text
    assert "otherwise 150" in page
    assert "house_rules=" in page


def test_a_house_rule_on_contracts_is_marked_although_the_table_shows_them(club: Club) -> None:
    tournament = find_tournament(run_tournament(club, "mexican", house_rules={"hands": 5}).pk)
    context = tournament_context(tournament, tournament_variant(tournament))

    assert len(context["contracts"]) == 5
    rows = [row for section in context["sections"] for row in section["rows"] if row["changed"]]
    assert [(row["label"], row["value"]) for row in rows] == [("Hands in a match", "5")]
