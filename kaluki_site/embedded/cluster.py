"""A PostgreSQL cluster's files: made once, its settings written before every start."""

import shutil
import sys
from pathlib import Path

from kaluki_site.embedded.binaries import read_version
from kaluki_site.embedded.folders import make_private
from kaluki_site.embedded.places import Places
from kaluki_site.embedded.problems import CannotStart

SETTINGS_FILE = "club.conf"
# Word search (pg_trgm) asks the system what a letter is; under "C" no Cyrillic sign is one.
LETTERS = "UTF-8" if sys.platform == "darwin" else "C.UTF-8"


def ensure_cluster(places: Places, programs: Path) -> None:
    """Make the cluster where there is none; refuse one of another major version.

    It is made under another name and renamed when whole, so a start that was killed in the
    middle leaves nothing that looks like a database.
    """
    version_file = places.cluster / "PG_VERSION"
    if not version_file.exists():
        _make_cluster(places, programs)
    theirs, ours = version_file.read_text().strip(), read_version(programs).partition(".")[0]
    if theirs != ours:
        raise CannotStart(
            f"The data in {places.cluster} is of PostgreSQL {theirs}, but PostgreSQL {ours} is "
            "installed. Bring it over as docs/host.md says under Upgrade."
        )


def write_settings(places: Places, *, durable: bool) -> None:
    """Settings go into a file: on a command line odd paths would be taken apart again."""
    path = places.cluster / SETTINGS_FILE
    path.write_text(
        "# Written at every start of the club; add your own lines to postgresql.conf below.\n"
        "listen_addresses = ''\n"
        f"unix_socket_directories = {_quote_directory(places.sockets)}\n"
        "unix_socket_permissions = 0700\n"
        "port = 5432\n"
        f"fsync = {'on' if durable else 'off'}\n"
        f"synchronous_commit = {'on' if durable else 'off'}\n"
        f"full_page_writes = {'on' if durable else 'off'}\n"
        "log_destination = 'stderr'\n"
        "logging_collector = off\n",
        encoding="utf-8",
    )
    places.owner.give(path)


def _make_cluster(places: Places, programs: Path) -> None:
    unfinished = places.cluster.with_name("postgres.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    make_private(unfinished, places.owner)
    _run_initdb(places, programs, unfinished)
    with (unfinished / "postgresql.conf").open("a", encoding="utf-8") as file:
        file.write(f"\ninclude_if_exists = '{SETTINGS_FILE}'\n")
    if places.cluster.exists():
        places.cluster.rmdir()
    unfinished.rename(places.cluster)


def _run_initdb(places: Places, programs: Path, folder: Path) -> None:
    answer = places.owner.run(
        programs / "initdb",
        "--pgdata",
        folder,
        "--encoding=UTF8",
        "--locale=C",
        f"--lc-ctype={LETTERS}",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--username=club",
        "--auth=trust",
    )
    if answer.returncode:
        raise CannotStart(f"The database could not be made: {answer.stderr.strip()}")


def _quote_directory(folder: Path) -> str:
    """One entry of a list inside a string: both quotings double their mark."""
    entry = str(folder).replace('"', '""')
    return "'" + f'"{entry}"'.replace("'", "''") + "'"
