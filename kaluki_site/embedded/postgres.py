"""The club's own PostgreSQL: started, found running, stopped."""

import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGINT, SIGQUIT

import psutil
import psycopg

from kaluki_site.embedded.binaries import find_postgres
from kaluki_site.embedded.cluster import ensure_cluster, write_settings
from kaluki_site.embedded.folders import make_private
from kaluki_site.embedded.places import Places
from kaluki_site.embedded.postmaster import (
    find_backends,
    find_postmaster,
    find_socket_folder,
    is_ready,
    remove_stale_files,
)
from kaluki_site.embedded.problems import CannotStart

# Replaying the log after a crash may take a while; a fault shows at once by the process ending.
START_SECONDS = 120
STOP_SECONDS = 30
LEFT_BACKENDS_SECONDS = 20
LOOK_SECONDS = 0.05


@dataclass(slots=True)
class Postgres:
    """One cluster and its server, on a unix socket only. `durable=False` is for tests."""

    places: Places
    durable: bool = True
    name: str = "PostgreSQL"
    _child: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    def start(self) -> None:
        """Leave a server that takes connections, with the club's database in it.

        A server already running on this cluster is kept, unless it listens in another place,
        as after a move of the folder. Raises CannotStart.
        """
        self.places.database.mkdir(parents=True, exist_ok=True)
        make_private(self.places.sockets, self.places.owner)
        programs = find_postgres(self.places)
        ensure_cluster(self.places, programs)
        if self.is_running() and not self._listens_here():
            self.stop()
        if not self.is_running():
            self._launch(programs)
        self._wait_until_ready()
        self._ensure_database()

    def is_running(self) -> bool:
        self._reap()
        return find_postmaster(self.places.cluster) is not None

    def stop(self) -> None:
        """Break off what is connected, write everything down, end. Does nothing when stopped."""
        server = find_postmaster(self.places.cluster)
        if server is None:
            return
        server.send_signal(SIGINT)
        if not self._ends_within(STOP_SECONDS, server):
            server.send_signal(SIGQUIT)
            self._ends_within(STOP_SECONDS, server)

    def _listens_here(self) -> bool:
        folder = find_socket_folder(self.places.cluster)
        return folder in {"", str(self.places.sockets)}

    def _launch(self, programs: Path) -> None:
        self._wait_for_left_backends()
        remove_stale_files(self.places)
        write_settings(self.places, durable=self.durable)
        self.places.logs.mkdir(parents=True, exist_ok=True)
        with self._log_file.open("ab") as log:
            self._child = self.places.owner.launch(
                programs / "postgres", "-D", self.places.cluster, log=log
            )

    def _wait_for_left_backends(self) -> None:
        """Two servers on one cluster would ruin it, so whoever is left from a kill goes first."""
        left = list(find_backends(self.places.cluster))
        _, alive = psutil.wait_procs(left, timeout=LEFT_BACKENDS_SECONDS)
        if alive:
            numbers = ", ".join(str(process.pid) for process in alive)
            raise CannotStart(
                f"Parts of an earlier PostgreSQL still run (processes {numbers}). "
                "End them, then start again."
            )

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while not is_ready(self.places.cluster):
            ended = self._child is not None and self._child.poll() is not None
            if ended or time.monotonic() > deadline:
                raise CannotStart(
                    f"PostgreSQL did not start; the reason is at the end of {self._log_file}."
                )
            time.sleep(LOOK_SECONDS)

    def _ensure_database(self) -> None:
        with psycopg.connect(self.places.address_of("postgres"), autocommit=True) as connection:
            found = connection.execute("SELECT 1 FROM pg_database WHERE datname = 'club'")
            if found.fetchone() is None:
                connection.execute("CREATE DATABASE club")

    def _ends_within(self, seconds: float, server: psutil.Process) -> bool:
        try:
            server.wait(timeout=seconds)
        except psutil.TimeoutExpired:
            return False
        self._reap()
        return True

    def _reap(self) -> None:
        if self._child is not None:
            self._child.poll()

    @property
    def _log_file(self) -> Path:
        return self.places.logs / "postgres.log"
