"""The referee on a phone: cards are tapped, and the ruling comes."""

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def tap(page: Page, *signs: str) -> None:
    for sign in signs:
        page.locator(f'[data-rank="{sign[:-1]}"]').click()
        page.locator(f'[data-suit="{sign[-1]}"]').click()


def test_melds_are_tapped_and_ruled_on(phone: Page) -> None:
    """variants.md §3.8: the worked opening of hand 2"""
    phone.goto("/rules/mexican/referee/?hand=2")
    tap(phone, "7♣", "7♦", "4♥")
    phone.locator('[data-word="="]').click()
    tap(phone, "7♠")
    phone.locator("[data-line]").click()
    tap(phone, "9♠", "10♠", "J♠", "Q♠", "K♠")
    phone.locator("[data-back]").click()
    expect(phone.locator("#melds")).to_have_value("7♣ 7♦ 4♥=7♠\n9♠ 10♠ J♠ Q♠")
    phone.get_by_role("button", name="Ask the referee").click()
    expect(phone.locator("#verdict")).to_have_text("Allowed")
