"""Where the embedded services keep their files and their sockets."""

import hashlib
import os
import re
from dataclasses import dataclass
from pathlib import Path

from kaluki_site.embedded.owner import Owner, choose_owner

# The kernel keeps a socket's path in 104 bytes on macOS and 108 on Linux, end mark included.
SOCKET_PATH_BYTES = 103
# A comma parts hosts for libpq, a space or a percent sign means something in an address.
PLAIN_PATH = re.compile(r"[A-Za-z0-9/._+-]+")
LONGEST_SOCKET_NAME = ".s.PGSQL.5432"
# Not TMPDIR and the like: a command started by cron has to find the same sockets.
SHORT_FOLDER = Path("/tmp")  # noqa: S108 - the folder inside is 0700 and its owner is checked
SYSTEM_DATA = Path("/var/lib/kaluki-club")


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one copy of the club, and who owns those of its database."""

    data: Path
    database: Path
    sockets: Path
    owner: Owner

    @property
    def cluster(self) -> Path:
        return self.database / "postgres"

    @property
    def valkey(self) -> Path:
        return self.data / "valkey"

    @property
    def logs(self) -> Path:
        return self.data / "log"

    @property
    def valkey_socket(self) -> Path:
        return self.sockets / "valkey.sock"

    @property
    def database_url(self) -> str:
        return self.address_of("club")

    def address_of(self, database: str) -> str:
        return f"postgresql://club@/{database}?host={self.sockets}"

    @property
    def redis_url(self) -> str:
        return f"unix://{self.valkey_socket}"


def find_places(data: Path) -> Places:
    """The places of the club whose data folder is `data`; the same ones on every call.

    Where root started the club in a folder its database's user cannot enter, the database
    lives under /var/lib/kaluki-club instead.
    """
    owner = choose_owner(data)
    database = data if owner.may_enter(data) else SYSTEM_DATA / _name_of(data)
    return Places(data, database, _socket_folder(database), owner)


def _socket_folder(database: Path) -> Path:
    beside_the_data = database / "run"
    length = len(os.fsencode(beside_the_data / LONGEST_SOCKET_NAME))
    if length <= SOCKET_PATH_BYTES and PLAIN_PATH.fullmatch(str(beside_the_data)):
        return beside_the_data
    return SHORT_FOLDER / f"kaluki-{_name_of(database)}"


def _name_of(folder: Path) -> str:
    return hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]
