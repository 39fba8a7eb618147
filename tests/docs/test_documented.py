"""What a host can set or run is written down in docs/host.md, and nothing else is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from django.core.management import get_commands

PROJECT = Path(__file__).resolve().parents[2]
GUIDE = (PROJECT / "docs" / "host.md").read_text(encoding="utf-8")
PAGES = sorted((PROJECT / "docs").rglob("*.md"))
READERS = {"read_text", "read_path", "read_flag", "read_count", "read_list", "read_choice"}
# Of the tests and of script/prepare: no setting of a club.
SHELL_SETTINGS = {"PYTHON", "CHROMIUM", "TEST_DB_NAME"}


def find_settings() -> set[str]:
    """The names of the environment that the site's code reads."""
    return {
        name
        for path in (PROJECT / "kaluki_site").rglob("*.py")
        for name in names_read(ast.parse(path.read_text(encoding="utf-8")))
    }


def names_read(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=reader), args=[ast.Constant(value=str(name)), *_]):
                if reader in READERS:
                    yield name


def find_own_commands() -> set[str]:
    return {name for name, app in get_commands().items() if app == "tournaments"}


def documented_in(heading: str) -> set[str]:
    """The first cells of the table under a heading, without their backquotes."""
    section = GUIDE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `([^` ]+)[^`]*` \|", section, re.MULTILINE))


def test_every_setting_is_documented_and_every_documented_setting_exists() -> None:
    assert documented_in("Settings") == find_settings() | SHELL_SETTINGS


def test_every_command_is_documented_and_every_documented_command_exists() -> None:
    assert documented_in("Commands") == find_own_commands()
