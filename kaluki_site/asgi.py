"""The server's one application: event streams bare, every page through WSGI.

Django's own ASGI handler takes a thread of its own per request and loses the database
connection with it; docs/decisions/web-server.md has the figures.
"""

from typing import cast

from a2wsgi import WSGIMiddleware
from a2wsgi.wsgi_typing import WSGIApp
from asgiref.typing import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGISendCallable,
    Scope,
)
from django.conf import settings

from kaluki_site.live.hub import Hub
from kaluki_site.live.stream import LiveStream
from kaluki_site.wsgi import application as site

hub = Hub()
live = LiveStream(hub)
pages = cast(
    "ASGI3Application", WSGIMiddleware(cast("WSGIApp", site), workers=settings.WEB_THREADS)
)


async def application(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    match scope["type"]:
        case "http" if scope["path"].startswith("/live/"):
            await live(scope, receive, send)
        case "http":
            await pages(scope, receive, send)
        case "lifespan":
            await _live_and_end(receive, send)
        case "websocket":
            await send({"type": "websocket.close", "code": 1000, "reason": ""})


async def _live_and_end(receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    await receive()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await hub.close()
    await send({"type": "lifespan.shutdown.complete"})
