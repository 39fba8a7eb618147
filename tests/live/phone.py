"""A phone that listens to a tournament, on the application itself without a server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from kaluki_site.live.stream import LiveStream

PATIENCE = 30


class Phone:
    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[bytes, bytes] = {}
        self.ended = asyncio.Event()
        self._received: asyncio.Queue[bytes] = asyncio.Queue()
        self._leave = asyncio.Event()

    async def read_version(self) -> int:
        """The next version the phone is told; heartbeats are passed over."""
        while True:
            piece = await asyncio.wait_for(self._received.get(), PATIENCE)
            if piece.startswith(b"event: version\n"):
                return int(piece.partition(b"data: ")[2])

    async def read(self) -> bytes:
        return await asyncio.wait_for(self._received.get(), PATIENCE)

    def leave(self) -> None:
        self._leave.set()

    async def receive(self) -> Any:
        await self._leave.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], dict(message["headers"])
            return
        self._received.put_nowait(message["body"])
        if not message["more_body"]:
            self.ended.set()


@asynccontextmanager
async def listening(live: LiveStream, path: str, method: str = "GET") -> AsyncIterator[Phone]:
    """A phone with an open stream, which it leaves at the end of the block."""
    phone = Phone()
    scope: Any = {"type": "http", "path": path, "method": method}
    stream = asyncio.create_task(live(scope, phone.receive, phone.send))
    yield phone
    phone.leave()
    await asyncio.wait_for(stream, PATIENCE)
