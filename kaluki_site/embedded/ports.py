"""The address the site is reached at."""

import socket
from contextlib import suppress

from kaluki_site.embedded.problems import CannotStart

EVERY_ADDRESS = frozenset({"0.0.0.0", "::"})  # noqa: S104 - what the host may choose
HIGHEST_PORT = 65535


def check_port(host: str, port: int) -> None:
    """Raise CannotStart, with the way out, when nothing can listen there."""
    if not 1 <= port <= HIGHEST_PORT:
        raise CannotStart(f"There is no port {port}: choose one from 1 to {HIGHEST_PORT}.")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM
        )[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except PermissionError:
        raise CannotStart(
            f"Port {port} is only for root. Choose one from 1024: script/server --port 8000."
        ) from None
    except OSError as problem:
        raise CannotStart(
            f"Nothing can listen on {host}, port {port}: {problem.strerror}. "
            f"Choose another port: script/server --port {port % HIGHEST_PORT + 1}."
        ) from None


def find_names(host: str) -> list[str]:
    """The names and addresses under which the site may be asked for, this machine's own first."""
    if host not in EVERY_ADDRESS:
        return list(dict.fromkeys((host, "localhost", "127.0.0.1", "[::1]")))
    return list(
        dict.fromkeys((*_own_addresses(), socket.gethostname(), "localhost", "127.0.0.1", "[::1]"))
    )


def _own_addresses() -> list[str]:
    """The address other machines reach this one by; nothing is sent to find it out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return [probe.getsockname()[0]]
    return []
