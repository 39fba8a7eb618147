"""A page hears that its tournament has moved on."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.conf import settings
from django.db import connection

from kaluki_site.live.hub import Hub
from kaluki_site.live.stream import LiveStream
from tests.cast import make_club, make_tournament
from tests.live.phone import PATIENCE, listening

pytestmark = pytest.mark.django_db(transaction=True)

LISTENING = (
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE query LIKE 'LISTEN%%' AND datname = current_database()"
)
END_LISTENING = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE query LIKE 'LISTEN%%' AND datname = current_database()"
)

MOVE_ON = "UPDATE tournaments_tournament SET version = 8 WHERE id = %s RETURNING id"

Story = Callable[[LiveStream], Coroutine[Any, Any, None]]


def play(story: Story) -> None:
    """Run a story with a hub of its own, in a thread of its own.

    The driver of the browser tests keeps an event loop running in the thread that all tests share.
    """

    async def run() -> None:
        hub = Hub()
        try:
            await story(LiveStream(hub, heartbeat_seconds=0.05))
        finally:
            await hub.close()

    with ThreadPoolExecutor(1) as stage:
        stage.submit(lambda: asyncio.run(run())).result()


@sync_to_async
def ask(question: str, *values: object) -> Any:
    try:
        with connection.cursor() as cursor:
            cursor.execute(question, values)
            return cursor.fetchall()[0][0]
    finally:
        connection.close()


async def announce(tournament_id: int, version: int) -> None:
    await ask("SELECT pg_notify('tournament_version', %s)", f"{tournament_id} {version}")


@pytest.fixture
def tournament_id() -> int:
    """A tournament at version 7."""
    tournament = make_tournament(make_club())
    tournament.version = 7
    tournament.save()
    return tournament.pk


def test_a_stream_begins_with_the_present_version(tournament_id: int) -> None:
    async def story(live: LiveStream) -> None:
        async with listening(live, f"/live/{tournament_id}") as phone:
            assert await phone.read_version() == 7
            assert phone.status == 200
            assert phone.headers[b"content-type"] == b"text/event-stream; charset=utf-8"
            assert phone.headers[b"cache-control"] == b"no-store"

    play(story)


def test_every_phone_of_the_hall_hears_a_new_version(tournament_id: int) -> None:
    async def story(live: LiveStream) -> None:
        path = f"/live/{tournament_id}"
        async with listening(live, path) as one, listening(live, path) as other:
            assert [await one.read_version(), await other.read_version()] == [7, 7]
            await announce(tournament_id, 8)
            assert [await one.read_version(), await other.read_version()] == [8, 8]

    play(story)


def test_another_tournament_s_news_are_not_ours(tournament_id: int) -> None:
    async def story(live: LiveStream) -> None:
        async with listening(live, f"/live/{tournament_id}") as phone:
            await phone.read_version()
            await announce(tournament_id + 1, 100)
            await announce(tournament_id, 8)
            assert await phone.read_version() == 8

    play(story)


def test_a_version_never_falls(tournament_id: int) -> None:
    async def story(live: LiveStream) -> None:
        async with listening(live, f"/live/{tournament_id}") as phone:
            await phone.read_version()
            await announce(tournament_id, 9)
            assert await phone.read_version() == 9
            await announce(tournament_id, 8)
            await announce(tournament_id, 10)
            assert await phone.read_version() == 10

    play(story)


def test_a_quiet_stream_is_kept_open_by_heartbeats(tournament_id: int) -> None:
    async def story(live: LiveStream) -> None:
        async with listening(live, f"/live/{tournament_id}") as phone:
            await phone.read_version()
            assert await phone.read() == b": \n\n"

    play(story)


def test_a_phone_that_leaves_is_forgotten(tournament_id: int) -> None:
    async def story(live: LiveStream) -> None:
        async with listening(live, f"/live/{tournament_id}") as phone:
            await phone.read_version()
        assert live.hub.count_listeners() == 0

    play(story)


def test_a_hundred_phones_share_one_connection(tournament_id: int) -> None:
    async def story(live: LiveStream) -> None:
        before = await ask(LISTENING)
        phones = [listening(live, f"/live/{tournament_id}") for _ in range(100)]
        opened = [await phone.__aenter__() for phone in phones]
        assert {await phone.read_version() for phone in opened} == {7}
        assert await ask(LISTENING) == before + 1
        for phone in phones:
            await phone.__aexit__(None, None, None)

    play(story)


def test_a_lost_connection_ends_the_streams_and_the_next_one_is_told_what_was_missed(
    tournament_id: int,
) -> None:
    async def story(live: LiveStream) -> None:
        path = f"/live/{tournament_id}"
        async with listening(live, path) as phone:
            await phone.read_version()
            await ask(END_LISTENING)
            await asyncio.wait_for(phone.ended.wait(), PATIENCE)
            await ask(MOVE_ON, tournament_id)
        async with listening(live, path) as again:
            assert await again.read_version() == 8
            await announce(tournament_id, 9)
            assert await again.read_version() == 9

    play(story)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/live/999999999", 404),
        ("GET", "/live/", 404),
        ("GET", "/live/one", 404),
        ("GET", "/live/1/2", 404),
        ("GET", "/live/99999999999999999999", 404),
        ("POST", "/live/1", 405),
    ],
)
def test_what_is_no_tournament_s_stream_is_refused(method: str, path: str, status: int) -> None:
    async def story(live: LiveStream) -> None:
        async with listening(live, path, method) as phone:
            await asyncio.wait_for(phone.ended.wait(), PATIENCE)
            assert phone.status == status

    play(story)


def test_closing_the_server_ends_every_stream(tournament_id: int) -> None:
    async def story(live: LiveStream) -> None:
        async with listening(live, f"/live/{tournament_id}") as phone:
            await phone.read_version()
            await live.hub.close()
            await asyncio.wait_for(phone.ended.wait(), PATIENCE)

    play(story)


def test_without_a_database_the_phone_is_sent_away_to_come_back(
    tournament_id: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection.close()
    monkeypatch.setitem(settings.DATABASES["default"], "HOST", "/nowhere")

    async def story(live: LiveStream) -> None:
        async with listening(live, f"/live/{tournament_id}") as phone:
            await asyncio.wait_for(phone.ended.wait(), PATIENCE)
            assert phone.status == 503

    play(story)
