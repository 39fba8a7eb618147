"""Where the embedded services keep their files and their sockets."""

import hashlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

# The kernel keeps a socket's path in 104 bytes on macOS and 108 on Linux, end mark included.
SOCKET_PATH_BYTES = 103
LONGEST_SOCKET_NAME = ".s.PGSQL.5432"


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one copy of the club: data that must last, sockets that need not."""

    data: Path
    sockets: Path

    @property
    def postgres(self) -> Path:
        return self.data / "postgres"

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
        return f"postgresql://club@/club?host={quote(str(self.sockets), safe='')}"

    @property
    def redis_url(self) -> str:
        return f"unix://{self.valkey_socket}"


def find_places(data: Path) -> Places:
    """The places of the club whose data folder is `data`; the same ones on every call."""
    return Places(data=data, sockets=_socket_folder(data))


def _socket_folder(data: Path) -> Path:
    beside_the_data = data / "run"
    if len(os.fsencode(beside_the_data / LONGEST_SOCKET_NAME)) <= SOCKET_PATH_BYTES:
        return beside_the_data
    name = hashlib.sha256(os.fsencode(data)).hexdigest()[:16]
    parent = os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()
    return Path(parent) / f"kaluki-{name}"
