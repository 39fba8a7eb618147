"""One copy of the club at a time in one data folder."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kaluki_site.embedded.problems import CannotStart


@contextmanager
def hold_lock(data: Path) -> Iterator[None]:
    """Make the folder and hold its lock; the kernel lets go of it however this process ends.

    Raises CannotStart with the process number of the copy that holds it, or with what keeps the
    folder from being written to.
    """
    descriptor = _open(data)
    try:
        _lock(descriptor, data)
        os.ftruncate(descriptor, 0)
        os.write(descriptor, str(os.getpid()).encode())
        yield
    finally:
        os.close(descriptor)


def _open(data: Path) -> int:
    try:
        data.mkdir(parents=True, exist_ok=True)
        return os.open(data / "server.lock", os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as problem:
        raise CannotStart(
            f"The club cannot keep its data in {data}: {problem.strerror}. "
            "Choose a folder it may write to: DATA_DIR=/another/folder."
        ) from None


def _lock(descriptor: int, data: Path) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.read(descriptor, 20).decode() or "unknown"
        raise CannotStart(
            f"The club in {data} is already open (process {holder}). "
            "Close it first, or open another one beside it: DATA_DIR=/another/folder."
        ) from None
