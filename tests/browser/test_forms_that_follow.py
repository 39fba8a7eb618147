"""Forms that follow what one types: the search at the desk, the questions about a stage."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.director import sign_in
from tests.fields import open_tournament
from tests.seated import make_player
from tournaments.models import Actor, Club, Entry

pytestmark = pytest.mark.browser


def test_the_enter_key_enters_the_one_who_was_found(
    desk: Page, director: Actor, club: Club
) -> None:
    tournament = open_tournament(director, club)
    for name in ("Ann Sloe", "Anna Quill"):
        make_player(club, name)
    sign_in(desk, "director")
    desk.goto(f"/tournaments/{tournament.pk}/entries/")
    field = desk.locator("#q")

    field.press_sequentially("ann")
    expect(desk.get_by_role("button", name="Enter all 2 found")).to_be_visible()
    field.press("Enter")
    expect(desk.locator("#q")).to_be_focused()
    assert not Entry.objects.exists()

    field.fill("ann sl")
    expect(desk.locator("[data-found-for='ann sl']")).to_be_visible()
    field.press("Enter")
    expect(desk.locator("#q")).to_be_focused()
    expect(desk.locator(".entries").get_by_role("link", name="Ann Sloe")).to_be_visible()
    assert Entry.objects.get().player.name == "Ann Sloe"


def test_a_stage_asks_only_what_goes_with_its_answers(
    desk: Page, director: Actor, club: Club
) -> None:
    tournament = open_tournament(director, club)
    sign_in(desk, "director")
    desk.goto(f"/tournaments/{tournament.pk}/rounds/stages/")
    hands, left = desk.get_by_label("Hands of a match"), desk.get_by_label("Left of a table")
    expect(hands).to_be_hidden()
    expect(left).to_be_visible()

    desk.get_by_label("A match ends").select_option("a number of hands")
    expect(left).to_be_hidden()
    hands.fill("6")
    desk.get_by_label("A match ends").select_option("to the last")
    expect(hands).to_be_hidden()
    desk.get_by_role("button", name="Save the stages").click()
    expect(desk.get_by_text("The stages are saved.")).to_be_visible()
