"""Chromium for the tests that need eyes: how it is started and what it complains of."""

import os
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ConsoleMessage, Page

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""How many pixels a page is wider than its window, asked of the page."""

Theme = Literal["light", "dark"]
ASKED: dict[Theme, dict[str, list[str]]] = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},
}
"""What is asked of a page in each theme: another theme is another set of colours, no more."""

# Playwright keeps an event loop in this thread; Django must not take that for asynchronous code.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "1")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": list(FLAGS)}


@pytest.fixture
def complaints() -> list[str]:
    """What the browser had to complain about, refusals of the content policy among it."""
    return []


def find_barriers(page: Page, *themes: Theme) -> list[str]:
    """What keeps somebody out of the page that is open, in each of these themes."""
    found = []
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        result = Axe().run(page, options=ASKED[theme])
        if result.violations_count:
            found.append(f"{theme}: {result.generate_report()}")
    return found


def listen(page: Page, complaints: list[str]) -> None:
    """Note every fault of a script and every line the console calls an error, with its address."""
    page.on("pageerror", lambda error: complaints.append(f"{error} {page.url}"))
    page.on("console", lambda line: _note(line, complaints))


def _note(line: ConsoleMessage, complaints: list[str]) -> None:
    if line.type == "error":
        complaints.append(f"{line.text} {line.location['url']}")
