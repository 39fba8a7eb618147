"""Real servers in folders of their own, ended whatever happens."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaluki_site.embedded.places import Places, find_places
from kaluki_site.embedded.postgres import Postgres
from kaluki_site.embedded.valkey import Valkey

# What only root meets is tested where the tests run as root.
collect_ignore = [] if os.geteuid() == 0 else ["test_as_root.py"]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder anybody may pass through, as a project's is; pytest's own are closed."""
    made = Path(tempfile.mkdtemp(prefix="club-"))
    made.chmod(0o755)
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.fixture
def places(folder: Path) -> Iterator[Places]:
    yield from open_places(folder / "var")


@pytest.fixture(scope="session")
def new_cluster() -> Iterator[Path]:
    """The files of a database nobody has used: copied, they spare each test a second."""
    made = Path(tempfile.mkdtemp(prefix="club-"))
    made.chmod(0o755)
    for places in open_places(made / "var"):
        Postgres(places).start()
        Postgres(places).stop()
        yield places.cluster
    shutil.rmtree(made)


@pytest.fixture
def postgres(places: Places, new_cluster: Path) -> Postgres:
    """A server that has been started."""
    subprocess.run(["cp", "-a", new_cluster, places.cluster], check=True)
    server = Postgres(places)
    server.start()
    return server


@pytest.fixture
def valkey(places: Places) -> Valkey:
    """A server that has been started."""
    server = Valkey(places)
    server.start()
    return server


def open_places(data: Path) -> Iterator[Places]:
    """Places whose servers are stopped and whose folders are gone at the end."""
    data.mkdir(parents=True, exist_ok=True)
    places = find_places(data)
    yield places
    Valkey(places).stop()
    Postgres(places).stop()
    for used in {places.database, places.sockets}:
        shutil.rmtree(used, ignore_errors=True)
