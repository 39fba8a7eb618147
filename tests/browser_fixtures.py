"""Chromium for the tests that need eyes: how it is started and what it complains of."""

import os
from typing import Any

import pytest
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

# Playwright keeps an event loop in this thread; Django must not take that for asynchronous code.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "1")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": list(FLAGS)}


@pytest.fixture
def complaints() -> list[str]:
    """What the browser had to complain about, refusals of the content policy among it."""
    return []


def listen(page: Page, complaints: list[str]) -> None:
    """Note every fault of a script and every line the console calls an error, with its address."""
    page.on("pageerror", lambda error: complaints.append(f"{error} {page.url}"))
    page.on("console", lambda line: _note(line, complaints))


def _note(line: ConsoleMessage, complaints: list[str]) -> None:
    if line.type == "error":
        complaints.append(f"{line.text} {line.location['url']}")
