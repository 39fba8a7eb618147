"""Servers of these tests work on the very database the test does."""

import os

import pytest
from django.db import connection


@pytest.fixture
def shared_database(transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is committed, and a process started now finds it."""
    at = connection.settings_dict
    host, name, user = at["HOST"], at["NAME"], at["USER"]
    port = f"&port={at['PORT']}" if at["PORT"] else ""
    password = f"&password={at['PASSWORD']}" if at["PASSWORD"] else ""
    address = f"postgresql:///{name}?host={host}&user={user}{port}{password}"
    monkeypatch.setitem(os.environ, "DATABASE_URL", address)
    monkeypatch.setitem(os.environ, "SECRET_KEY", "only-for-tests")
