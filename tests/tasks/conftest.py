"""A real worker, on the database and the queue of the test."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

import pytest
from django.conf import settings

from tests.faults.conftest import shared_database
from tests.web.evening import begin_evening
from tournaments.models import Actor, Club, Tournament

__all__ = ["shared_database"]

Worker = subprocess.Popen[bytes]
StartWorker = Callable[[], Worker]


@pytest.fixture
def evening(director: Actor, club: Club) -> Tournament:
    """A running tournament of two tables, two hands played."""
    return begin_evening(director, club)


@pytest.fixture
def start_worker(shared_database: None, tmp_path: Path) -> Iterator[StartWorker]:
    """Starts a worker in a process of its own, as script/server does; all end with the test."""
    with ExitStack() as stack:
        log = stack.enter_context((tmp_path / "worker.log").open("wb"))
        yield lambda: stack.enter_context(run_worker(log))


@pytest.fixture
def worker(start_worker: StartWorker) -> Worker:
    """A worker."""
    return start_worker()


@contextmanager
def run_worker(log: IO[bytes]) -> Iterator[Worker]:
    surroundings = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "kaluki_site.settings",
        "REDIS_PREFIX": settings.REDIS_PREFIX,
    }
    command = [sys.executable, "-m", "celery", "--app=kaluki_site", "worker"]
    options = ["--pool=threads", "--concurrency=1", "--without-mingle", "--without-gossip"]
    process = subprocess.Popen([*command, *options], stdout=log, stderr=log, env=surroundings)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(timeout=30)
