"""The whole site as it is served, and browsers to visit it with."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.browser.scorekeeper import open_table
from tests.browser.server import serve_site
from tests.browser_fixtures import browser_type_launch_args, complaints, listen
from tests.seated import run_tournament, seat_table
from tournaments.models import Actor, Club, Table

__all__ = ["browser_type_launch_args", "complaints"]

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
EXPECTED = re.compile(
    r"htmx: htmx:error: .*AbortError"
    r"|Failed to load resource: the server responded with a status of (409|422)"
    r"|Failed to load resource: .* 404 .*/nowhere/"
    r"|Failed to load resource: net::ERR_INTERNET_DISCONNECTED"
)
"""What Chromium writes although all is well: newer requests, refusals, a network switched off."""


@pytest.fixture(scope="session")
def address(django_db_setup: None) -> Iterator[str]:
    """Where the site answers, streams included."""
    with serve_site() as address:
        yield address


@pytest.fixture
def site(address: str, transactional_db: None, empty_cache: None) -> str:
    """The same with an empty database."""
    return address


@pytest.fixture
def visit(
    browser: Browser, site: str, complaints: list[str]
) -> Iterator[Callable[[ViewportSize], Page]]:
    """Opens browsers that share nothing; whatever one of them complains of fails the test."""
    contexts: list[BrowserContext] = []

    def open_browser(viewport: ViewportSize) -> Page:
        context = browser.new_context(base_url=site, viewport=viewport, has_touch=viewport is PHONE)
        contexts.append(context)
        context.set_default_timeout(10_000)
        page = context.new_page()
        listen(page, complaints)
        return page

    yield open_browser
    for context in contexts:
        context.close()
    assert [text for text in complaints if not EXPECTED.match(text)] == []


@pytest.fixture
def desk(visit: Callable[[ViewportSize], Page]) -> Page:
    """The director's computer."""
    return visit(DESK)


@pytest.fixture
def phone(visit: Callable[[ViewportSize], Page]) -> Page:
    """A phone at a table."""
    return visit(PHONE)


@pytest.fixture
def other_phone(visit: Callable[[ViewportSize], Page]) -> Page:
    """Another phone at the same table."""
    return visit(PHONE)


@pytest.fixture
def table(club: Club) -> Table:
    """Jim, Ann and Тарас, before their first hand."""
    return seat_table(run_tournament(club), ("Jim", "Ann", "Тарас"))


@pytest.fixture
def at_table(phone: Page, director: Actor, table: Table) -> Page:
    """A phone at their table."""
    open_table(phone, director, table)
    return phone
