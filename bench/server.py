"""The site in processes of its own, as in earnest."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

LONGEST_START = 60


def find_free_port() -> int:
    """A port nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(slots=True)
class WebServer:
    """One web server on loopback; `application` may be a damaged one, for a control."""

    application: str = "kaluki_site.asgi:application"
    processes: int = 1
    environment: Mapping[str, str] = field(default_factory=dict)
    port: int = field(default_factory=find_free_port)
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "uvicorn", self.application, f"--port={self.port}"]
        command += [f"--workers={self.processes}", "--log-level=warning", "--no-access-log"]
        command += ["--timeout-graceful-shutdown=2"]
        self.process = subprocess.Popen(
            command, env={**os.environ, **self.environment}, stderr=subprocess.DEVNULL
        )
        self._wait()

    def kill(self) -> None:
        """End it as a power cut would, children and all; only with one process."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """End it in order."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def _wait(self) -> None:
        until = time.monotonic() + LONGEST_START
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=5).close()
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("The web server did not start.")


@contextmanager
def serving(**how: object) -> Iterator[WebServer]:
    """A web server for the length of a block."""
    server = WebServer(**how)  # type: ignore[arg-type]
    server.start()
    try:
        yield server
    finally:
        server.stop()
