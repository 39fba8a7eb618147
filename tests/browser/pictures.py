"""A picture of every page of the demo club, for eyes: light and dark, desk, phone and hall."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from django.core.management import call_command
from django.utils import timezone
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.addresses import demo_addresses
from tests.browser.director import PASSWORD, sign_in
from tests.browser.event import event_addresses
from tests.browser.server import serve_site
from tests.browser_fixtures import CHROMIUM, FLAGS
from tournaments.demo.club import fill_club
from tournaments.demo.staff import DIRECTOR

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
SIZES: Mapping[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
HALL: ViewportSize = {"width": 1920, "height": 1080}
CARDS = ("Qd JK 7c", "Т♠ Кч 10h", "3s Td")
"""What is typed at the table: cards in either alphabet, and a token that could be two cards."""


def main(arguments: list[str]) -> int:
    """Every picture into the folder named; 2 when none is named. The database has to be empty."""
    if len(arguments) != 1:
        sys.stderr.write("Name a folder: script/pictures FOLDER\n")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    call_command("migrate", verbosity=0)
    staff = fill_club(PASSWORD, timezone.now())
    addresses = demo_addresses(staff) | event_addresses(staff, players=24)
    with serve_site() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for theme in THEMES:
            for size in SIZES:
                _take_pages(Album(browser, site, folder, theme, size), addresses)
            _take_hall(Album(browser, site, folder, theme, "screen"), addresses["hall"])
        browser.close()
    return 0


@dataclass(frozen=True)
class Album:
    """Pictures of one theme and size."""

    browser: Browser
    site: str
    folder: Path
    theme: Theme
    size: str

    def open(self, viewport: ViewportSize) -> Page:
        """A browser of that size in which the director is signed in."""
        page = self.browser.new_page(
            base_url=self.site,
            viewport=viewport,
            color_scheme=self.theme,
            reduced_motion="reduce",
        )
        sign_in(page, DIRECTOR)
        return page

    def take(self, page: Page, name: str, *, whole: bool = True) -> None:
        file = f"{name.replace('_', '-')}-{self.size}-{self.theme}.png"
        page.screenshot(path=self.folder / file, full_page=whole)


def _take_pages(album: Album, addresses: Mapping[str, str]) -> None:
    page = album.open(SIZES[album.size])
    for name, address in addresses.items():
        page.goto(address)
        album.take(page, name)
    _take_entry(album, page, addresses["table"])
    _take_refusal(album, page, addresses["setup"])
    page.context.close()


def _take_entry(album: Album, page: Page, table: str) -> None:
    """A hand being typed, refused and reviewed."""
    page.goto(table)
    page.locator("[name=went_out]").first.check(force=True)
    page.locator("[name=finish][value=ordinary]").check(force=True)
    losers = page.locator(".remainder:visible input.by-cards")
    for loser, cards in zip(losers.all(), CARDS, strict=False):
        loser.fill(cards)
    page.locator(".worth").first.wait_for()
    album.take(page, "table_typing")
    page.get_by_role("button", name="Review hand").click()
    page.locator("[data-summary]").wait_for()
    album.take(page, "table_refused")
    for loser in losers.all():
        loser.fill("9 8")
    page.get_by_role("button", name="Review hand").click()
    page.locator(".review-rows").wait_for()
    album.take(page, "table_review")


def _take_refusal(album: Album, page: Page, setup: str) -> None:
    page.goto(setup)
    page.get_by_label("Name of the tournament").fill("")
    page.get_by_role("main").locator("form button.go").click()
    page.locator("[data-summary]").wait_for()
    album.take(page, "setup_refused")


def _take_hall(album: Album, hall: str) -> None:
    page = album.open(HALL)
    page.goto(hall)
    album.take(page, "hall", whole=False)
    page.context.close()
