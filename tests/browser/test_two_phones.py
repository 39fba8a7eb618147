"""Two phones at one table: what one records the other says at once, and loses nothing by it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scorekeeper import (
    fill_in,
    points_field,
    review,
    save,
)
from tests.seated import ask
from tournaments.models import Actor, Table
from tournaments.services.hands import record_hand

pytestmark = pytest.mark.browser

SOON = 8_000
ASKS_AFTER = 5_000
"""The page asks for the sheet every five seconds."""


@pytest.fixture
def phone(phone: Page) -> Page:
    """A phone whose clock can be moved on, so that nobody waits for it to ask again."""
    phone.clock.install()
    return phone


def record(director: Actor, table: Table, number: int = 1) -> None:
    hand = {"finish": "kaluki", "went_out": "1", "points": {"2": 20, "3": 62}}
    record_hand(ask(director, table), number=number, hand=hand)


def let_it_ask(page: Page) -> None:
    page.clock.fast_forward(ASKS_AFTER)


def test_a_hand_recorded_elsewhere_is_told_above_the_one_being_typed(
    at_table: Page, director: Actor, table: Table
) -> None:
    fill_in(at_table)
    record(director, table)

    told = at_table.locator("[data-news]")
    let_it_ask(at_table)
    expect(told).to_contain_text(f"Hand 1 was recorded by {director.name}", timeout=SOON)
    expect(told).to_contain_text("Jim went out, Kaluki, Ann +20, Тарас +62.")
    expect(points_field(at_table, "Тарас")).to_have_value("31")
    expect(at_table.get_by_role("button", name="Review hand 1")).to_be_hidden()
    expect(at_table.locator("#total-3")).to_have_text("62")

    told.get_by_role("button", name="Compare with mine").click()
    clash = at_table.get_by_role("alert")
    expect(clash.locator("tbody tr")).to_have_text(["Тарас3162"])
    clash.get_by_role("link", name="Go on with hand 2").click()
    expect(at_table.get_by_role("heading", name="Record hand 2")).to_be_visible()
    expect(at_table.locator("[data-left]")).to_be_hidden()


def test_a_phone_with_nothing_entered_goes_on_with_the_next_hand_by_itself(
    at_table: Page, director: Actor, table: Table
) -> None:
    record(director, table)

    let_it_ask(at_table)
    expect(at_table.get_by_role("heading", name="Record hand 2")).to_be_visible(timeout=SOON)
    expect(at_table.locator("#meta")).to_contain_text("Hand 2")


def test_a_review_is_told_too_before_it_is_saved_in_vain(
    at_table: Page, director: Actor, table: Table
) -> None:
    fill_in(at_table)
    review(at_table)
    record(director, table)

    told = at_table.locator("[data-news]")
    let_it_ask(at_table)
    expect(told).to_contain_text("Hand 1 was recorded by", timeout=SOON)
    expect(at_table.get_by_role("button", name="Save hand 1")).to_be_hidden()
    told.get_by_role("link", name="Go on with hand 2").click()
    expect(at_table.get_by_role("heading", name="Record hand 2")).to_be_visible()
    expect(at_table.locator("[data-left]")).to_be_hidden()


def test_what_was_typed_for_a_hand_recorded_elsewhere_outlives_a_reload(
    at_table: Page, director: Actor, table: Table
) -> None:
    fill_in(at_table)
    record(director, table)
    at_table.reload()

    left = at_table.locator("[data-left]")
    expect(left).to_contain_text("Something was typed here for hand 1")
    left.get_by_role("button", name="Compare with mine").click()
    expect(at_table.get_by_role("alert").locator("tbody tr")).to_have_text(["Тарас3162"])

    at_table.goto(f"/tables/{table.pk}/")
    left.get_by_role("button", name="Forget what I typed").click()
    at_table.reload()
    expect(left).to_be_hidden()


def test_what_this_phone_saved_itself_is_not_left_over(at_table: Page) -> None:
    fill_in(at_table)
    at_table.reload()
    review(at_table)
    save(at_table)

    expect(at_table.locator("[data-left]")).to_be_hidden()


def test_a_correction_elsewhere_renews_the_totals_and_keeps_what_is_typed(
    at_table: Page, director: Actor, table: Table
) -> None:
    fill_in(at_table)
    record_hand(ask(director, table), number=1, hand={"finish": "void"})

    told = at_table.locator("[data-news]")
    let_it_ask(at_table)
    expect(told).to_contain_text("changed the score sheet at", timeout=SOON)
    told.get_by_role("button", name="Go on with what I entered").click()
    expect(points_field(at_table, "Тарас")).to_have_value("31")
    review(at_table)
    save(at_table)
