"""The embedded PostgreSQL after kills, in odd places, beside strangers."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from kaluki_site.embedded.places import LONGEST_SOCKET_NAME, SOCKET_PATH_BYTES, Places, find_places
from kaluki_site.embedded.postgres import Postgres
from kaluki_site.embedded.postmaster import PID_FILE, find_postmaster
from kaluki_site.embedded.problems import CannotStart
from tests.embedded.asking import ask, tell
from tests.embedded.conftest import open_places

ODD_NAMES = [
    "with a space",
    "Клуб «Калуки»",
    'it\'s 100% "quoted"',
    "comma, dollar $HOME; and `more`",
    "long " + "x" * 120,
]


@pytest.fixture
def stranger() -> Iterator[psutil.Process]:
    """A process that has nothing to do with the club."""
    process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    yield psutil.Process(process.pid)
    process.kill()
    process.wait()


def kill_server(places: Places) -> None:
    server = find_postmaster(places.cluster)
    assert server is not None
    server.kill()
    server.wait()


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_folder_name_will_do(folder: Path, name: str) -> None:
    for places in open_places(folder / name):
        Postgres(places).start()

        assert ask(places, "SELECT current_user") == "club"


@pytest.mark.parametrize("name", ODD_NAMES)
def test_the_socket_fits_into_what_the_kernel_keeps(folder: Path, name: str) -> None:
    sockets = find_places(folder / name).sockets

    assert len(bytes(sockets / LONGEST_SOCKET_NAME)) <= SOCKET_PATH_BYTES


def test_the_sockets_lie_in_the_same_place_whatever_the_surroundings(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = find_places(folder / ODD_NAMES[0]).sockets
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))

    assert find_places(folder / ODD_NAMES[0]).sockets == before


def test_every_row_written_before_a_kill_is_there_after_it(
    places: Places, postgres: Postgres
) -> None:
    tell(places, "CREATE TABLE hand (n int)", "INSERT INTO hand SELECT generate_series(1, 200)")
    kill_server(places)

    Postgres(places).start()

    assert ask(places, "SELECT count(*) FROM hand") == 200


def test_a_killed_server_is_not_taken_for_a_running_one(places: Places, postgres: Postgres) -> None:
    kill_server(places)

    assert (places.cluster / PID_FILE).exists()
    assert not postgres.is_running()


def test_a_process_file_naming_a_stranger_neither_stops_us_nor_harms_him(
    places: Places, postgres: Postgres, stranger: psutil.Process
) -> None:
    kill_server(places)
    pid_file = places.cluster / PID_FILE
    lines = pid_file.read_text().splitlines()
    pid_file.write_text("\n".join([str(stranger.pid), *lines[1:]]))
    again = Postgres(places)

    again.stop()
    again.start()
    again.stop()

    assert stranger.is_running()
    assert stranger.status() != psutil.STATUS_ZOMBIE


def test_a_socket_lock_naming_a_stranger_does_not_stop_us(
    places: Places, postgres: Postgres, stranger: psutil.Process
) -> None:
    postgres.stop()
    (places.sockets / f"{LONGEST_SOCKET_NAME}.lock").write_text(f"{stranger.pid}\n")

    Postgres(places).start()

    assert ask(places, "SELECT 1") == 1


@pytest.mark.parametrize("content", ["", "not a number\n", "\n\n\n"])
def test_a_process_file_cut_short_does_not_stop_us(
    places: Places, postgres: Postgres, content: str
) -> None:
    postgres.stop()
    (places.cluster / PID_FILE).write_text(content)

    Postgres(places).start()

    assert ask(places, "SELECT 1") == 1


def test_a_first_start_killed_in_the_middle_is_begun_anew(places: Places) -> None:
    unfinished = places.database / "postgres.unfinished"
    unfinished.mkdir()
    (unfinished / "PG_VERSION").write_text("18\n")

    Postgres(places).start()

    assert ask(places, "SELECT 1") == 1
    assert not unfinished.exists()


def test_data_moved_elsewhere_while_closed_is_opened_there(
    folder: Path, places: Places, postgres: Postgres
) -> None:
    tell(places, "CREATE TABLE hand AS SELECT 146 AS points")
    postgres.stop()
    moved = places.data.rename(folder / "moved")

    for there in open_places(moved):
        Postgres(there).start()

        assert ask(there, "SELECT points FROM hand") == 146


def test_data_of_another_major_version_is_refused_with_the_way_out(
    places: Places, postgres: Postgres
) -> None:
    postgres.stop()
    (places.cluster / "PG_VERSION").write_text("17\n")

    with pytest.raises(CannotStart, match=r"is of PostgreSQL 17, but PostgreSQL 18 .*host\.md"):
        Postgres(places).start()


def test_a_link_put_in_the_place_of_the_sockets_is_refused(places: Places, folder: Path) -> None:
    places.sockets.symlink_to(folder)

    with pytest.raises(CannotStart, match="is in the way"):
        Postgres(places).start()


def test_a_fault_in_the_settings_is_told_with_the_place_of_the_reason(
    places: Places, postgres: Postgres
) -> None:
    postgres.stop()
    with (places.cluster / "postgresql.conf").open("a") as file:
        file.write("no_such_setting = 1\n")

    with pytest.raises(CannotStart, match=r"did not start.*postgres\.log"):
        Postgres(places).start()
