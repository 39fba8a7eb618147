"""Settings read from the environment; docs/host.md lists every name.

A value nobody can use stops the start with one plain sentence.
"""

import os
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

from django.core.exceptions import ImproperlyConfigured
from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict

YES = frozenset({"1", "true", "yes", "on"})
NO = frozenset({"", "0", "false", "no", "off"})


class BadSetting(ImproperlyConfigured):
    """A setting of the environment that cannot be used; the text says which and why."""


def read_text(name: str, default: str = "") -> str:
    """The variable's value without surrounding space; unset and empty both give the default."""
    return os.environ.get(name, "").strip() or default


def read_path(name: str, default: Path) -> Path:
    return Path(read_text(name, str(default))).expanduser().absolute()


def read_flag(name: str, *, default: bool = False) -> bool:
    value = os.environ.get(name, "1" if default else "0").strip().lower()
    if value in YES:
        return True
    if value in NO:
        return False
    raise BadSetting(f"{name} is {value!r}; write 1 for yes or 0 for no.")


def read_count(name: str, default: int) -> int:
    """A whole number from 0."""
    value = read_text(name, str(default))
    if not (value.isascii() and value.isdigit()):
        raise BadSetting(f"{name} is {value!r}; write a whole number from 0.")
    return int(value)


def read_choice(name: str, default: str, choices: Collection[str]) -> str:
    value = read_text(name, default)
    if value not in choices:
        shown = sorted(choices)[:8]
        examples = ", ".join(shown) + (" …" if len(choices) > len(shown) else "")
        raise BadSetting(f"{name} is {value!r}, which is not known here; known are {examples}")
    return value


def read_list(name: str, default: str = "") -> list[str]:
    """Values separated by commas."""
    return [item.strip() for item in read_text(name, default).split(",") if item.strip()]


def read_database(url: str) -> dict[str, Any]:
    """Django's entry for a `postgresql://` address, in any form libpq understands.

    Raises BadSetting for another database, an address libpq cannot read or one without a
    database name. The address is not repeated: it may hold a password.
    """
    if _scheme_of(url) not in {"postgresql", "postgres"}:
        raise BadSetting(
            "DATABASE_URL must start with postgresql:// because PostgreSQL is the only database "
            "the club runs on, for example postgresql://club:secret@localhost:5432/club."
        )
    try:
        parts: dict[str, object] = dict(conninfo_to_dict(url))
    except ProgrammingError as problem:
        reason = str(problem).strip().replace(url, "the address")
        raise BadSetting(f"DATABASE_URL cannot be read: {reason}.") from None
    if not parts.get("dbname"):
        raise BadSetting(
            "DATABASE_URL names no database: add it after the last slash, as in "
            "postgresql://club:secret@localhost:5432/club."
        )
    return _django_database(parts)


PREPARED = {"server_side_binding": True, "prepare_threshold": 3}
"""Django's own options: a connection has a query planned once (docs/decisions/database.md)."""


def _django_database(parts: Mapping[str, object]) -> dict[str, Any]:
    names = {
        "dbname": "NAME",
        "user": "USER",
        "password": "PASSWORD",
        "host": "HOST",
        "port": "PORT",
    }
    return {
        "ENGINE": "django.db.backends.postgresql",
        **{django: str(parts.get(libpq, "")) for libpq, django in names.items()},
        "OPTIONS": {key: value for key, value in parts.items() if key not in names} | PREPARED,
        "CONN_MAX_AGE": 60,
        "CONN_HEALTH_CHECKS": True,
    }


def read_redis(url: str) -> str:
    """The address of Redis or Valkey, checked: `redis://`, `rediss://` or `unix:///path`."""
    if _scheme_of(url) not in {"redis", "rediss", "unix"}:
        raise BadSetting(
            "REDIS_URL must start with redis://, rediss:// or unix://, "
            "for example redis://localhost:6379/0."
        )
    return url


def celery_url(redis_url: str) -> str:
    """The same server as Celery spells it: a unix socket is `redis+socket:///path`."""
    address = urlsplit(redis_url)
    if address.scheme != "unix":
        return redis_url
    options = dict(parse_qsl(address.query))
    if "db" in options:
        options["virtual_host"] = options.pop("db")
    query = f"?{urlencode(options)}" if options else ""
    return f"redis+socket://{address.path}{query}"


def _scheme_of(url: str) -> str:
    scheme, separator, _ = url.partition("://")
    return scheme.lower() if separator else ""
