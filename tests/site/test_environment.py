"""Settings of the environment: what is understood, and what is refused in plain words."""

import pytest

from kaluki_site.environment import (
    PREPARED,
    BadSetting,
    celery_url,
    read_count,
    read_database,
    read_flag,
    read_list,
    read_redis,
    read_text,
)


def test_an_address_gives_django_its_parts() -> None:
    database = read_database("postgresql://club:s%40fe@db.example:6432/hall?sslmode=require")

    assert database["NAME"] == "hall"
    assert (database["USER"], database["PASSWORD"]) == ("club", "s@fe")
    assert (database["HOST"], database["PORT"]) == ("db.example", "6432")
    assert database["OPTIONS"] == {"sslmode": "require"} | PREPARED


def test_an_address_may_name_a_socket_s_folder() -> None:
    database = read_database("postgresql://club@/club?host=/run/postgresql")

    assert (database["HOST"], database["PORT"]) == ("/run/postgresql", "")


@pytest.mark.parametrize(
    "url", ["sqlite:///club.db", "mysql://host/club", "club", "host=localhost dbname=club", "://"]
)
def test_another_database_is_refused(url: str) -> None:
    with pytest.raises(BadSetting, match="PostgreSQL is the only database"):
        read_database(url)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql://host", "names no database"),
        ("postgresql://host/", "names no database"),
        ("postgresql://host:port/club?no_such=1", "cannot be read"),
        ("postgresql://[host/club", "cannot be read"),
    ],
)
def test_an_address_nobody_can_use_is_refused(url: str, sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        read_database(url)


def test_a_refusal_does_not_tell_the_password() -> None:
    with pytest.raises(BadSetting) as refusal:
        read_database("postgresql://club:secret@[host/club")

    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize(
    "url", ["localhost:6379", "http://localhost", "/run/valkey.sock", "amqp://x"]
)
def test_another_broker_is_refused(url: str) -> None:
    with pytest.raises(BadSetting, match="REDIS_URL must start with"):
        read_redis(url)


@pytest.mark.parametrize(
    ("ours", "of_celery"),
    [
        ("redis://host:6379/1", "redis://host:6379/1"),
        ("rediss://:word@host/0", "rediss://:word@host/0"),
        ("unix:///run/valkey.sock", "redis+socket:///run/valkey.sock"),
        ("unix:///run/valkey.sock?db=3", "redis+socket:///run/valkey.sock?virtual_host=3"),
        (
            "unix:///run/valkey.sock?db=3&password=a%26b",
            "redis+socket:///run/valkey.sock?password=a%26b&virtual_host=3",
        ),
    ],
)
def test_celery_is_told_the_same_server(ours: str, of_celery: str) -> None:
    assert celery_url(ours) == of_celery


@pytest.mark.parametrize(
    ("value", "answer"), [("1", True), ("yes", True), ("ON", True), ("0", False), ("", False)]
)
def test_yes_and_no_are_written_in_several_ways(
    monkeypatch: pytest.MonkeyPatch, value: str, answer: bool
) -> None:
    monkeypatch.setenv("DEBUG", value)

    assert read_flag("DEBUG") is answer


@pytest.mark.parametrize("value", ["maybe", "2", "-1"])
def test_neither_yes_nor_no_is_refused(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("DEBUG", value)

    with pytest.raises(BadSetting, match="DEBUG is"):
        read_flag("DEBUG")


@pytest.mark.parametrize("value", ["two", "-1", "1.5", "²"])
def test_what_is_no_count_is_refused(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("WEB_THREADS", value)

    with pytest.raises(BadSetting, match="WEB_THREADS is"):
        read_count("WEB_THREADS", 4)


def test_unset_and_empty_both_give_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIME_ZONE", " ")
    monkeypatch.delenv("PORT", raising=False)

    assert read_text("TIME_ZONE", "UTC") == "UTC"
    assert read_count("PORT", 8000) == 8000


def test_a_list_is_parted_by_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLOWED_HOSTS", "club.example, www.club.example,,")

    assert read_list("ALLOWED_HOSTS") == ["club.example", "www.club.example"]
