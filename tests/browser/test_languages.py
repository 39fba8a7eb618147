"""Another language is the same page in other words."""

import pytest
from playwright.sync_api import Page, expect

from tests.seated import run_tournament, seat_table
from tournaments.models import Club

pytestmark = pytest.mark.browser


def test_another_language_keeps_one_where_one_was(phone: Page, club: Club) -> None:
    tournament = run_tournament(club)
    seat_table(tournament)
    phone.goto(f"/tournaments/{tournament.pk}/rules/")
    for code in ("uk", "ru", "en"):
        phone.locator(f"[name=language][value={code}]").click()
        expect(phone.locator("html")).to_have_attribute("lang", code)
        assert phone.url.endswith(f"/tournaments/{tournament.pk}/rules/")


def test_a_search_outlives_a_change_of_language(phone: Page, club: Club) -> None:
    seat_table(run_tournament(club))
    phone.goto("/clubs/kaluki/players/?q=jim")
    phone.locator("[name=language][value=uk]").click()
    expect(phone.locator("html")).to_have_attribute("lang", "uk")
    expect(phone.locator("[type=search]")).to_have_value("jim")
