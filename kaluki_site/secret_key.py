"""The key that signs sessions: given by the host, or made once for the embedded club."""

import os
import tempfile
from contextlib import suppress
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
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _make_key(path)
        key = path.read_text(encoding="ascii").strip()
    except OSError as problem:
        raise BadSetting(
            f"The club cannot keep its data in {path.parent}: {problem.strerror}. "
            "Choose a folder it may write to: DATA_DIR=/another/folder."
        ) from None
    if not key:
        raise BadSetting(f"{path} is empty. Remove it: a new key is made, and people log in anew.")
    return key


def _make_key(path: Path) -> None:
    """Written whole before it has its name: a start beside ours never reads half of it."""
    descriptor, unfinished = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(get_random_secret_key())
    with suppress(FileExistsError):
        os.link(unfinished, path)
    Path(unfinished).unlink()
