"""PostgreSQL's tools on the embedded database, as the host's guide names them."""

import subprocess
import sys
from pathlib import Path

from kaluki_site.embedded.places import Places
from kaluki_site.embedded.postgres import Postgres
from tests.embedded.asking import ask, tell
from tests.embedded.open_club import surroundings


def use_tool(places: Places, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kaluki_site.embedded.tools", *arguments],
        env=surroundings(places.data),
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_backup_brings_back_what_was_lost(
    folder: Path, places: Places, postgres: Postgres
) -> None:
    tell(places, "CREATE TABLE hand AS SELECT 146 AS points")
    saved = use_tool(places, "pg_dump", "--format=custom", f"--file={folder / 'club.dump'}")
    tell(places, "UPDATE hand SET points = 0")

    restored = use_tool(
        places, "pg_restore", "--clean", "--if-exists", "--dbname=club", f"{folder / 'club.dump'}"
    )

    assert (saved.returncode, restored.returncode) == (0, 0), saved.stderr + restored.stderr
    assert ask(places, "SELECT points FROM hand") == 146


def test_another_word_than_a_tool_is_refused(places: Places) -> None:
    answer = use_tool(places, "initdb")

    assert answer.returncode == 2
    assert answer.stderr == "Name a tool: pg_dump, pg_restore, psql.\n"
