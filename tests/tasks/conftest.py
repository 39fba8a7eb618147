"""A real worker, on the database and the queue of the test."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from tests.faults.conftest import shared_database
from tests.web.evening import begin_evening
from tournaments.models import Actor, Club, Tournament

__all__ = ["shared_database"]


@pytest.fixture
def evening(director: Actor, club: Club) -> Tournament:
    """A running tournament of two tables, two hands played."""
    return begin_evening(director, club)


@pytest.fixture
def worker(shared_database: None, tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A worker in a process of its own, as script/server starts it."""
    surroundings = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "kaluki_site.settings",
        "REDIS_PREFIX": settings.REDIS_PREFIX,
    }
    command = [sys.executable, "-m", "celery", "--app=kaluki_site", "worker"]
    options = ["--pool=threads", "--concurrency=1", "--without-mingle", "--without-gossip"]
    with (tmp_path / "worker.log").open("wb") as log:
        process = subprocess.Popen([*command, *options], stdout=log, stderr=log, env=surroundings)
        yield process
        process.terminate()
        process.wait(timeout=30)
