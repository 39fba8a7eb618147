"""Who runs a cluster, if anybody: a process number in a file proves nothing."""

import os
from collections.abc import Iterator
from pathlib import Path

import psutil

from kaluki_site.embedded.places import LONGEST_SOCKET_NAME, Places

PID_FILE = "postmaster.pid"
PROCESS_LINE, SOCKET_LINE, STATUS_LINE = 0, 4, 7
SERVER_NAME = "postgres"


def find_postmaster(cluster: Path) -> psutil.Process | None:
    """The living server of this cluster.

    The number in postmaster.pid may by now belong to any other process, so its command line
    has to name this very cluster.
    """
    try:
        process = psutil.Process(int(_read_pid_file(cluster, PROCESS_LINE)))
        return process if _serves(process, cluster) else None
    except (ValueError, psutil.Error):
        return None


def find_backends(cluster: Path) -> Iterator[psutil.Process]:
    """Server processes at work in the cluster's folder, with or without a living postmaster."""
    for process in psutil.process_iter(["name"]):
        try:
            if process.info["name"] == SERVER_NAME and _works_in(process, cluster):
                yield process
        except psutil.Error:
            continue


def is_ready(cluster: Path) -> bool:
    """Whether the server takes connections."""
    return _read_pid_file(cluster, STATUS_LINE).strip() == "ready"


def find_socket_folder(cluster: Path) -> str:
    """The folder in which the running server listens; empty while it does not."""
    return _read_pid_file(cluster, SOCKET_LINE)


def remove_stale_files(places: Places) -> None:
    """What a killed server leaves: its process file, its socket and the socket's lock."""
    for path in (
        places.cluster / PID_FILE,
        places.sockets / LONGEST_SOCKET_NAME,
        places.sockets / f"{LONGEST_SOCKET_NAME}.lock",
    ):
        path.unlink(missing_ok=True)


def _read_pid_file(cluster: Path, line: int) -> str:
    try:
        lines = (cluster / PID_FILE).read_text().splitlines()
    except FileNotFoundError:
        return ""
    return lines[line] if len(lines) > line else ""


def _serves(process: psutil.Process, cluster: Path) -> bool:
    arguments = process.cmdline()
    if process.status() == psutil.STATUS_ZOMBIE or not arguments:
        return False
    is_server = Path(arguments[0]).name == SERVER_NAME
    return is_server and "-D" in arguments and _same(Path(_after(arguments, "-D")), cluster)


def _works_in(process: psutil.Process, cluster: Path) -> bool:
    return process.status() != psutil.STATUS_ZOMBIE and _same(Path(process.cwd()), cluster)


def _after(arguments: list[str], name: str) -> str:
    return arguments[arguments.index(name) + 1]


def _same(one: Path, other: Path) -> bool:
    return os.path.realpath(one) == os.path.realpath(other)
