"""A whole knock-out of nine by the pages, from the preset to the winner."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.director import sign_in
from tests.fields import PEOPLE, enter
from tests.web.rounds.events import play_out
from tournaments.models import Actor, Club, Tournament

pytestmark = pytest.mark.browser


def test_nine_play_a_knock_out_to_its_winner(desk: Page, director: Actor, club: Club) -> None:
    sign_in(desk, "director")
    tournament = begin(desk, director)
    draft_with_two_changed(desk)
    publish(desk)
    play_out(director, tournament)
    desk.goto(f"/tournaments/{tournament.pk}/console/")
    next_step = desk.get_by_role("region", name="What comes next")
    next_step.get_by_role("link", name="Close round 1").click()
    desk.get_by_role("button", name="Close the round").click()

    desk.get_by_role("button", name="Make the draft").click()
    publish(desk)
    desk.get_by_role("link", name="The knock-out as a tree").click()
    expect(desk.get_by_text("goes on", exact=True)).to_have_count(3)
    expect(desk.get_by_text("winner of table 1")).to_have_count(1)
    play_out(director, tournament)

    desk.goto(f"/tournaments/{tournament.pk}/rounds/")
    desk.get_by_role("link", name="Finish the tournament").click()
    desk.get_by_role("button", name="Finish the tournament").click()
    desk.goto(f"/tournaments/{tournament.pk}/")
    expect(desk.get_by_role("heading", name=re.compile(r"\bwins$"))).to_be_visible()
    desk.get_by_role("link", name="The knock-out as a tree").click()
    expect(desk.get_by_text("wins the event", exact=True)).to_have_count(1)


def begin(desk: Page, director: Actor) -> Tournament:
    """Choose the preset, change the rules a little, enter nine people and check them in."""
    desk.goto("/clubs/kaluki/tournaments/new/")
    desk.get_by_label("Name of the tournament").fill("Tower Knock-out")
    desk.get_by_role("radio", name="Blackpool knock-out").check(force=True)
    expect(desk.locator("[name=variant][value=blackpool]")).to_be_checked()
    limit = desk.locator("[name='house_rules.out_at']")
    desk.locator("details.group", has=limit).locator("summary").click()
    limit.fill("30")
    desk.locator("[name='house_rules.max_buy_ins']").fill("0")
    desk.get_by_role("button", name="Create the tournament").click()
    desk.get_by_role("button", name="Open registration").click()
    tournament = Tournament.objects.get()
    for name in PEOPLE[:9]:
        enter(director, tournament, name)
    desk.goto(f"/tournaments/{tournament.pk}/entries/")
    desk.get_by_role("button", name="Check in all 9").click()
    desk.get_by_role("link", name="Stages and rounds").click()
    return tournament


def draft_with_two_changed(desk: Page) -> None:
    """The draft; somebody is dragged onto another, whose seat he takes."""
    desk.get_by_role("button", name="Make the draft").click()
    tables = desk.locator(".draft-table ol")
    first, second = (tables.nth(table).locator("li").first for table in (0, 1))
    mover, other = (seat.locator("span").last.inner_text() for seat in (first, second))
    first.drag_to(second)
    expect(tables.nth(1).locator("li").first).to_contain_text(mover)
    expect(tables.nth(0).locator("li").first).to_contain_text(other)


def publish(desk: Page) -> None:
    desk.get_by_role("button", name="Publish: let people sit down").click()
    expect(desk.get_by_text("is published: people may sit down.")).to_be_visible()
