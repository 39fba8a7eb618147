"""Run a command beside a PostgreSQL and a Valkey that are gone when it ends.

    python -m kaluki_site.embedded.throwaway [--durable] COMMAND …

DATABASE_URL and REDIS_URL of the caller are kept: only what is missing is started. With
`--durable` the database writes as it does in earnest (fsync), for measurements.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from kaluki_site.embedded.places import Places, find_places
from kaluki_site.embedded.postgres import Postgres
from kaluki_site.embedded.problems import CannotStart
from kaluki_site.embedded.valkey import Valkey

# /tmp may be memory, where writing things down costs nothing and a measurement is worth as much.
ON_DISK = "/var/tmp"  # noqa: S108 - mkdtemp makes a folder of our own in it


def main(arguments: Sequence[str]) -> int:
    """The command's exit code; 2 when there is no command or a service cannot start."""
    durable = "--durable" in arguments[:1]
    command = arguments[1:] if durable else arguments
    if not command:
        sys.stderr.write("Name a command to run.\n")
        return 2
    try:
        with start_services(durable=durable) as addresses:
            return _run(command, addresses)
    except CannotStart as problem:
        sys.stderr.write(f"{problem}\n")
        return 2


@contextmanager
def start_services(*, durable: bool) -> Iterator[dict[str, str]]:
    """The addresses, by the names of their settings, of services that live inside the block."""
    with ExitStack() as stack:
        folder = tempfile.mkdtemp(prefix="kaluki-", dir=ON_DISK if durable else None)
        places = _open_folder(Path(folder), stack)
        addresses = {"DATA_DIR": str(places.data)}
        if not os.environ.get("DATABASE_URL"):
            postgres = Postgres(places, durable=durable)
            stack.callback(postgres.stop)
            postgres.start()
            addresses["DATABASE_URL"] = places.database_url
        if not os.environ.get("REDIS_URL"):
            valkey = Valkey(places)
            stack.callback(valkey.stop)
            valkey.start()
            addresses["REDIS_URL"] = places.redis_url
        yield addresses


def _open_folder(folder: Path, stack: ExitStack) -> Places:
    folder.chmod(0o711)
    places = find_places(folder)
    for used in {places.data, places.database, places.sockets}:
        stack.callback(shutil.rmtree, used, ignore_errors=True)
    return places


def _run(command: Sequence[str], addresses: dict[str, str]) -> int:
    """Run to the end; what would stop us is handed on, so the services are always stopped."""
    process = subprocess.Popen(command, env={**os.environ, **addresses})
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda received, _frame: process.send_signal(received))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal has told the command as well
    code = process.wait()
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
