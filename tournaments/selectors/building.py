"""Building something costly once, however many ask for it at the same moment."""

import time
from collections.abc import Callable
from typing import TypeVar

from django.core.cache import cache

Built = TypeVar("Built")

LONGEST_BUILD = 5
"""Seconds after which whoever waits takes it that the builder died and builds it himself."""

_PAUSE = 0.02


def build_once(key: str, build: Callable[[], Built], *, seconds: int) -> Built:
    """What is cached under `key`, or what `build` makes, kept for so many seconds.

    The first to ask builds; the others wait for him, and build for themselves if he fails. Keys
    carry a version, so nothing cached is ever out of date.
    """
    built = build_or_wait(key, build, seconds=seconds)
    if built is None:
        built = build()
        cache.set(key, built, seconds)
    return built


def build_or_wait(key: str, build: Callable[[], Built], *, seconds: int) -> Built | None:
    """The same, but None for those who waited in vain."""
    found: Built | None = cache.get(key)
    if found is not None:
        return found
    lock = f"building:{key}"
    if not cache.add(lock, 1, LONGEST_BUILD):
        return _wait_for(key, lock)
    try:
        built = build()
        cache.set(key, built, seconds)
    finally:
        cache.delete(lock)
    return built


def _wait_for(key: str, lock: str) -> Built | None:
    """What another is building, or None when he fails or takes too long."""
    until = time.monotonic() + LONGEST_BUILD
    while time.monotonic() < until:
        time.sleep(_PAUSE)
        is_building = cache.get(lock) is not None
        found: Built | None = cache.get(key)
        if found is not None or not is_building:
            return found
    return None
