"""Who went out and how the hand ended: two questions that never contradict each other."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scorekeeper import cards_field, open_table, say_how_it_ended, type_cards
from tests.seated import run_tournament, seat_table
from tournaments.models import Actor, Club

pytestmark = pytest.mark.browser

THREE = ("Jim", "Ann", "Тарас")


def tick(page: Page, name: str, value: str) -> None:
    page.locator(f'[name={name}][value="{value}"]').check(force=True)


def chosen(page: Page, name: str) -> list[str]:
    ticked = page.locator(f"[name={name}]:checked").all()
    return [str(one.get_attribute("value")) for one in ticked]


def test_nobody_out_means_the_one_end_that_has_nobody(
    phone: Page, director: Actor, club: Club
) -> None:
    open_table(phone, director, seat_table(run_tournament(club), THREE))

    tick(phone, "went_out", "")
    assert chosen(phone, "finish") == ["void"]
    expect(phone.locator(".remainders")).to_be_hidden()
    tick(phone, "finish", "kaluki")
    assert chosen(phone, "went_out") == []
    tick(phone, "finish", "void")
    assert chosen(phone, "went_out") == [""]


def test_a_mended_hand_is_no_longer_marked_as_wrong(
    phone: Page, director: Actor, club: Club
) -> None:
    open_table(phone, director, seat_table(run_tournament(club), THREE))
    say_how_it_ended(phone, "Jim")
    type_cards(phone, {"Ann": "Zz", "Тарас": "7d"})
    phone.get_by_role("button", name="Review hand").click()
    marked = phone.locator(".remainder.wrong")
    expect(marked).to_have_count(1)

    cards_field(phone, "Ann").fill("As")

    expect(marked).to_have_count(0)
    expect(phone.locator(".remainder .wrong-text")).to_have_count(0)


def test_what_was_missing_is_no_longer_said_once_it_is_chosen(
    phone: Page, director: Actor, club: Club
) -> None:
    open_table(phone, director, seat_table(run_tournament(club), THREE))
    phone.get_by_role("button", name="Review hand").click()
    expect(phone.get_by_text("Say how the hand ended").first).to_be_visible()

    tick(phone, "finish", "ordinary")

    expect(phone.get_by_text("Say how the hand ended")).to_have_count(0)
