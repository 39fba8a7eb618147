"""The embedded PostgreSQL in good weather."""

from pathlib import Path

import psutil
import pytest

from kaluki_site.embedded.binaries import find_postgres
from kaluki_site.embedded.places import Places, find_places
from kaluki_site.embedded.postgres import Postgres
from kaluki_site.embedded.postmaster import find_postmaster
from tests.embedded.asking import ask, tell
from tests.embedded.plain_user import give_to_plain_user, run_as_plain_user


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", 0),
        ("SELECT upper('жё')", "ЖЁ"),
        ("SELECT 'Ж' ILIKE 'ж'", True),
        ("SHOW listen_addresses", ""),
        ("SHOW fsync", "on"),
        ("SHOW unix_socket_permissions", "0700"),
        ("SHOW server_encoding", "UTF8"),
    ],
)
def test_a_new_database_is_empty_safe_and_knows_cyrillic(
    places: Places, postgres: Postgres, question: str, answer: object
) -> None:
    assert ask(places, question) == answer


def test_word_search_knows_cyrillic_letters(places: Places, postgres: Postgres) -> None:
    tell(places, "CREATE EXTENSION pg_trgm")

    assert ask(places, "SELECT similarity('Тарас', 'тарас')") == 1


def test_a_second_start_keeps_the_data(places: Places, postgres: Postgres) -> None:
    tell(places, "CREATE TABLE hand (points int)", "INSERT INTO hand VALUES (146)")
    postgres.stop()

    Postgres(places).start()

    assert ask(places, "SELECT points FROM hand") == 146


def test_a_server_already_running_is_kept(places: Places, postgres: Postgres) -> None:
    before = find_postmaster(places.cluster)

    Postgres(places).start()

    assert find_postmaster(places.cluster) == before


def test_a_stopped_server_is_gone_with_its_files(places: Places, postgres: Postgres) -> None:
    postgres.stop()

    assert not postgres.is_running()
    assert list(places.sockets.iterdir()) == []


def test_stopping_twice_is_no_fault(postgres: Postgres) -> None:
    postgres.stop()
    postgres.stop()

    assert not postgres.is_running()


def test_no_network_address_is_opened(places: Places, postgres: Postgres) -> None:
    server = find_postmaster(places.cluster)

    assert server is not None
    assert server.net_connections(kind="inet") == []


def test_nobody_else_can_look_into_data_or_sockets(places: Places, postgres: Postgres) -> None:
    assert [path.stat().st_mode & 0o777 for path in (places.cluster, places.sockets)] == [
        0o700,
        0o700,
    ]


def test_a_plain_user_runs_it_without_help(
    folder: Path, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(find_postgres(places).parents[2])  # where he can reach them
    data = folder / "plain"
    data.mkdir()
    give_to_plain_user(str(data))

    def use() -> None:
        places = find_places(data)
        server = Postgres(places)
        server.start()
        try:
            assert ask(places, "SELECT 1") == 1
            running = find_postmaster(places.cluster)
            assert running is not None
            assert running.uids().real == psutil.Process().uids().real
        finally:
            server.stop()

    assert run_as_plain_user(use)


def test_a_database_for_tests_need_not_wait_for_the_disk(places: Places) -> None:
    Postgres(places, durable=False).start()

    assert ask(places, "SHOW fsync") == "off"
