"""The lock files: whole, in step with what they are made from, and bound to no place."""

import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement

PROJECT = Path(__file__).resolve().parents[2]
LOCKS = ["requirements", "requirements-dev"]


def read_wanted(name: str) -> list[Requirement]:
    lines = (PROJECT / f"{name}.in").read_text().splitlines()
    return [Requirement(line) for line in lines if line and line[0] not in "#-"]


def read_locked(name: str) -> dict[str, str]:
    """The locked packages with their versions."""
    text = (PROJECT / f"{name}.txt").read_text()
    return dict(re.findall(r"^([a-z0-9.-]+)(?:\[[a-z,-]+\])?==([^ ]+)", text, re.MULTILINE))


def normalise(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", LOCKS)
def test_every_wanted_package_is_locked_at_the_wanted_version(name: str) -> None:
    locked = read_locked(name)

    for wanted in read_wanted(name):
        assert f"=={locked[normalise(wanted.name)]}" == str(wanted.specifier)


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_its_hashes(name: str) -> None:
    entries = re.split(r"\n(?=\S)", (PROJECT / f"{name}.txt").read_text().strip())

    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("name", LOCKS)
def test_no_lock_names_a_place_to_download_from(name: str) -> None:
    text = (PROJECT / f"{name}.txt").read_text()

    assert re.findall(r"https?://\S+|--(?:extra-)?index-url|--find-links", text) == []


def test_the_tests_run_with_the_very_versions_the_site_runs_with() -> None:
    site, tests = (read_locked(name) for name in LOCKS)

    assert site.items() <= tests.items()
