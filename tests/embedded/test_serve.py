"""One command opens the club, one signal closes it, and nobody is left behind."""

import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaluki_site.embedded.places import find_places
from kaluki_site.embedded.postgres import Postgres
from kaluki_site.embedded.valkey import Valkey
from tests.embedded.asking import ask
from tests.embedded.open_club import (
    SERVE,
    OpenClub,
    find_free_port,
    open_club,
    start_club,
    surroundings,
    wait_until,
)

ALL_WELL = {"database": True, "broker": True, "worker": True}


@pytest.fixture
def club(folder: Path) -> Iterator[OpenClub]:
    """An open club; whatever a test leaves of it is ended."""
    opened = open_club(folder / "var", find_free_port())
    yield opened
    everybody = opened.find_everybody() if opened.process.poll() is None else []
    if opened.process.poll() is None:
        opened.close()
    places = find_places(opened.data)
    Valkey(places).stop()
    Postgres(places).stop()
    assert [process for process in everybody if process.is_running()] == []


def test_a_first_start_opens_the_site_with_a_real_worker(club: OpenClub) -> None:
    wait_until(lambda: club.get_health() == ALL_WELL)

    assert set(club.find_family()) == {"postgres", "valkey", "celery", "uvicorn"}
    assert ask(find_places(club.data), "SELECT count(*) > 0 FROM django_migrations")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_a_stop_of_the_system_end_everybody(club: OpenClub, number: int) -> None:
    everybody = club.find_everybody()

    said = club.close(number)

    assert said.endswith("Closing …\nClosed.\n")
    assert club.process.returncode == 0
    assert [process for process in everybody if process.is_running()] == []


def test_a_second_copy_is_told_which_process_has_the_club(club: OpenClub) -> None:
    second = start_club(club.data, find_free_port())

    said, _ = second.process.communicate(timeout=30)

    assert second.process.returncode == 1
    assert f"is already open (process {club.process.pid})" in said
    assert club.get_health()["database"] is True


def test_a_club_killed_outright_is_opened_again_at_its_port(club: OpenClub) -> None:
    left, web_server = club.find_everybody(), club.find_family()["uvicorn"]
    club.process.kill()
    club.process.communicate()

    again = start_club(club.data, club.port)
    wait_until(lambda: not web_server.is_running())
    wait_until(lambda: again.get_health() == ALL_WELL)
    again.close()

    assert [process for process in left if process.is_running()] == []


def test_a_service_that_is_killed_is_started_again(club: OpenClub) -> None:
    wait_until(lambda: club.get_health() == ALL_WELL)
    before = club.find_family()

    for killed in before.values():
        killed.kill()

    wait_until(lambda: club.find_family().keys() == before.keys())
    wait_until(lambda: club.get_health() == ALL_WELL)
    assert not set(club.find_family().values()) & set(before.values())


def test_closing_while_opening_leaves_nobody(folder: Path) -> None:
    club = start_club(folder / "var", find_free_port())
    wait_until(lambda: "postgres" in club.find_family())
    everybody = club.find_everybody()

    said = club.close(signal.SIGINT)

    assert said.endswith("Closed.\n")
    assert [process for process in everybody if process.is_running()] == []


def test_a_folder_nothing_can_be_kept_in_is_told_with_the_way_out(folder: Path) -> None:
    in_the_way = folder / "var"
    in_the_way.write_text("no folder")
    refused = start_club(in_the_way, find_free_port())

    said, _ = refused.process.communicate(timeout=30)

    assert refused.process.returncode == 1
    assert said.startswith(f"The club cannot keep its data in {in_the_way}: ")
    assert "DATA_DIR=" in said
    assert len(said.splitlines()) == 1


def test_a_taken_port_is_told_with_the_way_out(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        club = start_club(folder / "var", port)
        said, _ = club.process.communicate(timeout=30)

    assert club.process.returncode == 1
    assert f"Nothing can listen on 127.0.0.1, port {port}" in said
    assert f"script/server --port {port + 1}" in said
    assert not (folder / "var" / "postgres").exists()


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("DATABASE_URL", "sqlite:///club.db", "PostgreSQL is the only database"),
        ("REDIS_URL", "localhost:6379", "REDIS_URL must start with redis://"),
        ("WEB_PROCESSES", "two", "WEB_PROCESSES is 'two'; write a whole number"),
        ("DATABASE_URL", "postgresql://localhost/club", "SECRET_KEY is not set"),
    ],
)
def test_a_setting_nobody_can_use_is_told_in_one_sentence(
    folder: Path, name: str, value: str, sentence: str
) -> None:
    answer = subprocess.run(
        [*SERVE, f"--port={find_free_port()}"],
        env={**surroundings(folder / "var"), name: value},
        capture_output=True,
        text=True,
        check=False,
    )

    assert answer.returncode == 1
    assert sentence in answer.stderr
    assert "Traceback" not in answer.stderr
