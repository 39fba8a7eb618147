"""`GET /live/<tournament id>`: an event stream, as a bare ASGI application.

Each message is `event: version` with the version as its data. The page at that version is
fetched like any other, so nothing here has to know who may see what.
"""

import asyncio
import re

from asgiref.typing import ASGIReceiveCallable, ASGISendCallable, HTTPScope
from django.db import DatabaseError

from kaluki_site.live.hub import Hub
from kaluki_site.live.listener import Listener
from kaluki_site.live.versions import read_version

PATH = re.compile(r"/live/([0-9]{1,18})/?")
HEARTBEAT_SECONDS = 15.0
# After a lost connection the browser waits this long: not all phones of a hall at one instant.
COMEBACK = b"retry: 3000\n\n"
HEARTBEAT = b": \n\n"
STREAM_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
]


class LiveStream:
    """The application; `hub` is shared by all streams of the process."""

    def __init__(self, hub: Hub, heartbeat_seconds: float = HEARTBEAT_SECONDS) -> None:
        self.hub = hub
        self.heartbeat_seconds = heartbeat_seconds

    async def __call__(
        self, scope: HTTPScope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        match = PATH.fullmatch(scope["path"])
        if match is None:
            await _refuse(send, 404)
        elif scope["method"] != "GET":
            await _refuse(send, 405)
        else:
            await self._stream(int(match[1]), receive, send)

    async def _stream(
        self, tournament_id: int, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        with self.hub.listen(tournament_id) as listener:
            try:
                await self.hub.wait_until_ready()
                version = await asyncio.to_thread(read_version, tournament_id)
            except (TimeoutError, DatabaseError):
                await _refuse(send, 503)
                return
            if version is None:
                await _refuse(send, 404)
                return
            listener.tell(version)
            await self._send_until_left(listener, receive, send)

    async def _send_until_left(
        self, listener: Listener, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        leaving = asyncio.create_task(_wait_for_leave(receive, listener))
        try:
            await _open(send, 200, STREAM_HEADERS)
            await _write(send, COMEBACK)
            while not listener.closed:
                has_news = await listener.wait(self.heartbeat_seconds)
                await _write(send, _message(listener.version) if has_news else HEARTBEAT)
            await _write(send, b"", more=False)
        finally:
            leaving.cancel()


def _message(version: int) -> bytes:
    return f"event: version\nid: {version}\ndata: {version}\n\n".encode()


async def _wait_for_leave(receive: ASGIReceiveCallable, listener: Listener) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.close()


async def _open(send: ASGISendCallable, status: int, headers: list[tuple[bytes, bytes]]) -> None:
    await send(
        {"type": "http.response.start", "status": status, "headers": headers, "trailers": False}
    )


async def _write(send: ASGISendCallable, body: bytes, *, more: bool = True) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": more})


async def _refuse(send: ASGISendCallable, status: int) -> None:
    headers = [(b"content-length", b"0")]
    await send(
        {"type": "http.response.start", "status": status, "headers": headers, "trailers": False}
    )
    await _write(send, b"", more=False)
