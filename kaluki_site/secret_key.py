"""The key that signs sessions: given by the host, or made once for the embedded club."""

import os
from pathlib import Path

from django.core.management.utils import get_random_secret_key

from kaluki_site.environment import BadSetting, read_text


def find_secret_key(*, data: Path, embedded: bool, debug: bool) -> str:
    """SECRET_KEY of the environment, else the one kept in the data folder, made when missing.

    A club on its own database must set SECRET_KEY: its servers have to share one key.
    """
    given = read_text("SECRET_KEY")
    if given:
        return given
    if not (embedded or debug):
        raise BadSetting(
            "SECRET_KEY is not set. A club with its own DATABASE_URL needs one: a long random "
            "text, the same on every server and kept secret."
        )
    return _kept_key(data / "secret_key")


def _kept_key(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    key = get_random_secret_key()
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(key)
    return key
