"""One database connection of this process hears every tournament's new version."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import structlog
from django.conf import settings
from psycopg.conninfo import make_conninfo

from kaluki_site.environment import PREPARED
from kaluki_site.live.listener import Listener

CHANNEL = "tournament_version"
READY_SECONDS = 5.0
RETRY_SECONDS = (0.5, 1, 2, 5)

logger = structlog.get_logger(__name__)


class Hub:
    """Hands the versions PostgreSQL announces to the listeners of this process.

    The connection opens with the first listener. When it is lost every stream is closed: the
    browser comes back by itself and is told the present version, so nothing can be missed.
    """

    def __init__(self) -> None:
        self._listeners: defaultdict[int, set[Listener]] = defaultdict(set)
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    @contextmanager
    def listen(self, tournament_id: int) -> Iterator[Listener]:
        """A listener that is told of the tournament's versions inside the block."""
        listener = Listener()
        self._listeners[tournament_id].add(listener)
        try:
            yield listener
        finally:
            self._leave(tournament_id, listener)

    def count_listeners(self) -> int:
        return sum(map(len, self._listeners.values()))

    async def wait_until_ready(self) -> None:
        """Return once announcements arrive; a version read after this cannot be missed.

        Raises TimeoutError while the database does not answer.
        """
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._keep_listening())
        await asyncio.wait_for(self._ready.wait(), READY_SECONDS)

    async def close(self) -> None:
        """End every stream and let go of the connection."""
        self._close_streams()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_listening(self) -> None:
        failures = 0
        while True:
            try:
                await self._listen_once()
            except psycopg.Error as problem:
                logger.warning("live_connection_lost", reason=str(problem))
            failures = 0 if self._ready.is_set() else failures + 1
            self._ready.clear()
            self._close_streams()
            await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])

    async def _listen_once(self) -> None:
        async with await psycopg.AsyncConnection.connect(_address(), autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._ready.set()
            async for notice in connection.notifies():
                self._announce(notice.payload)

    def _announce(self, payload: str) -> None:
        tournament_id, version = map(int, payload.split())
        for listener in self._listeners.get(tournament_id, ()):
            listener.tell(version)

    def _close_streams(self) -> None:
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.close()

    def _leave(self, tournament_id: int, listener: Listener) -> None:
        self._listeners[tournament_id].discard(listener)
        if not self._listeners[tournament_id]:
            del self._listeners[tournament_id]


def _address() -> str:
    """Where the pages' own connections go, as libpq takes it."""
    entry = settings.DATABASES["default"]
    return make_conninfo(
        dbname=entry["NAME"],
        user=entry["USER"] or None,
        password=entry["PASSWORD"] or None,
        host=entry["HOST"] or None,
        port=entry["PORT"] or None,
        **{name: value for name, value in entry["OPTIONS"].items() if name not in PREPARED},
    )
