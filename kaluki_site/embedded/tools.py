"""PostgreSQL's own tools on the embedded database: backups, restores, a look inside.

python -m kaluki_site.embedded.tools pg_dump --format=custom --file=club.dump
"""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from kaluki_site.embedded.binaries import find_postgres
from kaluki_site.embedded.places import Places, find_places
from kaluki_site.embedded.problems import CannotStart
from kaluki_site.embedded.website import PROJECT
from kaluki_site.environment import read_path

TOOLS = ("pg_dump", "pg_restore", "psql")


def main(arguments: Sequence[str]) -> int:
    """Becomes the tool; returns only when there is none: 2 for a wrong name, 1 for no programs."""
    if not arguments or arguments[0] not in TOOLS:
        sys.stderr.write(f"Name a tool: {', '.join(TOOLS)}.\n")
        return 2
    try:
        _become(arguments, find_places(read_path("DATA_DIR", PROJECT / "var")))
    except CannotStart as problem:
        sys.stderr.write(f"{problem}\n")
        return 1


def _become(arguments: Sequence[str], places: Places) -> NoReturn:
    program = find_postgres(places) / arguments[0]
    club = {"PGHOST": str(places.sockets), "PGUSER": "club", "PGDATABASE": "club"}
    os.execve(program, list(arguments), {**os.environ, **club})  # noqa: S606 - one of ours


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
