"""A club opened as script/server opens it, in a process of its own."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil

OPEN_SECONDS = 90
SERVE = [sys.executable, "-m", "kaluki_site.embedded.serve"]


def find_free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def surroundings(data: Path) -> dict[str, str]:
    """What a host has set who has no services of his own: nothing of the test run's."""
    ours = {"DATABASE_URL", "REDIS_URL", "SECRET_KEY", "DEBUG", "DJANGO_SETTINGS_MODULE"}
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return {**kept, "DATA_DIR": str(data), "DEMO": "0", "WEB_PROCESSES": "1"}


@dataclass
class OpenClub:
    process: subprocess.Popen[str]
    data: Path
    port: int

    def get_health(self) -> dict[str, Any]:
        """What /healthz answers; empty while nobody answers at all."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz") as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError as answer:
            return dict(json.load(answer))
        except OSError:
            return {}

    def find_family(self) -> dict[str, psutil.Process]:
        """The services by name; their own children are not listed."""
        family = {}
        for child in psutil.Process(self.process.pid).children():
            with suppress(psutil.Error, IndexError):  # one just ended has no command line
                family[_name_service(child)] = child
        return family

    def find_everybody(self) -> list[psutil.Process]:
        leader = psutil.Process(self.process.pid)
        return [leader, *leader.children(recursive=True)]

    def close(self, number: int = signal.SIGTERM) -> str:
        """Send a signal and return everything the club has said."""
        self.process.send_signal(number)
        said, _ = self.process.communicate(timeout=60)
        return said


def open_club(data: Path, port: int) -> OpenClub:
    """Start and wait until the site answers."""
    club = start_club(data, port)
    wait_until(lambda: bool(club.get_health()) or club.process.poll() is not None)
    return club


def start_club(data: Path, port: int) -> OpenClub:
    process = subprocess.Popen(
        [*SERVE, f"--port={port}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=surroundings(data),
    )
    return OpenClub(process, data, port)


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + OPEN_SECONDS
    while not is_so():
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.1)


def _name_service(process: psutil.Process) -> str:
    match process.name():
        case "postgres":
            return "postgres"
        case "valkey-server":
            return "valkey"
        case _:
            return process.cmdline()[2].removeprefix("kaluki_site.embedded.")
