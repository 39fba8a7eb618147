"""A browser on the gallery of samples, by the real settings and their content policy."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from django.test.utils import override_settings
from playwright.sync_api import Browser, Page
from pytest_django.live_server_helper import LiveServer

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
# Playwright keeps an event loop in this thread; Django must not take that for asynchronous code.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "1")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": list(FLAGS)}


@pytest.fixture
def gallery(live_server: LiveServer) -> Iterator[str]:
    """The address under which samples are shown."""
    with override_settings(ROOT_URLCONF="tests.look.gallery"):
        yield f"{live_server.url}/look"


@pytest.fixture
def phone(browser: Browser, complaints: list[str]) -> Iterator[Page]:
    """The narrowest phone there is: 320 pixels."""
    context = browser.new_context(viewport={"width": 320, "height": 640}, has_touch=True)
    page = context.new_page()
    listen(page, complaints)
    yield page
    context.close()


@pytest.fixture
def desk(browser: Browser, complaints: list[str]) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    listen(page, complaints)
    yield page
    context.close()


@pytest.fixture
def plain_page(browser: Browser) -> Iterator[Page]:
    """A browser in which no script runs."""
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the browser had to complain about, refusals of the content policy among it."""
    return []


def listen(page: Page, complaints: list[str]) -> None:
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
