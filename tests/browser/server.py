"""The site's own application on a server in this process, on the database of the tests."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import uvicorn

LONGEST_START = 20


@contextmanager
def serve_site() -> Iterator[str]:
    """Serve on a free port of loopback; gives the address."""
    server = uvicorn.Server(
        uvicorn.Config(
            "kaluki_site.asgi:application",
            port=0,
            log_level="warning",
            access_log=False,
            proxy_headers=False,
            timeout_graceful_shutdown=1,
        )
    )
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{_port_of(server)}"
    finally:
        server.should_exit = True
        thread.join()


def _port_of(server: uvicorn.Server) -> int:
    until = time.monotonic() + LONGEST_START
    while not server.started:
        if time.monotonic() > until:
            raise TimeoutError("The web server did not start.")
        time.sleep(0.02)
    return int(server.servers[0].sockets[0].getsockname()[1])
