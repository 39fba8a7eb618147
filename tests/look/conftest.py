"""A browser on the gallery of samples, by the real settings and their content policy."""

from collections.abc import Iterator

import pytest
from django.test.utils import override_settings
from playwright.sync_api import Browser, Page
from pytest_django.live_server_helper import LiveServer

from tests.browser_fixtures import browser_type_launch_args, complaints, listen

__all__ = ["browser_type_launch_args", "complaints"]


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
