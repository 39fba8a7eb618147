"""The whole club with one command: database, queue, worker, web server; Ctrl-C closes it.

python -m kaluki_site.embedded.serve [--host 127.0.0.1] [--port 8000]
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from kaluki_site.embedded.lock import hold_lock
from kaluki_site.embedded.places import find_places
from kaluki_site.embedded.ports import EVERY_ADDRESS, check_port, find_names
from kaluki_site.embedded.postgres import Postgres
from kaluki_site.embedded.problems import CannotStart
from kaluki_site.embedded.supervisor import Stopped, Supervisor
from kaluki_site.embedded.valkey import Valkey
from kaluki_site.embedded.website import PROJECT, is_open, make_web_server, make_worker
from kaluki_site.environment import (
    BadSetting,
    read_count,
    read_database,
    read_flag,
    read_path,
    read_redis,
    read_text,
)
from kaluki_site.secret_key import find_secret_key

OPEN_SECONDS = 60
LOOK_SECONDS = 0.1


@dataclass(frozen=True, slots=True)
class Opening:
    """How the club is to be opened: where its data lies and where it listens."""

    data: Path
    host: str
    port: int
    processes: int

    def environment(self) -> Mapping[str, str]:
        """What the site's own programs are told beside what the caller has set."""
        names = ",".join(find_names(self.host))
        return {
            "DJANGO_SETTINGS_MODULE": "kaluki_site.settings",
            "DATA_DIR": str(self.data),
            "ALLOWED_HOSTS": read_text("ALLOWED_HOSTS", names),
        }

    def address(self) -> str:
        name = find_names(self.host)[0]
        return f"http://{f'[{name}]' if ':' in name else name}:{self.port}/"


def main(arguments: Sequence[str]) -> int:
    """0 after an orderly close, 1 with a plain sentence when the club cannot open."""
    try:
        opening = read_opening(arguments)
        with hold_lock(opening.data), Supervisor(say) as supervisor:
            open_club(opening, supervisor)
            supervisor.watch()
            say("Closing …")
    except (BadSetting, CannotStart) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    except Stopped:
        pass
    say("Closed.")
    return 0


def read_opening(arguments: Sequence[str]) -> Opening:
    parser = argparse.ArgumentParser(prog="script/server", description="Opens the club.")
    parser.add_argument("--host", default=read_text("HOST", "127.0.0.1"))
    parser.add_argument("--port", type=int, default=read_count("PORT", 8000))
    options = parser.parse_args(arguments)
    data = read_path("DATA_DIR", PROJECT / "var")
    check_settings(data)
    return Opening(
        data=data,
        host=options.host,
        port=options.port,
        processes=read_count("WEB_PROCESSES", 2),
    )


def check_settings(data: Path) -> None:
    """Raise BadSetting before anything has been started."""
    database, redis = read_text("DATABASE_URL"), read_text("REDIS_URL")
    if database:
        read_database(database)
    if redis:
        read_redis(redis)
    find_secret_key(data=data, embedded=not database, debug=read_flag("DEBUG"))


def open_club(opening: Opening, supervisor: Supervisor) -> None:
    """Start everything in order, then say where the club is. Raises CannotStart, Stopped."""
    environment = opening.environment()
    worker = make_worker(environment, opening.data)
    web_server = make_web_server(
        opening.host, opening.port, opening.processes, environment, opening.data
    )
    # A web server that outlived a killed club holds the very port that is wanted now.
    web_server.end_leftover()
    check_port(opening.host, opening.port)
    say(f"Opening the club in {opening.data} …")
    _start_services(opening, supervisor)
    _prepare(opening, environment, supervisor)
    supervisor.start(worker)
    supervisor.start(web_server)
    _wait_until_open(opening, supervisor)
    _welcome(opening)


def say(text: str) -> None:
    print(text, flush=True)


def _start_services(opening: Opening, supervisor: Supervisor) -> None:
    places = find_places(opening.data)
    if not read_text("DATABASE_URL"):
        supervisor.start(Postgres(places))
    if not read_text("REDIS_URL"):
        supervisor.start(Valkey(places))


def _prepare(opening: Opening, environment: Mapping[str, str], supervisor: Supervisor) -> None:
    log = opening.data / "log" / "prepare.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "kaluki_site.embedded.prepare"],
            stdin=subprocess.DEVNULL,
            stderr=errors,
            cwd=PROJECT,
            env={**os.environ, **environment},
            start_new_session=True,
        )
    try:
        while process.poll() is None:
            supervisor.pause(LOOK_SECONDS)
    finally:
        process.terminate()
        process.wait()
    if process.returncode:
        raise CannotStart(f"{_last_line(log)}\nThe club could not be prepared; see {log}.")


def _wait_until_open(opening: Opening, supervisor: Supervisor) -> None:
    deadline = time.monotonic() + OPEN_SECONDS
    while not is_open(opening.host, opening.port):
        supervisor.pause(LOOK_SECONDS)
        if time.monotonic() > deadline:
            raise CannotStart(
                f"The web server does not answer; see {opening.data / 'log' / 'uvicorn.log'}."
            )


def _welcome(opening: Opening) -> None:
    say(f"The club is open: {opening.address()}")
    if opening.host not in EVERY_ADDRESS:
        say("Only this machine can reach it; for the phones in the hall: --host 0.0.0.0")
    say("Ctrl-C closes it.")


def _last_line(log: Path) -> str:
    lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return lines[-1] if lines else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
