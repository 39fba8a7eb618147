"""The director's console worked by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.director import sign_in
from tests.seated import run_tournament, seat_table
from tests.web.evening import play
from tournaments.models import Actor, Club, Table

pytestmark = pytest.mark.browser

PETE_IS_OUT = {
    "finish": "ordinary",
    "went_out": "3",
    "points": {"1": 23, "2": 44, "4": 12, "5": 20},
}


@pytest.fixture
def deciding(director: Actor, club: Club) -> Table:
    """A table where Pete has to decide on a buy-in."""
    table = seat_table(run_tournament(club, house_rules={"out_at": 30}))
    play(director, table, PETE_IS_OUT)
    return table


def test_keys_work_the_console_outside_of_fields_until_switched_off(
    desk: Page, deciding: Table
) -> None:
    sign_in(desk, "director")
    console = f"/tournaments/{deciding.round.stage.tournament_id}/console/"
    desk.goto(console)
    desk.keyboard.press("/")
    desk.keyboard.type("gm")
    expect(desk.get_by_role("searchbox")).to_have_value("gm")
    desk.get_by_role("searchbox").blur()
    desk.keyboard.press("j")
    desk.keyboard.press("l")
    expect(desk.get_by_text("Nothing needs you")).to_be_visible()
    desk.keyboard.press("g")
    desk.keyboard.press("m")
    expect(desk.get_by_role("heading", name="Money", exact=True).first).to_be_visible()
    desk.goto(console)
    desk.keyboard.press("?")
    desk.get_by_label("Keys are on, on this device").uncheck()
    desk.keyboard.press("Escape")
    desk.keyboard.press("?")
    expect(desk.get_by_role("dialog")).to_be_hidden()
