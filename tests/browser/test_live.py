"""Whoever looks on sees a new total at once, without touching anything."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scorekeeper import (
    fill_in,
    open_table,
    review,
    save,
)
from tournaments.models import Actor, Table

pytestmark = pytest.mark.browser

SOON = 4_000
"""Well before a page without a stream would have asked by itself a second time."""


def record_a_hand(phone: Page, director: Actor, table: Table) -> None:
    open_table(phone, director, table)
    fill_in(phone)
    review(phone)
    save(phone)


@pytest.mark.parametrize("place", ["", "hall/"])
def test_a_new_total_shows_by_itself(
    desk: Page, phone: Page, director: Actor, table: Table, place: str
) -> None:
    with desk.expect_response("**/live/*"):
        desk.goto(f"/tournaments/{table.round.stage.tournament_id}/{place}")
    record_a_hand(phone, director, table)
    row = desk.locator("tr", has=desk.get_by_role("rowheader", name="Тарас"))
    expect(row.locator("td.num, td.c-points").last).to_contain_text("31", timeout=SOON)
    expect(desk.locator("[data-offline]")).to_be_hidden()


def test_the_score_sheet_at_the_table_follows_another_phone(
    other_phone: Page, phone: Page, director: Actor, table: Table
) -> None:
    open_table(other_phone, director, table)
    record_a_hand(phone, director, table)
    expect(other_phone.locator("#sheet")).to_contain_text("+31", timeout=8_000)
