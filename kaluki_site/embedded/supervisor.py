"""Starts services in order, starts again what ends by itself, stops all in reverse order."""

import signal
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Protocol, Self

from kaluki_site.embedded.problems import CannotStart

LOOK_SECONDS = 1.0
# A service that keeps ending is started ever less often, until it has held for a minute.
PAUSES = (0.0, 2.0, 10.0, 30.0)
STEADY_SECONDS = 60.0


class Service(Protocol):
    """What can be started and stopped; `start` returns when it is of use."""

    name: str

    def start(self) -> None: ...

    def is_running(self) -> bool: ...

    def stop(self) -> None: ...


class Stopped(Exception):
    """Somebody asked us to close while we were still opening."""


class Supervisor:
    """Holds the services of one club from their start until a signal ends them.

    Leaving the block stops every service that was started, the last one first, also when
    stopping one of them fails.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._asked_to_stop = threading.Event()
        self._services: list[_Watched] = []
        self._stops = ExitStack()

    def __enter__(self) -> Self:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda _number, _frame: self._asked_to_stop.set())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stops.close()

    def start(self, service: Service) -> None:
        """Start a service and keep an eye on it. Raises Stopped or CannotStart."""
        self.pause(0)
        self._stops.callback(service.stop)
        service.start()
        self._services.append(_Watched(service))

    def pause(self, seconds: float) -> None:
        """Wait; raises Stopped as soon as we are asked to close."""
        if self._asked_to_stop.wait(seconds):
            raise Stopped

    def watch(self) -> None:
        """Stay until a signal comes, starting again whatever ends by itself."""
        while not self._asked_to_stop.wait(LOOK_SECONDS):
            for watched in self._services:
                self._look_after(watched)

    def _look_after(self, watched: "_Watched") -> None:
        if watched.service.is_running() or not watched.is_due():
            return
        self._say(f"{watched.service.name} has ended by itself and is started again.")
        watched.note_start()
        try:
            watched.service.start()
        except CannotStart as problem:
            self._say(str(problem))


class _Watched:
    """A service and how often it had to be started of late."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._started = time.monotonic()
        self._restarts = 0

    def is_due(self) -> bool:
        held = time.monotonic() - self._started
        if held > STEADY_SECONDS:
            self._restarts = 0
        return held >= PAUSES[min(self._restarts, len(PAUSES) - 1)]

    def note_start(self) -> None:
        self._started = time.monotonic()
        self._restarts += 1
