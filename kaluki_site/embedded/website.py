"""The web server and the worker as the embedded club runs them."""

import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from kaluki_site.embedded.ports import EVERY_ADDRESS
from kaluki_site.embedded.programs import Program

PROJECT = Path(__file__).resolve().parents[2]
# Open event streams would hold a close up for ever.
LAST_REQUESTS_SECONDS = 2


def make_web_server(
    host: str, port: int, processes: int, environment: Mapping[str, str], data: Path
) -> Program:
    """uvicorn; the settings alone say which proxies to believe."""
    arguments = [
        "kaluki_site.asgi:application",
        f"--host={host}",
        f"--port={port}",
        f"--workers={processes}",
        f"--timeout-graceful-shutdown={LAST_REQUESTS_SECONDS}",
        "--no-access-log",
        "--no-proxy-headers",
        "--no-server-header",
    ]
    return Program("The web server", "uvicorn", arguments, environment, PROJECT, data)


def make_worker(environment: Mapping[str, str], data: Path) -> Program:
    """Celery's worker with its clock: two tasks at a time, in threads."""
    arguments = [
        "--app=kaluki_site",
        "worker",
        "--pool=threads",
        "--concurrency=2",
        "--beat",
        f"--schedule={data / 'beat-schedule'}",
        "--loglevel=INFO",
        "--without-mingle",
        "--without-gossip",
    ]
    return Program("The worker", "celery", arguments, environment, PROJECT, data)


def is_open(host: str, port: int) -> bool:
    """Whether the site answers at all; what it answers is no matter here."""
    name = "127.0.0.1" if host in EVERY_ADDRESS else host
    address = f"http://[{name}]" if ":" in name else f"http://{name}"
    try:
        urllib.request.urlopen(f"{address}:{port}/healthz", timeout=5).close()  # noqa: S310
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True
