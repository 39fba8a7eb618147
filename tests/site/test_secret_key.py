"""The key that signs sessions."""

import stat
from pathlib import Path

import pytest

from kaluki_site.environment import BadSetting
from kaluki_site.secret_key import find_secret_key


@pytest.fixture(autouse=True)
def _no_key_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SECRET_KEY", raising=False)


def test_the_embedded_club_makes_one_and_keeps_it(tmp_path: Path) -> None:
    first = find_secret_key(data=tmp_path / "var", embedded=True, debug=False)

    assert len(first) >= 50
    assert find_secret_key(data=tmp_path / "var", embedded=True, debug=False) == first


def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    find_secret_key(data=tmp_path, embedded=True, debug=False)

    assert stat.S_IMODE((tmp_path / "secret_key").stat().st_mode) == 0o600


def test_two_clubs_have_two_keys(tmp_path: Path) -> None:
    one = find_secret_key(data=tmp_path / "one", embedded=True, debug=False)

    assert find_secret_key(data=tmp_path / "two", embedded=True, debug=False) != one


def test_a_given_key_is_used_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_KEY", "of the host")

    assert find_secret_key(data=tmp_path, embedded=True, debug=False) == "of the host"
    assert list(tmp_path.iterdir()) == []


def test_a_club_on_its_own_database_must_give_one(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="SECRET_KEY is not set"):
        find_secret_key(data=tmp_path, embedded=False, debug=False)


def test_an_empty_file_is_no_key(tmp_path: Path) -> None:
    (tmp_path / "secret_key").touch(0o600)

    with pytest.raises(BadSetting, match="is empty"):
        find_secret_key(data=tmp_path, embedded=True, debug=False)
