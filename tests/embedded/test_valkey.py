"""The embedded Valkey."""

from pathlib import Path

import psutil
import pytest
from redis import Redis

from kaluki_site.embedded.places import Places
from kaluki_site.embedded.valkey import Valkey
from tests.embedded.conftest import open_places


def connect(places: Places) -> Redis:
    return Redis.from_url(places.redis_url, decode_responses=True)


def find_server(places: Places) -> psutil.Process:
    with connect(places) as client:
        return psutil.Process(client.info("server")["process_id"])


def test_a_started_server_answers_on_its_socket_alone(places: Places, valkey: Valkey) -> None:
    assert valkey.is_running()
    assert find_server(places).net_connections(kind="inet") == []


def test_a_server_already_running_is_kept(places: Places, valkey: Valkey) -> None:
    before = find_server(places)

    Valkey(places).start()

    assert find_server(places) == before


def test_a_server_that_hangs_gets_no_second_one_beside_it(places: Places, valkey: Valkey) -> None:
    server = find_server(places)
    server.suspend()

    assert valkey.is_running()

    server.resume()
    assert find_server(places) == server


def test_a_stopped_server_is_gone(places: Places, valkey: Valkey) -> None:
    server = find_server(places)

    valkey.stop()

    assert not server.is_running()
    assert not valkey.is_running()


def test_another_process_can_stop_it(places: Places, valkey: Valkey) -> None:
    Valkey(places).stop()

    assert not valkey.is_running()


@pytest.mark.parametrize("orderly", [True, False])
def test_a_queued_task_outlives_a_stop_and_a_kill(
    places: Places, valkey: Valkey, orderly: bool
) -> None:
    with connect(places) as client:
        client.lpush("queue", "report 7")
        server = find_server(places)
        # The file is written through once a second; waiting for it makes a kill a fair test.
        client.waitaof(num_local=1, num_replicas=0, timeout=5000)
    if orderly:
        valkey.stop()
    else:
        server.kill()
        server.wait()

    Valkey(places).start()

    with connect(places) as client:
        assert client.lrange("queue", 0, -1) == ["report 7"]


@pytest.mark.parametrize("name", ["with a space", "Клуб «Калуки»", 'it\'s "quoted"', "x" * 130])
def test_any_folder_name_will_do(folder: Path, name: str) -> None:
    for places in open_places(folder / name):
        Valkey(places).start()

        assert (places.valkey / "appendonlydir").is_dir()
