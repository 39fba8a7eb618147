"""The club's own Valkey: queues of tasks and the cache, on a unix socket only."""

import subprocess
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from redis import BusyLoadingError, Redis, RedisError
from redis import TimeoutError as NoAnswerYet
from redis.backoff import NoBackoff
from redis.retry import Retry

from kaluki_site.embedded.binaries import find_valkey
from kaluki_site.embedded.folders import make_private
from kaluki_site.embedded.places import Places
from kaluki_site.embedded.problems import CannotStart

START_SECONDS = 60
STOP_SECONDS = 15
LOOK_SECONDS = 0.02


@dataclass(slots=True)
class Valkey:
    """One server and its append-only file: a queued task outlives a crash."""

    places: Places
    name: str = "Valkey"
    _child: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    def start(self) -> None:
        """Leave a server that answers; one already answering is kept. Raises CannotStart."""
        make_private(self.places.sockets, self.places.owner)
        self.places.valkey.mkdir(parents=True, exist_ok=True)
        if not self.is_running():
            self._launch()
        self._wait_until_ready()

    def is_running(self) -> bool:
        if self._child is not None:
            self._child.poll()
        return self._answers() is not None

    def stop(self) -> None:
        """Write everything down and end. Does nothing when stopped."""
        if not self.is_running():
            return
        with suppress(NoAnswerYet), self._client() as client:
            client.shutdown(save=False, nosave=True)
        self._wait_until_gone()

    def _launch(self) -> None:
        self.places.logs.mkdir(parents=True, exist_ok=True)
        with self._log_file.open("ab") as log:
            self._child = subprocess.Popen(
                [find_valkey(), *self._options()],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.places.valkey,
                start_new_session=True,
            )

    def _options(self) -> list[str]:
        options = {
            "port": "0",
            "unixsocket": str(self.places.valkey_socket),
            "unixsocketperm": "700",
            "appendonly": "yes",
            "save": "",
            "dir": str(self.places.valkey),
            "daemonize": "no",
        }
        return [text for name, value in options.items() for text in (f"--{name}", value)]

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while self._answers() is not True:
            ended = self._child is not None and self._child.poll() is not None
            if ended or time.monotonic() > deadline:
                raise CannotStart(
                    f"Valkey did not start; the reason is at the end of {self._log_file}."
                )
            time.sleep(LOOK_SECONDS)

    def _wait_until_gone(self) -> None:
        deadline = time.monotonic() + STOP_SECONDS
        while self.is_running() and time.monotonic() < deadline:
            time.sleep(LOOK_SECONDS)
        if self._child is not None:
            _end(self._child)

    def _answers(self) -> bool | None:
        """True when ready, False while it reads its file or hangs, None when nobody is there.

        One that hangs still has its file: a second one beside it would write there too.
        """
        try:
            with self._client() as client:
                return bool(client.ping())
        except (BusyLoadingError, NoAnswerYet):
            return False
        except RedisError:
            return None

    def _client(self) -> Redis:
        path = str(self.places.valkey_socket)
        return Redis(unix_socket_path=path, socket_timeout=5, retry=Retry(NoBackoff(), 0))

    @property
    def _log_file(self) -> Path:
        return self.places.logs / "valkey.log"


def _end(server: subprocess.Popen[bytes]) -> None:
    """Let it write everything down; one that hangs for good is killed."""
    try:
        server.wait(timeout=STOP_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
