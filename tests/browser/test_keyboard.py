"""A hand recorded without a mouse or a touch."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.scorekeeper import cards_field, open_table, totals
from tests.seated import run_tournament, seat_table
from tournaments.models import Actor, Club

pytestmark = pytest.mark.browser

MOST_STEPS = 40


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until the goal has the focus."""
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        if goal.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"{goal} was not reached by {MOST_STEPS} tabs")


def test_a_hand_is_recorded_by_keys_alone(desk: Page, director: Actor, club: Club) -> None:
    open_table(desk, director, seat_table(run_tournament(club), ("Jim", "Ann", "Тарас")))
    tab_to(desk, desk.locator("[name=went_out]").first)
    desk.keyboard.press("Space")
    desk.keyboard.press("ArrowDown")
    tab_to(desk, desk.locator("[name=finish]").first)
    desk.keyboard.press("Space")
    tab_to(desk, cards_field(desk, "Jim"))
    desk.keyboard.type("Qd 7c")
    desk.keyboard.press("Enter")
    expect(cards_field(desk, "Тарас")).to_be_focused()
    desk.keyboard.type("Дж")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("button", name="Review hand 1")).to_be_focused()
    desk.keyboard.press("Enter")
    save = desk.get_by_role("button", name="Save hand 1")
    expect(save).to_be_visible()
    tab_to(desk, save)
    desk.keyboard.press("Enter")
    expect(desk.get_by_text("Hand 1 is saved.")).to_be_visible()
    assert totals(desk) == {"Jim": 17, "Ann": 0, "Тарас": 15}
