"""Fees are collected with a thumb: whoever is next is where he was before the tap."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.director import sign_in
from tests.money.money_cast import enter, open_registration, set_terms
from tournaments.models import Actor, Club, Tournament
from tournaments.services.entry_changes import check_in_everybody

pytestmark = pytest.mark.browser

ROWS = "[data-stay] > li"


@pytest.fixture
def evening(club: Club, director: Actor) -> Tournament:
    """Twelve people with a fee to pay."""
    tournament = open_registration(club)
    set_terms(director, tournament)
    enter(director, tournament, *(f"Player {number}" for number in range(1, 13)))
    check_in_everybody(actor=director, tournament_id=tournament.pk)
    return tournament


def top_of(page: Page, index: int) -> float:
    box = page.locator(ROWS).nth(index).bounding_box()
    assert box is not None
    return box["y"]


def test_no_row_moves_when_somebody_has_paid(
    phone: Page, director: Actor, evening: Tournament
) -> None:
    sign_in(phone, "director")
    phone.goto(f"/tournaments/{evening.pk}/money/")
    phone.locator(ROWS).nth(5).scroll_into_view_if_needed()
    before = [top_of(phone, index) for index in (5, 6, 8)]

    phone.locator(ROWS).nth(5).get_by_role("button", name="Cash").click()

    expect(phone.locator(ROWS).nth(5)).to_contain_text("Receipt 1")
    after = [top_of(phone, index) for index in (5, 6, 8)]
    assert all(abs(was - now) <= 2 for was, now in zip(before, after, strict=True))
