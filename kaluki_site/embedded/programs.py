"""The site's own programs, web server and worker, each in a session of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import psutil

STOP_SECONDS = 15


@dataclass(slots=True)
class Program:
    """A Python module run as a child, with the processes it starts itself.

    Its number is kept in a file, so that the next start can end what a killed one left behind.
    """

    name: str
    module: str
    arguments: Sequence[str]
    environment: Mapping[str, str]
    folder: Path
    data: Path
    _child: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    def start(self) -> None:
        self.end_leftover()
        logs = self.data / "log"
        logs.mkdir(parents=True, exist_ok=True)
        with (logs / f"{self.module}.log").open("ab") as log:
            self._child = subprocess.Popen(
                [sys.executable, "-m", self.module, *self.arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env={**os.environ, **self.environment},
                start_new_session=True,
            )
        self._number_file.write_text(str(self._child.pid))

    def is_running(self) -> bool:
        return self._child is not None and self._child.poll() is None

    def stop(self) -> None:
        """Ask it to finish what it is at; end whatever has not within a while."""
        self.end_leftover()
        if self._child is not None:
            self._child.wait()
        self._number_file.unlink(missing_ok=True)

    def end_leftover(self) -> None:
        """End what the number kept in the file names, whoever started it."""
        with suppress(FileNotFoundError, ValueError):
            _end_session(int(self._number_file.read_text()), self.folder)

    @property
    def _number_file(self) -> Path:
        return self.data / f"{self.module}.pid"


def _end_session(number: int, folder: Path) -> None:
    """The leader tells its own children to end; where it is gone each is told itself."""
    members = _find_members(number, folder)
    leaders = [process for process in members if process.pid == number]
    for process in leaders or members:
        with suppress(psutil.NoSuchProcess):
            process.terminate()
    _, alive = psutil.wait_procs(members, timeout=STOP_SECONDS)
    for process in alive:
        with suppress(psutil.NoSuchProcess):
            process.kill()


def _find_members(session: int, folder: Path) -> list[psutil.Process]:
    """Every living process of the session that works in our folder.

    The number may by now be that of a stranger's session; he works elsewhere.
    """
    members = []
    for process in psutil.process_iter():
        with suppress(OSError, psutil.Error):
            ours = os.getsid(process.pid) == session and Path(process.cwd()) == folder
            if ours and process.status() != psutil.STATUS_ZOMBIE:
                members.append(process)
    return members
