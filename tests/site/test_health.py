"""/healthz, for whatever watches the server."""

import pytest
from django.db import connection
from django.test import Client

from kaluki_site.celery import app, note_worker

NOWHERE = "redis+socket:///nowhere/valkey.sock"


@pytest.mark.django_db
def test_a_working_site_is_well_even_without_a_worker(client: Client, empty_cache: None) -> None:
    answer = client.get("/healthz")

    assert answer.status_code == 200
    assert answer.json() == {"database": True, "broker": True, "worker": False}


@pytest.mark.django_db
def test_a_worker_is_seen_by_its_heartbeat(client: Client, empty_cache: None) -> None:
    note_worker()

    assert client.get("/healthz").json()["worker"] is True


@pytest.mark.django_db
def test_without_a_broker_the_site_is_not_well(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.conf, "broker_write_url", NOWHERE)

    answer = client.get("/healthz")

    assert answer.status_code == 503
    assert answer.json()["broker"] is False


@pytest.mark.django_db(transaction=True)
def test_without_a_database_the_site_is_not_well(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection.close()
    monkeypatch.setitem(connection.settings_dict, "HOST", "/nowhere")

    answer = client.get("/healthz")

    assert answer.status_code == 503
    assert answer.json()["database"] is False


@pytest.mark.django_db
def test_the_answer_is_never_kept(client: Client) -> None:
    assert "no-store" in client.get("/healthz")["Cache-Control"]
