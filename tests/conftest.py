"""What every test may ask for."""

from uuid import uuid4

import pytest
from pytest_django.fixtures import SettingsWrapper


@pytest.fixture
def empty_cache(settings: SettingsWrapper) -> None:
    """A cache nobody has written to: a prefix of its own, as `clear` would empty the queues too."""
    default = {**settings.CACHES["default"], "KEY_PREFIX": uuid4().hex}
    settings.CACHES = {"default": default}
