"""What holds for every page, with the demo club on it: no barrier, no overflow, no complaint."""

import pytest
from django.utils import timezone
from playwright.sync_api import BrowserContext, Page, ViewportSize

from tests.browser.addresses import EVERY_PAGE, demo_addresses
from tests.browser.director import PASSWORD, sign_in
from tests.browser.event import EVENT_PAGES, event_addresses
from tests.browser_fixtures import OVERFLOW, find_barriers
from tournaments.demo.club import fill_club
from tournaments.demo.staff import DIRECTOR

pytestmark = pytest.mark.browser

NARROWEST: ViewportSize = {"width": 320, "height": 640}


@pytest.fixture
def addresses(site: str) -> dict[str, str]:
    """The pages of a full club."""
    staff = fill_club(PASSWORD, timezone.now())
    return demo_addresses(staff) | event_addresses(staff, players=9)


@pytest.fixture
def director_page(addresses: dict[str, str], desk: Page) -> Page:
    """The director of the club, signed in."""
    sign_in(desk, DIRECTOR)
    return desk


def test_no_page_puts_a_barrier_up(director_page: Page, addresses: dict[str, str]) -> None:
    """In the light theme: the dark one is looked at in the gallery, which shows every template."""
    found = []
    for name in (*EVERY_PAGE, *EVENT_PAGES):
        director_page.goto(addresses[name])
        found += [f"{name}, {barrier}" for barrier in find_barriers(director_page, "light")]
    assert found == []


def test_no_page_is_wider_than_the_narrowest_phone_in_any_language(
    director_page: Page, addresses: dict[str, str]
) -> None:
    director_page.set_viewport_size(NARROWEST)
    wide = []
    for language in ("en", "ru", "uk"):
        speak(director_page.context, language)
        for name in (*EVERY_PAGE, *EVENT_PAGES):
            director_page.goto(addresses[name])
            too_wide = director_page.evaluate(OVERFLOW)
            wide += [f"{name}, {language}: {too_wide}"] * bool(too_wide)
    assert wide == []


def speak(context: BrowserContext, language: str) -> None:
    """Choose a language as the buttons do."""
    url = context.pages[0].url
    context.add_cookies([{"name": "django_language", "value": language, "url": url}])
