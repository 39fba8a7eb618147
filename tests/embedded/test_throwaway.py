"""Services for the length of one command."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kaluki_site.embedded.throwaway import main, start_services
from tests.embedded.open_club import surroundings

THROWAWAY = [sys.executable, "-m", "kaluki_site.embedded.throwaway"]


def run_beside_services(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*THROWAWAY, *command],
        env=surroundings(folder),
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_finds_both_services_and_nothing_is_left_of_them(folder: Path) -> None:
    ask_both = (
        "import os, psycopg, redis;"
        "psycopg.connect(os.environ['DATABASE_URL']).execute('SELECT 1');"
        "redis.Redis.from_url(os.environ['REDIS_URL']).ping();"
        "print(os.environ['DATA_DIR'])"
    )

    answer = run_beside_services(folder, sys.executable, "-c", ask_both)

    assert answer.returncode == 0, answer.stderr
    assert not Path(answer.stdout.strip()).exists()


@pytest.mark.parametrize("code", [0, 1, 5])
def test_the_command_s_verdict_is_ours(
    folder: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/club")
    monkeypatch.setenv("REDIS_URL", "redis://host")

    assert main([sys.executable, "-c", f"raise SystemExit({code})"]) == code


def test_a_command_ended_by_a_signal_is_no_success(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/club")
    monkeypatch.setenv("REDIS_URL", "redis://host")
    kill_itself = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"

    assert main([sys.executable, "-c", kill_itself]) == 128 + signal.SIGKILL


def test_no_command_is_no_success() -> None:
    assert main([]) == 2


def test_services_of_one_s_own_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/club")
    monkeypatch.setenv("REDIS_URL", "redis://host")

    with start_services(durable=False) as addresses:
        assert addresses.keys() == {"DATA_DIR"}


def test_being_stopped_stops_the_services_too(folder: Path) -> None:
    flag = folder / "data"
    note_and_wait = (
        "import os, pathlib, time;"
        f"pathlib.Path({str(flag)!r}).write_text(os.environ['DATA_DIR']); time.sleep(600)"
    )
    process = subprocess.Popen(
        [*THROWAWAY, sys.executable, "-c", note_and_wait], env=surroundings(folder)
    )
    while not (flag.exists() and flag.read_text()):
        time.sleep(0.05)

    process.send_signal(signal.SIGTERM)

    assert process.wait(timeout=30) == 128 + signal.SIGTERM
    assert not os.path.lexists(flag.read_text())
