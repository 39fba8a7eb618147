"""What a director does at the desk, by the words on the pages."""

from collections.abc import Mapping

from playwright.sync_api import Page, expect

PASSWORD = "a long enough word"


def sign_in(page: Page, username: str) -> None:
    page.goto("/login/")
    page.get_by_label("Username").fill(username)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()


def make_tournament(page: Page, name: str, variant: str, stakes: Mapping[str, int]) -> None:
    """A tournament at 10p a unit under its own stakes, from the club's page to its console."""
    page.goto("/clubs/kaluki/")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name of the tournament").fill(name)
    page.get_by_role("radio", name=variant).check(force=True)
    page.get_by_label("Day").fill("2026-11-06")
    page.get_by_label("Start", exact=True).fill("19:00")
    open_group(page, "Money")
    page.get_by_label("Played for").select_option("GBP")
    page.get_by_label("One unit is worth").fill("0.10")
    open_group(page, "Stakes")
    for key, units in stakes.items():
        page.locator(f"[name='house_rules.stakes.{key}']").fill(str(units))
    page.get_by_role("button", name="Create the tournament").click()
    page.get_by_role("button", name="Open registration").click()


def open_group(page: Page, title: str) -> None:
    group = page.locator("details.group", has=page.get_by_text(title, exact=True))
    if group.get_attribute("open") is None:
        group.locator("summary").click()


def enter_newcomer(page: Page, name: str) -> None:
    """Somebody the register does not know: looked for, not found, registered."""
    page.get_by_label("Find in the register").fill(name)
    page.get_by_role("link", name="Register a new player").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value(name)
    page.get_by_role("button", name="Register and enter").click()


def seat_by_cards(page: Page, cards: Mapping[str, str]) -> None:
    """The seating draw with cards people drew by hand."""
    page.get_by_text("Or type the cards people drew by hand").click()
    for name, card in cards.items():
        page.get_by_label(name, exact=True).fill(card)
    page.get_by_role("button", name="Seat by these cards").click()


def make_pass(page: Page) -> str:
    """The link of a new pass for the table shown."""
    page.get_by_role("link", name="Pass for a phone at this table").click()
    page.get_by_role("button", name="Make a pass").click()
    link = page.get_by_role("main").get_by_role("link", name="/pass/").get_attribute("href")
    assert link is not None
    return link
