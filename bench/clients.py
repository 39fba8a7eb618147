"""Clients that ask over real connections."""

import http.client
import json
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back, and after how many seconds."""

    status: int
    body: bytes
    seconds: float

    def json(self) -> Any:
        """The body, read as JSON."""
        return json.loads(self.body)


class Client:
    """One connection, kept open."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)
        self.headers = {"Authorization": f"Token {token}"} if token else {}

    def get(self, path: str) -> Answer:
        """Ask for a page."""
        return self._ask("GET", path, None)

    def post(self, path: str, data: object) -> Answer:
        """Send JSON."""
        return self._ask("POST", path, json.dumps(data).encode())

    def _ask(self, method: str, path: str, body: bytes | None) -> Answer:
        headers = {**self.headers, "Content-Type": "application/json"}
        begun = time.perf_counter()
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        content = response.read()
        return Answer(response.status, content, time.perf_counter() - begun)


def run_together(works: Sequence[Callable[[], None]]) -> float:
    """Run all at once, each in a thread; the seconds until the last was done."""
    gate = threading.Barrier(len(works) + 1)

    def begin(work: Callable[[], None]) -> None:
        gate.wait()
        work()

    threads = [threading.Thread(target=begin, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    gate.wait()
    begun = time.perf_counter()
    for thread in threads:
        thread.join()
    return time.perf_counter() - begun
